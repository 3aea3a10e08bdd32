import type { Page } from '@playwright/test';

import { expect, roomWithClock, test } from './parlor';

const PHONE = { width: 360, height: 740 };
const RULES = { backgammon: 'standard to=5', zole: 'tournament-lv' };

test.use({ viewport: PHONE });

/** Names on plates that are longer than their place. */
const cut = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('.plate b:first-child')
    .evaluateAll((found) => found.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));

for (const game of ['backgammon', 'zole'] as const)
  test(`no name is cut on a phone while a clock runs beside it: ${game}`, async ({ page, other }) => {
    const room = await roomWithClock(game, RULES[game], 2);
    const guest = await other.newPage();
    await guest.setViewportSize(PHONE);
    for (const one of [page, guest]) {
      await one.goto(`/table/${room}`);
      await one.getByRole('button', { name: 'Ready', exact: true }).click();
    }
    // Everyone sees the time of the player who is asked.
    const waits = await Promise.race(
      [page, guest].map(async (one) => {
        await one.locator('.plate .clock').first().waitFor();
        return one;
      }),
    );
    await expect(waits.locator('.plate b:first-child', { hasText: /Liepa|Aino/ }).first()).toBeVisible();
    for (const one of [page, guest]) expect(await cut(one)).toEqual([]);
  });
