import { expect, test } from './parlor';
import { shownFirst } from './shown';

const SHOWN = { over: 'dialog[open]', mark: '.cells .open' };

test('a game of tic-tac-toe from Study to its result, by mouse', async ({ page }) => {
  await page.goto('/study');
  await page.getByRole('button', { name: /Play now.*Tic-tac-toe/ }).click();
  const board = page.getByRole('group', { name: 'board' });
  let marks = 0;
  for (; (await shownFirst(page, SHOWN)) === 'mark'; marks += 1) {
    const square = page.locator(SHOWN.mark).first();
    const name = (await square.getAttribute('data-cell')) ?? '';
    await square.click();
    await expect(board.getByRole('button', { name: new RegExp(`^${name}: (cross|nought)`) })).toBeVisible();
  }
  // The shortest game: the bot begins and has three in a line after two marks of mine.
  expect(marks).toBeGreaterThan(1);
  const dialog = page.getByRole('dialog', { name: 'The game is over' });
  await expect(dialog.getByRole('heading', { level: 3 })).toContainText(/wins?\b|Draw/);
  await dialog.getByRole('button', { name: 'Ready' }).click();
  // The next game of the match begins on an empty board, or with the bot's first mark.
  await expect(page.locator(SHOWN.mark).first()).toBeVisible();
  expect(await page.locator(SHOWN.mark).count()).toBeGreaterThan(7);
});
