import { expectAccessible } from './axe';
import { expect, MORE, roomAgainst, test } from './parlor';
import { RiichiSeat } from './riichi';

test('a whole hand of riichi by mouse', async ({ page }) => {
  await page.goto(`/table/${await roomAgainst('riichi', 'tenhou length=east', 'lt-fast')}`);
  const seat = new RiichiSeat(page);
  const discards = await seat.playDeal({
    win: () => seat.win.first().click(),
    pass: () => seat.pass.click(),
    discard: () => seat.open.last().click(),
  });
  expect(discards).toBeGreaterThan(0);
  await settled(seat);
  await expectAccessible(page, 'result');
  // The result can be laid aside to look at the table, and nobody is hurried.
  await seat.dialog.getByRole('button', { name: 'View table' }).click();
  await expect(seat.dialog).toBeHidden();
  const bar = page.getByRole('group', { name: 'The deal is over' });
  await expect(bar.getByRole('button', { name: 'Ready' })).toBeVisible();
  await bar.getByRole('button', { name: 'Result' }).click();
  await seat.dialog.getByRole('button', { name: 'Ready' }).click();
  await expect(seat.dialog).toBeHidden();
  expect(await seat.asked()).not.toBe('over');
});

test('a whole hand of riichi by keyboard', MORE, async ({ page }) => {
  await page.goto(`/table/${await roomAgainst('riichi', 'tenhou length=east', 'lt-fast')}`);
  const seat = new RiichiSeat(page);
  const press = (key: string) => page.keyboard.press(key);
  await seat.playDeal({
    win: () => press('r'),
    pass: () => press('Escape'),
    discard: async () => {
      await press('d');
      await press('ArrowLeft');
      await press('Enter');
    },
  });
  await settled(seat);
  await expect(seat.dialog.getByRole('button', { name: 'Ready' })).toBeFocused();
  await press('Enter');
  await expect(seat.dialog).toBeHidden();
  expect(await seat.asked()).not.toBe('over');
});

/** The result is named, and no point has come or gone. */
async function settled(seat: RiichiSeat): Promise<void> {
  await expect(seat.dialog.getByRole('heading', { name: 'The deal is over' })).toBeVisible();
  await expect(seat.dialog.getByRole('heading', { level: 3 }).first()).not.toBeEmpty();
  const scores = await seat.scores();
  expect(scores).toHaveLength(4);
  const sum = scores.reduce((all, one) => all + one);
  // Sticks of riichi that nobody has won lie on the table.
  expect([100_000, 99_000, 98_000, 97_000, 96_000]).toContain(sum);
}
