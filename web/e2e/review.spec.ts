import type { Page } from '@playwright/test';

import { expectAccessible } from './axe';
import { agentsIn, expect, having, MORE, test } from './parlor';

const SHORT = '../testdata/backgammon/club-match.mat';
const errors = (page: Page) => page.getByRole('tabpanel').getByRole('listitem').getByRole('button');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

// The server judges one match at a time for each address.
test.describe.configure({ mode: 'serial' });

async function reviewed(page: Page, file = SHORT): Promise<void> {
  await page.goto('/study');
  await page.getByRole('link', { name: /^Review/ }).click();
  await expect(page).toHaveURL('/study/review');
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(page).toHaveURL(/\/study\/review\?record=[0-9a-f]{16}/);
  await expect(page.getByRole('row', { name: /^Performance rating/ })).toBeVisible({ timeout: 60_000 });
}

test('a record is reviewed, its worst error found and opened in the replay; a reload loses nothing', async ({
  page,
}) => {
  // A broken file says what is wrong, and the way is open for another.
  await page.goto('/study/review');
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'broken.mat',
    mimeType: 'text/plain',
    buffer: Buffer.from(' 3 point match\n\n Game 1\n one'),
  });
  await expect(page.getByRole('alert')).toContainText('broken.mat cannot be opened');
  await expect(page.getByRole('alert')).toContainText(/line \d/);
  await expectAccessible(page, 'broken record');

  await reviewed(page);
  // The list begins with what cost most, and every row is a decision that is worse than its best.
  const costs = (await errors(page).locator('.cost').allInnerTexts()).map((text) => Number(text.replace('−', '-')));
  expect(costs.length).toBeGreaterThan(1);
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  expect(Math.max(...costs)).toBeLessThanOrEqual(-0.04);
  await expect(page.getByRole('tab', { name: /^Errors/ })).toHaveText(`Errors ${costs.length}`);

  // The worst error: its board, what was better, and why.
  await page.keyboard.press('e');
  await expect(errors(page).first()).toHaveAttribute('aria-current', 'step');
  const best = await errors(page).first().locator('.best').innerText();
  await expect(page.locator('.verdict')).toContainText(`Best: ${best.replace('best: ', '')}`);
  const step = await title(page).innerText();
  await expectAccessible(page, 'review');

  // What is chosen and what was found are there again, without the server.
  const place = new URL(page.url()).hash;
  await page.route('**/api/reviews**', (route) => route.abort());
  await page.reload();
  await expect(title(page)).toHaveText(step);
  await expect(errors(page).first()).toHaveAttribute('aria-current', 'step');
  expect((await errors(page).locator('.cost').allInnerTexts()).length).toBe(costs.length);

  await page.getByRole('button', { name: 'Open in replay' }).click();
  await expect(page).toHaveURL(/\/replay/);
  await expect(title(page)).toHaveText(step);
  // And back: the replay leads to the review of the same step.
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page).toHaveURL(new RegExp(`/study/review\\?record=[0-9a-f]{16}${place.replace('.', '\\.')}`));
  await expect(title(page)).toHaveText(step);
});

test('a record of a game without reviews is refused in words, and can be replayed', async ({ page }) => {
  await page.goto('/study/review');
  await page.getByLabel('Choose a file').setInputFiles('../testdata/riichi/records/short.mjlog');
  await expect(page.getByRole('status').filter({ hasText: 'is not reviewed here' })).toBeVisible();
});

test('a review goes on after a reload, can be stopped and begun again', MORE, async ({ page }) => {
  await page.goto('/study/review');
  await page.getByLabel('Choose a file').setInputFiles('../testdata/zole/friday-club.zole');
  const decisions = page.getByText(/^Reviewed by .* Decisions: [1-9]\d*\./);
  await expect(decisions).toBeVisible({ timeout: 60_000 });
  const known = async (): Promise<number> => Number(/: (\d+)\.$/.exec(await decisions.innerText())?.[1]);
  const before = await known();
  await page.reload();
  await expect(page.getByRole('progressbar', { name: 'Progress of the review' })).toBeVisible();
  await expect.poll(known).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The review was stopped.' })).toBeVisible();
  await page.getByRole('button', { name: 'Review again' }).click();
  await expect(page.getByRole('progressbar', { name: 'Progress of the review' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Review again' })).toBeVisible();
});

test('a match of a room is reviewed under its own address, and the same elsewhere', MORE, async ({ page, other }) => {
  const room = await agentsIn('zole', 'lzf-classic, round_length=1', 'rules');
  await page.goto(`/table/${room}`);
  await expect(page.locator('dialog[open]')).toBeVisible({ timeout: 100_000 });
  const way = page.getByRole('dialog').getByRole('link', { name: 'Review' });
  await expect(way).toHaveAttribute('href', new RegExp(`/study/review\\?room=${room}`));
  const costs: string[][] = [];
  for (const reader of [page, await other.newPage()]) {
    await reader.goto(`/study/review?room=${room}&nth=1`);
    await expect(reader.getByRole('row', { name: /^Lost in all/ })).toBeVisible({ timeout: 100_000 });
    await reader.getByRole('tab', { name: 'All decisions' }).click();
    costs.push(await reader.locator('[data-nth] .cost').allInnerTexts());
  }
  expect(costs[0]?.length).toBeGreaterThan(1);
  expect(costs[1]).toEqual(costs[0]);
});

const FITS = [
  ...['en', 'lv', 'lt', 'et', 'fi', 'ja'].map((language) => [language, 360] as const),
  ['lv', 768] as const,
  ['ja', 1440] as const,
];
for (const [language, width] of FITS)
  test(`the review fits ${width} pixels in ${language}`, MORE, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      storageState: having({ language, theme: 'system', nickname: 'Liepa', animation: false, sound: false }),
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto('/study/review');
    await page.locator('input[type=file]').setInputFiles(SHORT);
    await expect(page.locator('[data-nth]').first()).toBeVisible({ timeout: 60_000 });
    await page.locator('[data-nth]').first().click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page, `review ${language} ${width}`);
    await context.close();
  });
