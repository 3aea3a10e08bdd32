/** A player who wants it selects with the first click and plays with the second, with a mouse too. */
import type { Page } from '@playwright/test';

import { expect, roomAgainst, test } from './parlor';
import { RiichiSeat } from './riichi';
import { ZoleSeat } from './zole';

/** Two steps are chosen in the settings, and remembered. */
async function chooseTwoSteps(page: Page): Promise<void> {
  await page.goto('/settings');
  const choice = page.getByLabel('Mouse: first click selects, second click plays');
  await expect(choice).not.toBeChecked();
  await choice.check();
  await page.reload();
  await expect(choice).toBeChecked();
}

/** The first click lifts a piece, a click on another one lifts that instead, and only the second plays. */
async function playsInTwoSteps(page: Page, played: () => Promise<number>): Promise<void> {
  const [open, lifted] = [page.locator('.held.open'), page.locator('.held.lifted')];
  const before = await played();
  await open.last().click();
  await expect(lifted).toHaveCount(1);
  await expect(page.getByText(/: click again to play it$/).first()).toBeVisible();
  // Where only one card may be played there is no other to lift.
  if ((await open.count()) > 1) await open.first().click();
  await expect(lifted).toHaveCount(1);
  expect(await played()).toBe(before);
  await lifted.click();
  await expect.poll(played).toBeGreaterThan(before);
}

test('riichi: with two steps chosen the first click discards nothing', async ({ page }) => {
  await chooseTwoSteps(page);
  await page.goto(`/table/${await roomAgainst('riichi', 'tenhou length=east')}`);
  const seat = new RiichiSeat(page);
  while ((await seat.asked()) !== 'discard') await seat.pass.click();
  await playsInTwoSteps(page, () => page.locator('ol[aria-label="Your discards"] > li').count());
});

test('Zole: with two steps chosen the first click plays no card', async ({ page }) => {
  await chooseTwoSteps(page);
  await page.goto(`/table/${await roomAgainst('zole', 'tournament-lv')}`);
  const seat = new ZoleSeat(page);
  for (;;) {
    const asked = await seat.asked();
    if (asked === 'play') break;
    if (asked === 'over') await seat.dialog.getByRole('button', { name: 'Ready' }).click();
    else await page.locator('.calls .action.pass').click();
  }
  const held = await page.locator('.held').count();
  await playsInTwoSteps(page, async () => held - (await page.locator('.held').count()));
});
