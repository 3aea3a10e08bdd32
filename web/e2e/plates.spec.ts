import type { BrowserContext, Page } from '@playwright/test';

import { CHOSEN, expect, roomWithClock, test } from './parlor';

const RULES = { backgammon: 'standard to=5', zole: 'tournament-lv' };
/** A phone, the same on its side, and a small window with the panel beside the table. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 1024, height: 768 },
];

/** Names on plates of which not everything is seen. */
const cut = (page: Page): Promise<(string | null)[]> =>
  page.locator('.who b:first-child').evaluateAll((found) =>
    found
      .filter((name) => {
        const room = name.parentElement?.getBoundingClientRect().right ?? 0;
        return name.scrollWidth > name.clientWidth || name.getBoundingClientRect().right > room + 1;
      })
      .map((name) => name.textContent),
  );

async function sitDown(context: BrowserContext, nickname: string, room: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(
    (chosen) => localStorage.setItem('parlor-settings', chosen),
    JSON.stringify({ ...CHOSEN, nickname }),
  );
  await page.goto(`/table/${room}`);
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  return page;
}

for (const game of ['backgammon', 'zole'] as const)
  test(`no name is cut while a clock runs beside it: ${game}`, async ({ context, other }) => {
    const room = await roomWithClock(game, RULES[game], 2);
    const pages = [await sitDown(context, 'Konstancija', room), await sitDown(other, 'Margarita', room)];
    // Everyone sees the time of the player who is asked.
    await Promise.race(pages.map((page) => page.locator('.plate .clock').first().waitFor()));
    for (const page of pages)
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect(page.locator('.who b:first-child').first()).toBeVisible();
        await expect.poll(() => cut(page), `${size.width} px`).toEqual([]);
      }
  });
