import { expectAccessible } from './axe';
import { expect, listedRoom, MORE, roomAgainst, test } from './parlor';

const PAGES = [
  '/',
  '/create/riichi',
  '/create/zole',
  '/create/backgammon',
  '/rules/riichi',
  '/rules/zole',
  '/rules/backgammon',
  '/glossary',
  '/settings',
  '/replay',
  '/replay/none-there',
  '/table/none-there',
  '/study',
  '/lab',
  '/games',
  '/nowhere',
];

for (const width of [360, 1440]) {
  test(`every page is accessible at ${width} px`, width === 360 ? {} : MORE, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of PAGES) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, path);
    }
  });
}

test('the first page with rooms, a seat that waits and a password asked for is accessible', async ({ page }) => {
  const room = await listedRoom('Tampere mahjong club', 'riichi', 'tampere');
  await page.goto(`/table/${await roomAgainst('backgammon', 'standard to=3')}`);
  await expect(page.locator('[data-point="0"]')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Resume/ })).toBeVisible();
  const join = page.getByRole('button', { name: 'Join Tampere mahjong club' });
  await expect(join).toBeVisible();
  await expectAccessible(page, 'rooms');
  await join.click();
  await expect(page.getByRole('dialog').getByLabel('Password')).toBeFocused();
  await expectAccessible(page, 'password');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // Anyone who follows the link is asked on a page of its own.
  await page.goto(`/table/${room}`);
  await page.getByLabel('Password').fill('turku');
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.getByRole('alert')).toContainText('Wrong password');
  await expectAccessible(page, 'locked room');
});

test('every way to make a room is accessible', async ({ page }) => {
  await page.goto('/create/backgammon');
  await page.getByLabel('Seat 2').selectOption('agent mcts');
  await page.locator('details').first().click();
  await expectAccessible(page, 'a room with an agent');
  await page.getByRole('radio', { name: /Two on this screen/ }).check();
  await expectAccessible(page, 'two at one screen');
  await page.getByRole('radio', { name: /Agents only/ }).check();
  await expectAccessible(page, 'agents only');
});

test('a way within the page leads the focus to the new heading', async ({ page }) => {
  await page.goto('/');
  for (const [link, title] of [
    ['Rules', 'Riichi'],
    ['Settings', 'Settings'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(title);
    await expect(heading).toBeFocused();
  }
});

for (const width of [360, 1440]) {
  test(`six languages, and nothing wider than ${width} px`, width === 360 ? {} : MORE, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    for (const [code, title] of [
      ['lt', 'Sėskite'],
      ['lv', 'Sēdieties'],
      ['et', 'Istu lauda'],
      ['fi', 'Istu pöytään'],
      ['ja', '卓に着いて'],
      ['en', 'Sit down'],
    ] as const) {
      await page.locator('select').first().selectOption(code);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), code).toBeLessThanOrEqual(width);
    }
    // The choice outlives the page.
    await page.locator('select').first().selectOption('fi');
    await page.goto('/glossary');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
    await expect(page.locator('#bg-prime svg.board')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'glossary').toBeLessThanOrEqual(width);
  });
}

test('an address opens the glossary at its term, and related terms lead on', async ({ page }) => {
  await page.goto('/glossary#ryanmen');
  const ryanmen = page.locator('#riichi-wait-ryanmen');
  await expect(ryanmen).toBeFocused();
  await expect(ryanmen).toBeInViewport();
  await expect(ryanmen).toContainText('3 or 6');
  await ryanmen.getByRole('link', { name: 'edge wait' }).click();
  await expect(page.locator('#riichi-wait-penchan')).toBeFocused();
  await page.goBack();
  await expect(ryanmen).toBeFocused();
  // What is chosen above hides other terms until an address names one.
  await page.getByRole('button', { name: 'Zole' }).click();
  await page.getByLabel('Find').fill('bury');
  await expect(page.locator('dt').first()).toContainText('bury two cards');
  await expect(ryanmen).toBeHidden();
});

test('a term of the rules says what it means and leads to the glossary', async ({ page }) => {
  await page.goto('/rules/backgammon');
  const blot = page.getByRole('link', { name: 'blot', exact: true }).first();
  await blot.focus();
  await expect(page.getByRole('tooltip')).toHaveText('A single checker on a point.');
  await expectAccessible(page, 'a term explained');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await blot.click();
  await expect(page.locator('#bg-blot')).toBeFocused();
});
