import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { expectAccessible } from './axe';
import { expect, roomAgainst, test } from './parlor';
import { ZoleSeat } from './zole';

/** Where the reader stands: step and number of steps. */
async function place(page: Page): Promise<[number, number]> {
  const [at = 0, of = 0] = (await page.locator('.steps .small').innerText()).split(' / ').map(Number);
  return [at, of];
}

const SAMPLES = '../testdata';
const RECORDS = [
  { file: 'backgammon/club-match.mat', deals: 3, players: ['Ana Petraitė', 'Bo'], end: 'Ana Petraitė wins' },
  { file: 'zole/friday-club.zole', deals: 6, players: ['Anna', 'Jānis', 'Ieva'], end: 'Jānis wins' },
  { file: 'riichi/records/short.mjlog', deals: 5, end: 'Bela wins by ron.*Čiuž wins by ron' },
  { file: 'riichi/records/short.tenhou6.json', deals: 5, end: 'Bela wins by ron.*Čiuž wins by ron' },
  { file: 'riichi/records/short.mortal.mjai', deals: 5, end: 'Bela wins by ron.*Čiuž wins by ron' },
];

test('records of other programs are uploaded and stepped through', async ({ page }) => {
  for (const { file, deals, players = [], end } of RECORDS) {
    await page.goto('/replay');
    await page.getByLabel('Choose a file').setInputFiles(`${SAMPLES}/${file}`);
    await expect(page.getByRole('group', { name: 'Steps' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Deal' }).locator('option')).toHaveCount(deals);
    for (const name of players) await expect(page.getByLabel('Seen from')).toContainText(name);
    const [, steps] = await place(page);
    expect(steps, file).toBeGreaterThan(5);
    await page.getByRole('button', { name: 'Step forward' }).click();
    await page.keyboard.press('ArrowRight');
    expect(await place(page), file).toEqual([3, steps]);
    // One step after the end the second deal begins; it ended as the record says.
    await page.getByRole('button', { name: 'Last step' }).click();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('combobox', { name: 'Deal' })).toHaveValue('1');
    expect((await place(page))[0], file).toBe(1);
    await page.keyboard.press('End');
    await expect(page.locator('aside')).toContainText(new RegExp(end, 'i'));
  }
});

test('a text that is no record is refused with the reason', async ({ page }) => {
  await page.goto('/replay');
  await page.getByLabel('Or paste the text').fill('this is a letter to my aunt');
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('alert')).toContainText('not a known record format');
  await expectAccessible(page, 'upload');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.locator('main form').evaluate((form) => form.scrollWidth - form.clientWidth)).toBe(0);
});

test('a finished game: all hands, the shuffle verified, downloaded; a forged record is found out', async ({ page }) => {
  const room = await roomAgainst('zole', 'tournament-lv, round_length=1', 'rules');
  await page.goto(`/table/${room}`);
  const seat = new ZoleSeat(page);
  await seat.playDeal({
    call: () => seat.calls.first().click(),
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

  // Once the cards are dealt every hand lies open: eight each.
  await page.getByRole('button', { name: 'Step forward' }).click();
  await expect(page.locator('.board .held')).toHaveCount(8);
  await expect(page.locator('aside dd svg')).toHaveCount(16);
  await page.getByLabel('Show all hands').uncheck();
  await expect(page.locator('aside dd svg')).toHaveCount(0);
  await expectAccessible(page, 'replay');

  // The address leads back to the step.
  const [at, of] = await place(page);
  await page.reload();
  await expect(page.locator('.steps .small')).toHaveText(`${at} / ${of}`);

  await page.getByRole('button', { name: 'Verify the shuffle' }).click();
  // This browser has kept the promise and its own number from before play.
  await expect(page.getByText('Fair, and checked against what you kept')).toBeVisible();
  await page.getByText('Fair chance: the promise').click();
  await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(2);
  await expectAccessible(page, 'a proof');

  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download', exact: true }).click();
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
  await page.getByRole('button', { name: 'Verify the shuffle' }).click();
  await expect(page.getByText('does not pass the check')).toBeVisible();

  // Elsewhere nothing was kept: the record agrees with itself, and the page says no more than that.
  await page.evaluate(() => localStorage.removeItem('parlor-promises'));
  await page.goto('/replay');
  await page.getByLabel('Or paste the text').fill(record);
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('button', { name: 'Verify the shuffle' }).click();
  await expect(page.getByText('Consistent with itself only')).toBeVisible();
});
