import { expectAccessible } from './axe';
import { BackgammonSeat } from './backgammon';
import { focusOn } from './keyboard';
import { expect, MORE, roomAgainst, test } from './parlor';

const ONE_POINT = 'standard to=1';

test('a whole backgammon game by mouse', async ({ page }) => {
  await page.goto(`/table/${await roomAgainst('backgammon', ONE_POINT, 'linear')}`);
  const seat = new BackgammonSeat(page);
  const turns = await seat.playGame({
    move: async () => {
      await seat.point(await seat.hindmost()).click();
      // The furthest target plays both dice with one man, where that goes.
      await page.locator('.point.target .hit').last().click();
    },
    confirm: () => seat.main.click(),
  });
  expect(turns).toBeGreaterThan(7);
  await settled(seat);
  await expectAccessible(page, 'the match is over');
});

test('a whole backgammon game by keyboard', MORE, async ({ page }) => {
  await page.goto(`/table/${await roomAgainst('backgammon', ONE_POINT, 'linear')}`);
  const seat = new BackgammonSeat(page);
  const press = (key: string) => page.keyboard.press(key);
  await seat.playGame({
    move: async () => {
      await focusOn(page, '.point');
      await focusOn(page, `[data-point="${await seat.hindmost()}"]`, 'ArrowDown');
      // A die that does not fit here, or is played, does nothing.
      for (const die of await seat.dice()) await press(die);
    },
    confirm: () => press('Enter'),
  });
  await settled(seat);
});

/** Someone has borne off fifteen men and has at least the one point that the match was about. */
async function settled(seat: BackgammonSeat): Promise<void> {
  await expect(seat.dialog.getByRole('heading', { name: 'Game over' })).toBeVisible();
  await expect(seat.dialog.getByRole('heading', { level: 3 })).toContainText(/wins?\b/);
  const off = await seat.point(0).getAttribute('aria-label');
  expect(off).toMatch(/\b15\b/);
}
