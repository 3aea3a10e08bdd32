import type { Page } from '@playwright/test';

import { BackgammonSeat } from './backgammon';
import { expect, roomAgainst, test } from './parlor';
import { RiichiSeat } from './riichi';
import { ZoleSeat } from './zole';

/** Every sentence has its words: no key of a message is shown. */
const expectWords = (page: Page): Promise<void> =>
  expect(page.locator('.why').first()).not.toContainText(/\b(riichi|zole|bg|backgammon|study|yaku)-[a-z]/i);

test('a hint in riichi: values on the tiles, the best one marked, reasons beside', async ({ page }) => {
  await page.goto(`/table/${await roomAgainst('riichi', 'tenhou length=east')}`);
  const seat = new RiichiSeat(page);
  while ((await seat.asked()) === 'pass') await seat.pass.click();
  await page.keyboard.press('h');
  await expect(page.locator('.why .verdict')).not.toBeEmpty();
  await expect(page.locator('.held.best')).toHaveCount(1);
  expect(await page.locator('.held .tag').count()).toBeGreaterThan(1);
  await expectWords(page);
  // What it recommends is among what it has weighed, and may be played.
  await expect(page.locator('.held.best')).toHaveClass(/open/);
  await page.locator('.held.best').click();
  await expect(page.locator('.held.best')).toHaveCount(0);
});

test('a hint in Zole: values on the cards', async ({ page }) => {
  await page.goto(`/table/${await roomAgainst('zole', 'tournament-lv')}`);
  const seat = new ZoleSeat(page);
  for (let asked = await seat.asked(); asked !== 'play'; asked = await seat.asked()) {
    if (asked === 'call') await page.getByRole('button', { name: /^Take/ }).click();
    else {
      for (const left of [1, 0]) {
        await seat.open.last().click();
        await expect(seat.frames).toHaveCount(left);
      }
      await page.getByRole('button', { name: /^Bury/ }).click();
    }
  }
  await page.keyboard.press('h');
  await expect(page.locator('.held .tag').first()).toBeVisible();
  await expectWords(page);
  await expect(page.locator('.held.best')).toHaveCount(1);
});

test('a hint in backgammon: the play drawn on the board, candidates beside', async ({ page }) => {
  await page.goto(`/table/${await roomAgainst('backgammon', 'standard to=1')}`);
  const seat = new BackgammonSeat(page);
  while ((await seat.asked()) === 'confirm') await seat.main.click();
  await page.getByRole('button', { name: /^Ask/ }).click();
  await expect(page.locator('.why .verdict')).not.toBeEmpty();
  await expect(page.locator('.board path.line').first()).toBeVisible();
  await expectWords(page);
});
