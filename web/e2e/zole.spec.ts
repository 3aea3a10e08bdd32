import { expectAccessible } from './axe';
import { expect, roomAgainst, test } from './parlor';
import { focusOn } from './keyboard';
import { ZoleSeat } from './zole';

const ONE_DEAL = 'tournament-lv, round_length=1';

test('a whole Zole deal by mouse', async ({ page }) => {
  await page.goto(`/table/${await roomAgainst('zole', ONE_DEAL, 'rules')}`);
  const seat = new ZoleSeat(page);
  let full = 0;
  const cards = await seat.playDeal({
    call: () => page.getByRole('button', { name: /^Take/ }).click(),
    bury: async () => {
      for (const left of [1, 0]) {
        await seat.open.last().click();
        await expect(seat.frames).toHaveCount(left);
      }
      await page.getByRole('button', { name: /^Bury/ }).click();
    },
    play: async () => {
      await seat.open.first().click();
      // The others follow at once; the full trick lies there all the same, unless someone throws in.
      await page.locator('.played.takes, dialog[open]').first().waitFor();
      full += await page.locator('.played.takes').count();
    },
  });
  expect(cards).toBeLessThanOrEqual(8);
  expect(full).toBeGreaterThan(0);
  await settled(seat);
  await expectAccessible(page, 'the round is over');
  // A player who comes back finds the result, the sheet and the table as they were.
  await page.reload();
  await settled(seat);
  await seat.dialog.getByRole('button', { name: 'View table' }).click();
  await expect(page.getByRole('group', { name: 'Game over' }).getByRole('link', { name: 'Replay' })).toBeVisible();
});

test('a whole Zole deal by keyboard', async ({ page }) => {
  await page.goto(`/table/${await roomAgainst('zole', ONE_DEAL, 'rules')}`);
  const seat = new ZoleSeat(page);
  const press = (key: string) => page.keyboard.press(key);
  await seat.playDeal({
    call: () => press('t'),
    bury: async () => {
      for (const left of [1, 0]) {
        await focusOn(page, '.held');
        await press('Enter');
        await expect(seat.frames).toHaveCount(left);
      }
      await press('n');
    },
    play: async () => {
      await focusOn(page, '.held');
      await focusOn(page, '.held.open', 'ArrowRight');
      await press(' ');
    },
  });
  await settled(seat);
});

/** The result is named and what one wins others lose. */
async function settled(seat: ZoleSeat): Promise<void> {
  await expect(seat.dialog.getByRole('heading', { name: 'Game over' })).toBeVisible();
  await expect(seat.dialog.getByRole('heading', { level: 3 })).toContainText(/wins?\b|loses?\b|galdiņš|passed/i);
  const totals = await seat.totals();
  expect(totals).toHaveLength(3);
  expect(totals.reduce((all, one) => all + one)).toBe(0);
}
