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
  const tags = page.locator('.hand .tag');
  expect(await tags.count()).toBeGreaterThan(1);
  await expectWords(page);
  // Tags are differences: one is the best, and all others have a sign or are as good.
  await expect(tags.filter({ hasText: /^(best|choice)$/ })).toHaveCount(1);
  for (const text of await tags.allInnerTexts()) expect(text).toMatch(/^(best|choice|=|(≤ |≥ )?[+−]?\d.*)$/);
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
  await expect(page.locator('.hand .tag').first()).toBeVisible();
  await expectWords(page);
  await expect(page.locator('.held.best')).toHaveCount(1);
  // The verdict comes forward, also where the score sheet was open.
  await expect(page.locator('.why .verdict')).not.toBeEmpty();
});

test('why not another card: by its tag, by its row and by the keys; Escape returns', async ({ page }) => {
  await page.goto(`/table/${await roomAgainst('riichi', 'tenhou length=east')}`);
  const seat = new RiichiSeat(page);
  while ((await seat.asked()) === 'pass') await seat.pass.click();
  await page.keyboard.press('h');
  const verdict = page.locator('.why .verdict');
  await expect(verdict).not.toBeEmpty();
  const action = await verdict.innerText();
  const back = page.getByRole('button', { name: /^Back/ });

  await page.locator('.hand .tag button:not(.best)').first().click();
  await expect(verdict).toHaveText(/^Why not .+\?$/);
  await page.keyboard.press('Escape');
  await expect(verdict).toHaveText(action);

  // The first row is pointed at: the board lifts its tile.
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.held.lifted').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(back).toBeFocused();
  await back.click();
  await expect(verdict).toHaveText(action);

  // Behind “More” every candidate has its row.
  await page.keyboard.press('m');
  await expect(page.locator('.why table').first()).toBeVisible();
  await page.locator('.why table [data-candidate]').last().click();
  await expect(verdict).toHaveText(/^Why not /);
});

test('an agent that gives no answer costs nothing, and can be asked again', async ({ page }) => {
  const code = await roomAgainst('backgammon', 'standard to=1');
  await page.route(`**/api/rooms/${code}/advice`, (route) => route.abort(), { times: 1 });
  await page.goto(`/table/${code}`);
  const seat = new BackgammonSeat(page);
  while ((await seat.asked()) === 'confirm') await seat.main.click();
  await page.keyboard.press('h');
  await expect(page.getByText('No answer from this agent. Your game is safe.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.locator('.why .verdict')).not.toBeEmpty();
});

test('on a phone the hand stays in sight above the verdict, and a tap on the table closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/table/${await roomAgainst('riichi', 'tenhou length=east')}`);
  const seat = new RiichiSeat(page);
  while ((await seat.asked()) === 'pass') await seat.pass.click();
  await page.keyboard.press('h');
  await expect(page.locator('.why .verdict')).not.toBeEmpty();
  const sheet = await page.locator('aside').boundingBox();
  const hand = await page.locator('.hand').boundingBox();
  expect(sheet?.height).toBeLessThanOrEqual(340);
  expect((hand?.y ?? 0) + (hand?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
  await page.locator('.board .felt').click({ position: { x: 195, y: 10 } });
  await expect(page.locator('.why')).toHaveCount(0);
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

test('what an agent can be told is said in words, not in those of its program', async ({ page }) => {
  await page.goto(`/table/${await roomAgainst('backgammon', 'standard to=3')}`);
  await page.locator('#agent').selectOption('expectiminimax');
  await page.getByText('Parameters', { exact: true }).click();
  const choices = page.locator('.parameters option');
  await expect(choices.filter({ hasText: 'No pruning' })).toHaveCount(1);
  await expect(choices.filter({ hasText: 'as printed in the source' })).toHaveCount(1);
  const words = await choices.allInnerTexts();
  for (const word of ['none', 'gamma', 'star1', 'star2', 'seed', 'repaired']) expect(words).not.toContain(word);
});
