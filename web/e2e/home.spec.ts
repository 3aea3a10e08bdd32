import { expectAccessible } from './axe';
import { BackgammonSeat } from './backgammon';
import { expect, listedRoom, roomAgainst, test } from './parlor';
import { shownFirst } from './shown';

test('the level of each game is remembered, and “Play now” takes it', async ({ page }) => {
  await page.goto('/');
  const levels = page.getByRole('radiogroup', { name: 'Level: Zole' });
  await expect(levels.getByRole('radio', { name: 'Club' })).toBeChecked();
  // By keys: the group is one stop, the arrows change the level.
  await levels.getByRole('radio', { name: 'Club' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(levels.getByRole('radio', { name: 'Beginner' })).toBeChecked();
  await page.reload();
  await expect(levels.getByRole('radio', { name: 'Beginner' })).toBeChecked();
  await expect(page.getByRole('radiogroup', { name: 'Level: Backgammon' }).getByLabel('Club')).toBeChecked();
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/rooms'));
  await page.getByRole('region', { name: 'Zole' }).getByRole('button', { name: 'Play now' }).click();
  const { seats } = (await asked).postDataJSON() as { seats: { type: string; agent?: string }[] };
  expect(seats.map(({ agent }) => agent)).toEqual([undefined, 'house:level=beginner', 'house:level=beginner']);
  await expect(page).toHaveURL(/\/table\//);
});

test('“First time?” opens a coached game, and the way back leads home', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'First time? Learn in one game' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByRole('region', { name: 'Coach' })).toContainText('Your checkers move');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Sit down and play' })).toBeVisible();
});

test('running and finished games are listed, and each can be removed', async ({ page }) => {
  // Nothing to show: no card.
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'My games' })).toBeHidden();
  // The shortest match of all is played to its end.
  await page.goto(`/table/${await roomAgainst('tic-tac-toe', 'classic games=1')}`);
  const mark = '.cells .open';
  while ((await shownFirst(page, { over: 'dialog[open]', mark })) === 'mark') {
    const cell = await page.locator(mark).first().getAttribute('data-cell');
    await page.locator(`[data-cell="${cell}"]`).click();
    await expect(page.locator(`[data-cell="${cell}"].open`)).toBeHidden();
  }
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Replay' })).toBeVisible();
  await page.goto(`/table/${await roomAgainst('backgammon', 'standard to=3')}`);
  await new BackgammonSeat(page).asked();

  await page.goto('/');
  const mine = page.getByRole('region', { name: 'My games' });
  const rows = mine.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Backgammon · Match to 3');
  await expect(rows.first()).toContainText('Your turn');
  await expect(rows.last()).toContainText(/Won|Lost|Drawn/);
  await expect(rows.last()).toContainText('today');
  await expect(rows.last()).toContainText('Tic-tac-toe · Classic');
  await expect(rows.last()).toContainText('against one bot · Beginner');
  await expect(rows.last().getByRole('link', { name: /^Replay/ })).toHaveAttribute('href', /\/replay\/.*match=1/);
  await expectAccessible(page, 'my games');

  // All of them are on a page of their own; there one is taken from the list.
  await mine.getByRole('link', { name: 'All 2 games' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My games');
  await expectAccessible(page, 'all games');
  await page.getByRole('button', { name: /^Remove from list/ }).click();
  await dialog.getByRole('button', { name: 'Remove from list' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  // A running one is left, once that is confirmed.
  await page.getByRole('button', { name: /^Leave for good/ }).click();
  await expect(dialog).toContainText('cannot rejoin');
  await dialog.getByRole('button', { name: 'Leave for good' }).click();
  await expect(page.getByText('No games yet')).toBeVisible();
});

test('open rooms are told apart by game, and an empty list names what can be played', async ({ page }) => {
  await listedRoom('Vakara galds', 'zole', '');
  await page.goto('/');
  const rooms = page.getByRole('region', { name: 'Open rooms' });
  await expect(rooms.getByRole('button', { name: 'Join Vakara galds' })).toBeVisible();
  await rooms.getByRole('button', { name: 'Backgammon', exact: true }).click();
  await expect(rooms.getByText('Vakara galds')).toBeHidden();
  await expect(rooms.getByRole('button', { name: 'Play now: Backgammon' })).toBeVisible();
  await rooms.getByRole('button', { name: 'Zole', exact: true }).click();
  await expect(rooms.getByRole('button', { name: 'Join Vakara galds' })).toBeVisible();
});

test('the list of rooms and that of my games fail each by itself', async ({ page }) => {
  await page.goto(`/table/${await roomAgainst('backgammon', 'standard to=3')}`);
  await new BackgammonSeat(page).asked();
  let down = true;
  await page.route(/\/api\/rooms/, (route) => (down ? route.abort() : route.continue()));
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveCount(2);
  down = false;
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('alert')).toHaveCount(left);
  }
  await expect(page.getByText('Your turn')).toBeVisible();
});

test('Study leads to records, rules, words and small games', async ({ page }) => {
  await page.goto('/study');
  await expect(page.getByRole('link', { name: 'Open a record' })).toHaveAttribute('href', '/replay');
  for (const name of [/^Riichi mahjong/, /^Zole/, /^Backgammon/, /^Glossary/])
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  for (const name of ['Tic-tac-toe', 'Dice race', 'Kuhn poker'])
    await expect(page.getByRole('button', { name: new RegExp(`Play now ?: ${name}`) })).toBeVisible();
});

test('the lab shows what was found, claim by claim', async ({ page }) => {
  await page.goto('/lab');
  await page.getByRole('button', { name: 'Backgammon', exact: true }).click();
  const claim = page.getByRole('button', { name: /Each strategy beats random play/ });
  await expect(claim).toContainText(/\d of \d claims hold/);
  await claim.click();
  await expect(claim).toHaveAttribute('aria-expanded', 'true');
  const found = page.getByRole('region', { name: /Each strategy beats random play/ });
  await expect(found).toContainText('Reproduced random loses to all');
  await found.getByText(/^Every figure/).click();
  await expect(found.getByRole('row', { name: /running v random, 1000 games.*97\.9 %/ })).toContainText(
    'Not reproduced',
  );
  await expect(page).toHaveURL('/lab/bg-table1');
  await expectAccessible(page, 'the lab');
  await claim.press('ArrowUp');
  await expect(claim).not.toBeFocused();
  await expect(page.locator('[data-claim]:focus')).toHaveCount(1);
});

test('a phone shows what is found under its claim, and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/lab/zole-e1');
  const claim = page.getByRole('button', { name: /A deal can be played in 23 billion ways/ });
  await expect(claim).toHaveAttribute('aria-expanded', 'true');
  await page.getByText(/^Every figure/).click();
  await expect(page.getByRole('row', { name: /^mean/ })).toContainText('34019606016');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await claim.click();
  await expect(page.getByRole('row', { name: /^mean/ })).toBeHidden();
});
