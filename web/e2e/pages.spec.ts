import { expectAccessible } from './axe';
import { expect, test } from './parlor';

const PAGES = [
  '/',
  '/create/riichi',
  '/rules/riichi',
  '/rules/zole',
  '/rules/backgammon',
  '/glossary',
  '/settings',
  '/nowhere',
];

for (const theme of ['light', 'dark'] as const) {
  test(`every page is accessible, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, path);
    }
  });
}

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
  test(`six languages, and nothing wider than ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    for (const [code, title] of [
      ['lt', 'Sėskitės'],
      ['lv', 'Sēdieties'],
      ['et', 'Istu maha'],
      ['fi', 'Istu pelaamaan'],
      ['ja', '席について'],
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
  });
}
