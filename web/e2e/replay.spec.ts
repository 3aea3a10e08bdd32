import { readFileSync } from 'node:fs';

import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './axe';
import { expect, roomAgainst, test } from './parlor';
import { ZoleSeat } from './zole';

/** Where the reader is: step and number of steps of the deal. */
async function place(page: Page): Promise<[number, number]> {
  const line = page.getByRole('slider', { name: 'Timeline' });
  return [Number(await line.getAttribute('aria-valuenow')), Number(await line.getAttribute('aria-valuemax'))];
}
const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const row = (page: Page, label: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });
const upload = (page: Page, file: string): Promise<void> =>
  page.getByLabel('Choose a file').setInputFiles(`${SAMPLES}/${file}`);

const SAMPLES = '../testdata';
/** What the files themselves say: how many deals, who played, how the second ended, a row of the first. */
const RECORDS = [
  {
    file: 'backgammon/club-match.mat',
    deals: ['Game 1', 'Game 2', 'Game 3'],
    players: ['Ana Petraitė', 'Bo'],
    step: 'Game 1, move 1',
    row: ['2', '52: 13/8 24/22', '44: 24/20(2) 13/9(2)'],
    end: 'Ana Petraitė wins',
  },
  {
    file: 'zole/friday-club.zole',
    deals: ['Deal 1', 'Deal 2', 'Deal 3', 'Deal 4', 'Deal 5', 'Deal 6'],
    players: ['Anna', 'Jānis', 'Ieva'],
    step: 'Deal 1: Anna bids',
    row: ['1', '9♦', 'J♣', '7♦'],
    end: 'Jānis wins',
  },
  ...['short.mjlog', 'short.tenhou6.json', 'short.mortal.mjai'].map((file) => ({
    file: `riichi/records/${file}`,
    deals: ['East 1', 'East 1, honba 1', 'East 2', 'East 3, honba 1', 'East 4'],
    players: ['Bela'],
    step: 'East 1, turn 1',
    row: undefined,
    end: 'Bela wins by ron.*Čiuž wins by ron',
  })),
];

test('records of other programs are uploaded, named and stepped through', async ({ page }) => {
  for (const { file, deals, players, step, row: moves, end } of RECORDS) {
    await page.goto('/replay');
    await upload(page, file);
    await expect(page.getByRole('group', { name: 'Steps' })).toBeVisible();
    expect(await page.locator('.timeline .deals button').allInnerTexts(), file).toEqual(deals);
    for (const name of players) await expect(page.getByLabel('Seen from')).toContainText(name);
    const [, steps] = await place(page);
    expect(steps, file).toBeGreaterThan(5);
    while ((await title(page).innerText()) !== step) {
      expect((await place(page))[0], `${file}: ${step}`).toBeLessThan(steps);
      await page.keyboard.press('ArrowRight');
    }
    await page.getByRole('tab', { name: 'Moves' }).click();
    if (moves) {
      const [label = '', ...cells] = moves;
      for (const cell of cells) await expect(row(page, label)).toContainText(cell);
    }
    // One step after the end the second deal begins; it ended as the record says.
    await page.getByRole('button', { name: 'Last step' }).click();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.deals [aria-current]')).toHaveText(deals[1] ?? '');
    expect((await place(page))[0], file).toBe(1);
    await page.keyboard.press('End');
    await page.getByRole('tab', { name: 'Ask' }).click();
    await expect(page.locator('aside')).toContainText(new RegExp(end, 'i'));
    // Nobody here is the reader.
    await expect(page.locator('.stage')).not.toContainText('You');
  }
});

test('what is no record is refused with the reason, and nothing is lost', async ({ page }) => {
  await page.goto('/replay');
  await page.getByLabel('Or paste the text').fill('this is a letter to my aunt');
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('alert')).toContainText('This is not a record that can be read.');
  await expect(page.getByRole('alert')).toContainText('Parlor opens Tenhou XML');
  await expect(page.getByLabel('Or paste the text')).toHaveValue('this is a letter to my aunt');
  await expectAccessible(page, 'upload');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.locator('main form').evaluate((form) => form.scrollWidth - form.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  // A file is told by its name and the line that is wrong, and an open replay stays open.
  await upload(page, 'zole/friday-club.zole');
  await expect(title(page)).toContainText('Deal 1');
  await page.evaluate(() => {
    const held = new DataTransfer();
    held.items.add(new File(['zole record 1\nrules: nonsense\n'], 'broken.zole'));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: held, cancelable: true }));
  });
  await expect(page.getByRole('alert')).toContainText('broken.zole cannot be opened');
  await expect(page.getByRole('alert')).toContainText('line 2');
  await expect(title(page)).toContainText('Deal 1');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** Plays a short match of Zole to its end; says its room. */
async function played(page: Page): Promise<string> {
  const room = await roomAgainst('zole', 'tournament-lv, round_length=1', 'rules');
  await page.goto(`/table/${room}`);
  const seat = new ZoleSeat(page);
  await seat.playDeal({
    // Were all to pass, no card would be played.
    call: () => page.getByRole('button', { name: /^Take/ }).click(),
    bury: async () => {
      for (const left of [1, 0]) {
        await seat.open.last().click();
        await expect(seat.frames).toHaveCount(left);
      }
      await page.getByRole('button', { name: /^Bury/ }).click();
    },
    play: () => seat.open.first().click(),
  });
  await seat.dialog.getByRole('link', { name: 'Replay' }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${room}`));
  return room;
}

test('my own match: from my seat, its moves, an agent asked, a link to the step', async ({ page, context, other }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await played(page);

  // It opens from my seat, and nobody else is “you”.
  const seats = page.getByLabel('Seen from');
  await expect(seats.locator('option:checked')).toHaveText('Liepa (you)');
  await expect(seats.locator('option', { hasText: '(you)' })).toHaveCount(1);
  await expect(page.getByRole('columnheader', { name: 'You' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Moves' }).click();
  await expect(page.getByRole('columnheader', { name: 'You' })).toHaveCount(1);

  // A move is gone to and marked; the position is the one before it.
  const column = await page.getByRole('columnheader').allInnerTexts();
  const mine = row(page, '3')
    .getByRole('cell')
    .nth(column.findIndex((name) => name.trim() === 'You'));
  await mine.getByRole('button').click();
  await expect(mine.getByRole('button')).toHaveAttribute('aria-current', 'step');
  await expect(title(page)).toHaveText(/^Trick 3: you (lead|play)$/);
  await expect(page.locator('.stage .held')).toHaveCount(6);
  await expectAccessible(page, 'moves');

  // An agent says what it would do with these cards; what was played is there to compare.
  await page.keyboard.press('h');
  await expect(page.locator('.answer .why')).not.toBeEmpty();
  await expect(page.locator('.answer .played')).toContainText('You played: ');
  await expectAccessible(page, 'an agent asked');
  // A step further it is someone else's decision, or a new trick: what was said does not belong there.
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.answer .why')).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.answer .why')).toHaveCount(1);

  // The link opens at this step, for others from a seat that is not called theirs.
  const [at, of] = await place(page);
  await page.keyboard.press('s');
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const guest = await other.newPage();
  await guest.goto(link);
  await expect(title(guest)).toHaveText(/^Trick 3: Liepa (leads|plays)$/);
  expect(await place(guest)).toEqual([at, of]);
  await expect(guest.getByLabel('Seen from').locator('option', { hasText: '(you)' })).toHaveCount(0);
  // The address alone does so, too.
  await page.reload();
  await expect(title(page)).toHaveText(/^Trick 3: you (lead|play)$/);

  // On a phone the same lies in a sheet, and nothing is wider than the screen.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('slider', { name: 'Timeline' })).toBeVisible();
  await page.getByRole('button', { name: /More$/ }).click();
  await page.getByRole('tab', { name: 'Moves' }).click();
  await expectAccessible(page, 'replay on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a finished game: all hands, the shuffle verified, downloaded; a forged record is found out', async ({ page }) => {
  await played(page);

  // Once the cards are dealt every hand lies open: eight each.
  await page.getByRole('button', { name: 'Step forward' }).click();
  await expect(page.locator('.stage .held')).toHaveCount(8);
  await expect(page.locator('.stage .backs.open li')).toHaveCount(16);
  await expect(page.locator('.stage .aside li')).toHaveCount(2);
  await page.getByRole('tab', { name: 'Hands' }).click();
  await expect(page.locator('aside dd svg')).toHaveCount(24);
  await expectAccessible(page, 'replay');

  // This browser has kept the promise and its own number from before play.
  await page.getByRole('button', { name: 'Fairness verified' }).click();
  const proof = page.getByRole('dialog');
  await expect(proof).toContainText('Fair, and checked against the codes you saved before play');
  await proof.getByText('Fair play: codes to check it yourself').click();
  await expect(proof.getByRole('button', { name: /^Copy/ })).toHaveCount(2);
  await expectAccessible(page, 'a proof');
  await proof.getByRole('button', { name: 'Close' }).click();

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Game record' }).click();
  await page.getByRole('link', { name: 'Download Parlor' }).click();
  const record = readFileSync(await (await coming).path(), 'utf8');
  expect(JSON.parse(record)).toMatchObject({ game: 'zole', deals: [{ number: 0 }] });

  // A record that names another secret plays as well, but it proves nothing.
  const { secret } = (JSON.parse(record) as { fair: { secret: string } }).fair;
  await page.goto('/replay');
  await page.getByLabel('Or paste the text').fill(
    record.replace(
      secret,
      secret.replace(/^./, (c) => (c === '0' ? '1' : '0')),
    ),
  );
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('button', { name: 'Fairness not verified' }).click();
  await expect(page.getByText('does not pass the check')).toBeVisible();

  // Elsewhere nothing was kept: the record agrees with itself, and the page says no more than that.
  await page.evaluate(() => localStorage.removeItem('parlor-promises'));
  await page.goto('/replay');
  await page.getByLabel('Or paste the text').fill(record);
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('button', { name: 'Record consistent' }).click();
  await expect(page.getByText('Consistent with itself only')).toBeVisible();
});
