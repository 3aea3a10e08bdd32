import { expectAccessible } from './axe';
import { expect, MORE, roomAgainst, test } from './parlor';
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

test('a whole Zole deal by keyboard', MORE, async ({ page }) => {
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

test('calls say what they mean; burying marks the cards from the table and the advised ones', async ({ page }) => {
  const seat = new ZoleSeat(page);
  // In some deals another player takes the table first.
  for (let asked = 'play'; asked !== 'bury'; asked = await seat.asked()) {
    await page.goto(`/table/${await roomAgainst('zole', ONE_DEAL, 'rules')}`);
    if ((await seat.asked()) !== 'call') continue;
    await expect(page.getByRole('button', { name: /^Take the table/ })).toContainText('play alone against both');
    await expect(page.getByRole('button', { name: /^Zole/ })).toContainText('without the two cards');
    await expect(page.getByRole('link', { name: 'What the calls mean' })).toBeVisible();
    await expectAccessible(page, 'bidding');
    await page.keyboard.press('t');
  }
  await expect(seat.frames).toHaveText(['first card', 'second card']);
  const cancel = page.getByRole('button', { name: /^Cancel/ });
  await expect(cancel).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('.held.from-table')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /, from the table/ })).toHaveCount(2);

  await page.keyboard.press('h');
  await expect(page.locator('.held.best')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /, advised$/ })).toHaveCount(2);
  await expectAccessible(page, 'burying, advised');
  await page.locator('.held.best').first().click();
  await expect(seat.frames).toHaveText(['one more card']);
  await expect(cancel).not.toHaveAttribute('aria-disabled');
  await cancel.click();
  await expect(seat.frames).toHaveCount(2);
});

/** The result is named and what one wins others lose. */
async function settled(seat: ZoleSeat): Promise<void> {
  await expect(seat.dialog.getByRole('heading', { name: 'Game over' })).toBeVisible();
  await expect(seat.dialog.getByRole('heading', { level: 3 })).toContainText(/wins?\b|loses?\b|galdiņš|passed/i);
  const totals = await seat.totals();
  expect(totals).toHaveLength(3);
  expect(totals.reduce((all, one) => all + one)).toBe(0);
}
