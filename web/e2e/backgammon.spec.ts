import { BackgammonSeat } from './backgammon';
import { focusOn } from './keyboard';
import { expect, roomAgainst, test } from './parlor';

const ONE_POINT = 'standard to=1';

test('a whole backgammon game by mouse', async ({ page }) => {
  await page.goto(`/table/${await roomAgainst('backgammon', ONE_POINT)}`);
  const seat = new BackgammonSeat(page);
  const turns = await seat.playGame({
    roll: () => seat.roll.click(),
    take: () => seat.take.click(),
    move: async () => {
      const [from = 0] = await seat.from();
      await seat.point(from).click();
      await page.locator('.point.target').first().click();
    },
    confirm: () => seat.confirm.click(),
  });
  expect(turns).toBeGreaterThan(7);
  await settled(seat);
});

test('a whole backgammon game by keyboard', async ({ page }) => {
  await page.goto(`/table/${await roomAgainst('backgammon', ONE_POINT)}`);
  const seat = new BackgammonSeat(page);
  const press = (key: string) => page.keyboard.press(key);
  await seat.playGame({
    roll: () => press('r'),
    take: () => press('t'),
    move: async () => {
      const [from = 0] = await seat.from();
      await focusOn(page, '.point');
      await focusOn(page, `[data-point="${from}"]`, 'ArrowRight');
      // A die that is not there, or does not fit, does nothing.
      for (const die of '654321') await press(die);
    },
    confirm: () => press('Enter'),
  });
  await settled(seat);
});

/** Somebody has borne off fifteen men and has at least the one point that the match was about. */
async function settled(seat: BackgammonSeat): Promise<void> {
  await expect(seat.dialog.getByRole('heading', { name: 'Game over' })).toBeVisible();
  await expect(seat.dialog.getByRole('heading', { level: 3 })).toContainText(/wins/);
  const off = await seat.point(0).getAttribute('aria-label');
  expect(off).toMatch(/\b15\b/);
}
