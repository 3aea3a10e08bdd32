import { expect, MORE, test } from './parlor';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of SIZES)
  test(
    `every term has a drawing with a name at ${viewport.width} × ${viewport.height}`,
    viewport.width === 390 ? {} : MORE,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/glossary');
      const terms = page.locator('dl > div');
      await expect(terms.first()).toBeVisible();
      const bare = await terms.evaluateAll((entries) =>
        entries.flatMap((entry) =>
          entry.querySelector('.drawing [role="img"][aria-label], .drawing table') ? [] : [entry.id],
        ),
      );
      expect(bare).toEqual([]);
      expect(await terms.count()).toBe(270);
      // Nothing widens the page or is cut off at its edge.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      const wide = await page
        .locator('.drawing > *')
        .evaluateAll((drawings) =>
          drawings.flatMap((one) => (one.scrollWidth > one.clientWidth + 1 ? [one.closest('dl > div')?.id ?? ''] : [])),
        );
      expect(wide).toEqual([]);
    },
  );
