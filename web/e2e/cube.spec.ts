import type { Page } from '@playwright/test';

import { expectAccessible } from './axe';
import { BackgammonSeat } from './backgammon';
import { expect, roomAgainst, roomFor, test } from './parlor';

/** Puts the first legal turn together and confirms it. */
async function playTurn(seat: BackgammonSeat): Promise<void> {
  while ((await seat.asked()) === 'move') {
    await seat.point(await seat.hindmost()).click();
    await seat.page.locator('.point.target .hit').last().click();
  }
  await seat.main.click();
}

const dice = (page: Page, side: 'mine' | 'theirs') => page.locator(`.dice[data-side="${side}"]`);

test('a double: the cube lies before the player who answers, and the dice until the next roll', async ({
  page,
  other,
}) => {
  const room = await roomFor('backgammon', 'standard to=5');
  const guest = await other.newPage();
  for (const one of [page, guest]) {
    await one.goto(`/table/${room}`);
    await one.getByRole('button', { name: 'Ready', exact: true }).click();
  }
  // The opening roll says who begins; the other may double before rolling.
  const begins = await Promise.race(
    [page, guest].map(async (one) => {
      await one.locator('.point.source').first().waitFor();
      return one;
    }),
  );
  const doubles = begins === page ? guest : page;
  const name = doubles === page ? 'Liepa' : 'Aino';
  await playTurn(new BackgammonSeat(begins));

  // What was rolled still lies there for both, though the other is to roll.
  await expect(dice(begins, 'mine')).toBeVisible();
  await expect(dice(doubles, 'theirs')).toBeVisible();
  await doubles.getByRole('button', { name: /^Double/ }).click();

  await expect(begins.locator('.below .plate')).toContainText(`${name} doubles to 2`);
  await expect(begins.locator('.below .plate')).toHaveClass(/active/);
  await expect(begins.locator('.cube[data-offered][data-side="mine"]')).toHaveText('2');
  await expect(doubles.locator('.below .plate')).toContainText('You double to 2');
  await expect(doubles.locator('.cube[data-offered][data-side="theirs"]')).toHaveText('2');
  await expectAccessible(begins, 'a double to answer');

  await begins.getByRole('button', { name: /^Take/ }).click();
  await expect(begins.locator('.cube[data-side="mine"]:not([data-offered])')).toHaveText('2');
  await expect(doubles.locator('.cube[data-side="theirs"]:not([data-offered])')).toHaveText('2');
  await expect(dice(doubles, 'mine')).toBeVisible();
  // The cube is the other player's now: the button says so.
  await doubles.keyboard.press('d');
  await expect(doubles.locator('.below .plate')).toContainText('Your opponent owns the cube');
});

test('what a computer rolls lies there before my next roll takes its place', async ({ page }) => {
  await page.goto(`/table/${await roomAgainst('backgammon', 'standard to=1', 'linear')}`);
  const seat = new BackgammonSeat(page);
  await seat.asked();
  await page.keyboard.press('Escape');
  await expect(dice(page, 'mine')).toBeVisible();
  await playTurn(seat);
  // In a match to one point nobody doubles: the computer's turn and my next roll come at once.
  await expect(dice(page, 'theirs')).toBeVisible();
  await expect(dice(page, 'mine')).toBeVisible();
});
