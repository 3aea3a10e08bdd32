import type { Page } from '@playwright/test';

import { expectAccessible } from './axe';
import { BackgammonSeat } from './backgammon';
import { CHOSEN, expect, having, MORE, roomAgainst, roomFor, test } from './parlor';
import { shownFirst } from './shown';

/** The main button, when it can be pressed. */
const CONFIRM = '.controls .button.main:not([aria-disabled])';

/** Everyone is ready, and the board lies there. */
async function begin(...pages: Page[]): Promise<void> {
  for (const one of pages) await one.getByRole('button', { name: 'Ready', exact: true }).click();
  for (const one of pages) await expect(one.locator('[data-point="0"]')).toBeVisible();
}

/** Takes a seat in a room, with its password where it has one. */
async function sitDown(page: Page, room: string, password?: string): Promise<void> {
  await page.goto(`/table/${room}`);
  if (password) {
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Take a seat' }).click();
  }
  await expect(page.getByRole('button', { name: 'Ready', exact: true })).toBeVisible();
}

/** Two people sit down in a new room for backgammon. */
async function twoSitDown(page: Page, guest: Page, rules: string): Promise<string> {
  const room = await roomFor('backgammon', rules);
  await sitDown(page, room);
  await sitDown(guest, room);
  return room;
}

async function resign(page: Page, worth: string): Promise<void> {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: worth }).click();
  await dialog.getByRole('button', { name: 'Resign', exact: true }).click();
}

test('an offer to resign is declined, offered again for more, and accepted', async ({ page, other }) => {
  const guest = await other.newPage();
  await twoSitDown(page, guest, 'standard to=3');
  await begin(page, guest);
  await resign(page, '1 · ');
  const offer = guest.getByRole('dialog');
  await expect(offer.getByRole('heading')).toContainText('Liepa offers to resign');
  await expectAccessible(guest, 'an offer to resign');
  await offer.getByRole('button', { name: 'Play on' }).click();
  await expect(page.getByText('Your offer was declined')).toBeVisible();
  await resign(page, '2 · ');
  await expect(offer).toContainText('2');
  await offer.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('dialog')).toContainText('Aino wins the game');
  await expect(guest.getByRole('dialog')).toContainText('You win the game');
  await expectAccessible(guest, 'a game is over');
  // A match to three goes on after two points, when both are ready.
  await page.getByRole('dialog').getByRole('button', { name: 'Ready' }).click();
  await expect(guest.getByRole('dialog').getByRole('list', { name: 'Ready' })).toContainText('Liepa: Ready');
  await guest.getByRole('dialog').getByRole('button', { name: 'Ready' }).click();
  for (const one of [page, guest]) await expect(one.getByRole('dialog')).toBeHidden();
});

test('two at one screen play in turn, each from the own side; an offer to resign is put to the other', async ({
  page,
}) => {
  await page.goto('/create/backgammon');
  await page.getByRole('radio', { name: /Two on this screen/ }).check();
  await page.getByLabel('Second player’s name').fill('Aino');
  await page.getByLabel('Length').selectOption('to=3');
  await page.getByRole('button', { name: 'Start' }).click();
  const seat = new BackgammonSeat(page);
  const below = page.locator('.below .plate');
  const nameBelow = (): Promise<string> => below.locator('.who b').innerText();
  const turns: string[] = [];
  while (turns.length < 5) {
    if ((await seat.asked()) === 'move') {
      await seat.point(await seat.hindmost()).click();
      await page.locator('.point.target .hit').last().click();
      continue;
    }
    const name = await nameBelow();
    // The button of the question before may still have been seen: then it is gone by now, and the next one is asked.
    const said = await seat.main.innerText({ timeout: 500 }).catch(() => undefined);
    if (said === undefined) continue;
    // Nor may the turn have changed between the two looks.
    if ((await nameBelow()) !== name) continue;
    await seat.main.click();
    if (!/Confirm|no legal move/.test(said)) continue;
    turns.push(name);
    await expect(below.locator('.who b')).not.toHaveText(name);
  }
  // They took turns, and it is now the turn of the player who sits below.
  expect(new Set(turns)).toEqual(new Set(['Liepa', 'Aino']));
  for (const [at, name] of turns.entries()) if (at > 0) expect(name).not.toBe(turns[at - 1]);
  await expect(below).toHaveClass(/active/);
  await expectAccessible(page, 'two at one screen');

  const resigns = await nameBelow();
  const wins = resigns === 'Aino' ? 'Liepa' : 'Aino';
  await resign(page, '1 · ');
  const offer = page.getByRole('dialog');
  await expect(offer.getByRole('heading')).toContainText(`${resigns} offers to resign`);
  await offer.getByRole('button', { name: 'Play on' }).click();
  await expect(offer).toBeHidden();
  await expect(below.locator('.who b')).toHaveText(resigns);
  await resign(page, '2 · ');
  await expect(offer.getByRole('heading')).toContainText(`${resigns} offers to resign`);
  await offer.getByRole('button', { name: 'Accept' }).click();
  await expect(offer).toContainText(`${wins} wins`);
  // One of them is ready for both.
  await offer.getByRole('button', { name: 'Ready' }).click();
  await expect(offer).toBeHidden();
  expect(await seat.asked()).not.toBe('over');
});

test('a player who lost the seat has it back when the other player agrees', async ({
  page,
  other,
  browser,
  baseURL,
}) => {
  const guest = await other.newPage();
  const room = await twoSitDown(page, guest, 'standard to=1');
  await begin(page, guest);
  await guest.close();
  const elsewhere = await browser.newContext({ baseURL });
  const again = await elsewhere.newPage();
  await again.goto(`/table/${room}`);
  await again.getByRole('button', { name: 'One of these seats is mine' }).click();
  await again.getByRole('dialog').getByRole('button', { name: 'Rejoin' }).click();
  await expect(again.getByRole('dialog')).toContainText('Asking the other players');
  await expectAccessible(again, 'a seat is asked for');
  const asked = page.getByRole('dialog');
  await expect(asked.getByRole('heading')).toContainText('Aino wants to rejoin');
  await expect(asked).toContainText('Aino can come back at any time');
  await expectAccessible(page, 'consent');
  await asked.getByRole('button', { name: 'Accept' }).click();
  const seats = [new BackgammonSeat(page), new BackgammonSeat(again)];
  // One of the two is asked: the game goes on at both screens.
  await expect(again.getByRole('group', { name: 'Speed' })).toBeHidden({ timeout: 20_000 });
  await Promise.race(seats.map((seat) => seat.asked()));
  await elsewhere.close();
});

test('someone who comes back by nickname is told what to do next, and gets the seat', async ({
  page,
  other,
  browser,
  baseURL,
}) => {
  const guest = await other.newPage();
  const room = await twoSitDown(page, guest, 'standard to=1');
  const elsewhere = await browser.newContext({ baseURL, storageState: having({ ...CHOSEN, nickname: 'Aino' }) });
  const again = await elsewhere.newPage();

  await test.step('the name is that of someone who is here', async () => {
    await again.goto(`/table/${room}`);
    await expect(again.getByText('Aino is at this table already. Is that you?')).toBeVisible();
    await expectAccessible(again, 'a name that is taken');
  });

  await begin(page, guest);
  await guest.close();

  await test.step('the name is that of someone who is not connected', async () => {
    await expect(again.getByText('Aino has a seat here but is not connected. Is that you?')).toBeVisible();
    await expectAccessible(again, 'a name that is kept');
    await again.getByRole('button', { name: 'Back to my seat' }).click();
    const dialog = again.getByRole('dialog');
    await expect(dialog.getByLabel('Nickname')).toHaveValue('Aino');
    await dialog.getByRole('button', { name: 'Rejoin' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(again.getByRole('group', { name: 'Speed' })).toBeHidden({ timeout: 20_000 });
  });
  await elsewhere.close();
});

test('a name is free again when the one who has it leaves', async ({ other, browser, baseURL }) => {
  const room = await roomFor('backgammon', 'standard to=1');
  const guest = await other.newPage();
  await sitDown(guest, room);
  const elsewhere = await browser.newContext({ baseURL, storageState: having({ ...CHOSEN, nickname: 'Aino' }) });
  const again = await elsewhere.newPage();
  await again.goto(`/table/${room}`);
  const here = again.getByText('Aino is at this table already. Is that you?');
  await expect(here).toBeVisible();
  await guest.getByRole('main').getByRole('button', { name: 'Leave' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Leave for good' }).click();
  await expect(here).toBeHidden();
  await expect(again.getByRole('alert')).toHaveCount(0);
  await again.getByRole('button', { name: 'Take a seat' }).click();
  await expect(again.getByRole('button', { name: 'Ready', exact: true })).toBeVisible();
  await elsewhere.close();
});

test('someone whose name left the match for good is told so', MORE, async ({ page, other, browser, baseURL }) => {
  const guest = await other.newPage();
  const room = await twoSitDown(page, guest, 'standard to=1');
  await begin(page, guest);
  await guest.getByRole('button', { name: 'Table menu' }).click();
  await guest.getByRole('button', { name: 'Leave' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Leave for good' }).click();
  const elsewhere = await browser.newContext({ baseURL, storageState: having({ ...CHOSEN, nickname: 'Aino' }) });
  const again = await elsewhere.newPage();
  await again.goto(`/table/${room}`);
  await expect(again.getByText('Aino left this match for good')).toBeVisible();
  await expect(again.getByRole('button', { name: 'Back to my seat' })).toHaveCount(0);
  await elsewhere.close();
});

test('a room is made with the idle time that was chosen', async ({ page }) => {
  const wishes: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/rooms') && request.method() === 'POST')
      wishes.push(request.postDataJSON() as Record<string, unknown>);
  });
  await page.goto('/create/backgammon');
  const idle = page.getByLabel('Close the room');
  await expect(idle.locator('option:checked')).toHaveText('after 1 hour without a move');
  await idle.selectOption({ label: 'after 10 minutes without a move' });
  await page.getByRole('button', { name: 'Create a room' }).click();
  await expect(page.getByRole('button', { name: 'Ready', exact: true })).toBeVisible();
  expect(wishes.map((wish) => wish['idle_minutes'])).toEqual([10]);
});

test('a lost seat of a locked room needs the consent of the other player too', async ({
  page,
  other,
  browser,
  baseURL,
}) => {
  const room = await roomFor('backgammon', 'standard to=1', 'tartu');
  const guest = await other.newPage();
  await sitDown(page, room, 'tartu');
  await sitDown(guest, room, 'tartu');
  await begin(page, guest);
  await guest.close();
  const elsewhere = await browser.newContext({ baseURL });
  const again = await elsewhere.newPage();
  await again.goto(`/table/${room}`);
  await again.getByLabel('Nickname').fill('Aino');
  await again.getByLabel('Password').fill('tartu');
  await again.getByRole('button', { name: 'Take a seat' }).click();
  await expectAccessible(again, 'a locked room without a free seat');
  await again.getByRole('button', { name: 'Back to my seat' }).click();
  await expect(again.getByText('Asking the other players')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(again.locator('[data-point="0"]')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await elsewhere.close();
});

test('a deep search is stopped and answers with what it has', async ({ page }) => {
  const room = await roomAgainst('backgammon', 'standard to=3', 'mcts:playouts=5000,depth=3');
  await page.goto(`/table/${room}`);
  const seat = new BackgammonSeat(page);
  const stop = page.getByRole('button', { name: 'Stop' });
  const shown = { stop: '.plate button', over: 'dialog[open] .main', confirm: CONFIRM, move: '.point.source' };
  // Short thoughts are over before anybody can stop them; the moves after the first rolls are long.
  for (let stopped = false; !stopped; ) {
    const asked = await shownFirst(page, shown);
    if (asked === 'stop')
      stopped = await stop.click({ timeout: 1500 }).then(
        () => true,
        () => false,
      );
    else if (asked === 'over') await page.locator(shown.over).click();
    else if (asked === 'confirm') await seat.main.click();
    else {
      await seat.point(await seat.hindmost()).click();
      await page.locator('.point.target .hit').last().click();
    }
  }
  // It moves at once, and its plate says what that has cost: less than the five seconds it may take.
  await expect(page.locator('.plate .line').first()).toContainText(/\b[0-4]\.\d\d s/, { timeout: 5000 });
});
