import type { WebSocketRoute } from '@playwright/test';

import { expectAccessible } from './axe';
import { expect, roomAgainst, test } from './parlor';
import { RiichiSeat } from './riichi';

/** Plays until some tiles lie in the river and it is the player's turn; a deal that ends early is followed by another. */
async function toTheMiddle(seat: RiichiSeat): Promise<void> {
  for (let discards = 0; discards < 4 || (await seat.asked()) !== 'discard'; ) {
    const asked = await seat.asked();
    if (asked === 'over') {
      await seat.dialog.getByRole('button', { name: 'Ready' }).click();
      discards = 0;
    } else if (await seat.pass.isVisible()) await seat.pass.click();
    else {
      await seat.open.last().click();
      discards += 1;
    }
  }
}

test('a reload in the middle of a hand brings everything back', async ({ page }) => {
  await page.goto(`/table/${await roomAgainst('riichi', 'tenhou length=east')}`);
  const seat = new RiichiSeat(page);
  await toTheMiddle(seat);
  const before = await page.locator('.text-form dl').innerText();
  await page.reload();
  expect(await seat.asked()).toBe('discard');
  await expect(page.locator('.text-form dl')).toHaveText(before, { useInnerText: true });
  const tiles = await seat.tiles.count();
  await seat.open.last().click();
  await seat.asked();
  expect(await seat.tiles.count()).toBeLessThanOrEqual(tiles);
});

test('a lost connection comes back by itself, and the hand goes on', async ({ page }) => {
  const lines: WebSocketRoute[] = [];
  let down = false;
  await page.routeWebSocket(/socket$/, (line) => {
    if (down) {
      void line.close({ code: 1012 });
      return;
    }
    line.connectToServer();
    lines.push(line);
  });
  await page.goto(`/table/${await roomAgainst('riichi', 'tenhou length=east')}`);
  const seat = new RiichiSeat(page);
  await toTheMiddle(seat);
  const before = await page.locator('.text-form dl').innerText();
  down = true;
  await lines[0]?.close({ code: 1012, reason: 'the server starts again' });
  await expect(page.getByText('Connection lost', { exact: false })).toBeVisible();
  // Meanwhile nothing can be played, by mouse or by key, and it is said so.
  await expect(page.getByText('You can play again once')).toBeVisible();
  await expect(page.locator('.board').first()).toHaveAttribute('inert');
  await page.keyboard.press('d');
  await expect(page.locator('.held:focus')).toHaveCount(0);
  await expectAccessible(page, 'connection lost');
  down = false;
  await expect(page.getByText('Back at the table')).toBeVisible();
  expect(lines).toHaveLength(2);
  await expect(page.locator('.text-form dl')).toHaveText(before, { useInnerText: true });
  await seat.open.last().click();
  await expect(page.locator('.text-form dl')).not.toHaveText(before, { useInnerText: true });
});

test('a player who closes the page finds the table on the first page again', async ({ page, context }) => {
  await page.goto(`/table/${await roomAgainst('riichi', 'tenhou length=east')}`);
  const seat = new RiichiSeat(page);
  await toTheMiddle(seat);
  const hand = await seat.tiles.allInnerTexts();
  await page.close();
  const again = await context.newPage();
  await again.goto('/');
  await expect(again.getByText('Your turn')).toBeVisible();
  await again.getByRole('link', { name: /^Resume.*Riichi/ }).click();
  const back = new RiichiSeat(again);
  expect(await back.asked()).toBe('discard');
  expect(await back.tiles.allInnerTexts()).toEqual(hand);
});

test('the seat moves to another device, and back', async ({ page, other }) => {
  const room = await roomAgainst('riichi', 'tenhou length=east');
  await page.goto(`/table/${room}`);
  const seat = new RiichiSeat(page);
  await toTheMiddle(seat);
  const hand = await seat.tiles.allInnerTexts();
  const kept = await page.evaluate(() => localStorage.getItem('parlor-seats') ?? '{}');
  const { token } = (JSON.parse(kept) as Record<string, { token: string }>)[room] ?? { token: '' };

  const phone = await other.newPage();
  await phone.goto(`/table/${room}#seat=${token}`);
  const there = new RiichiSeat(phone);
  expect(await there.asked()).toBe('discard');
  expect(await there.tiles.allInnerTexts()).toEqual(hand);
  expect(phone.url()).not.toContain(token);

  // Only one of them plays, the first is told so and can have the seat back.
  await expect(page.getByText('You are playing this seat on another device or in another tab.')).toBeVisible();
  await page.getByRole('button', { name: 'Play here' }).click();
  expect(await seat.asked()).toBe('discard');
  await expect(phone.getByRole('button', { name: 'Play here' })).toBeVisible();
});
