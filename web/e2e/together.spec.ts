import { expectAccessible } from './axe';
import { expect, test } from './parlor';
import { ZoleSeat } from './zole';

test('two people and a bot: a room is made, found in the lobby, joined and played', async ({ page, other }) => {
  await page.goto('/create/zole');
  await page.getByLabel('Room name').fill('Vakara zole');
  await page.getByLabel('Clock').selectOption({ label: 'no clock' });
  await page.getByLabel('Seat 3').selectOption('agent random');
  await page.getByRole('button', { name: 'Create a room' }).click();
  await expect(page.getByRole('heading', { name: 'Vakara zole' })).toBeVisible();

  const guest = await other.newPage();
  await guest.goto('/');
  await guest.getByRole('button', { name: 'Join Vakara zole' }).click();
  await expect(page.getByText('Waiting for: Aino')).toBeVisible();
  await expectAccessible(page, 'gathering');
  for (const one of [page, guest]) await one.getByRole('button', { name: 'Ready', exact: true }).click();

  const seats = [new ZoleSeat(page), new ZoleSeat(guest)];
  const played = await Promise.all(
    seats.map((seat) =>
      seat.playDeal({
        call: () => seat.page.getByRole('button', { name: /^Take/ }).click(),
        bury: async () => {
          for (const left of [1, 0]) {
            await seat.open.last().click();
            await expect(seat.frames).toHaveCount(left);
          }
          await seat.page.getByRole('button', { name: /^Bury/ }).click();
        },
        play: () => seat.open.first().click(),
      }),
    ),
  );
  // Both have seen the same deal to its end, and the same sheet.
  expect(played[0]).toBeGreaterThan(0);
  expect(played[0]).toBe(played[1]);
  const [mine, theirs] = await Promise.all(seats.map((seat) => seat.totals()));
  expect(mine).toEqual(theirs);
  expect(mine?.reduce((all, one) => all + one)).toBe(0);

  // The next deal waits for both.
  await page.getByRole('dialog').getByRole('button', { name: 'Ready' }).click();
  await expect(guest.getByRole('dialog')).toBeVisible();
  await guest.getByRole('dialog').getByRole('button', { name: 'Ready' }).click();
  for (const seat of seats) await expect(seat.dialog).toBeHidden();

  // A player who reloads the page, and a spectator elsewhere, see the sheet so far.
  await guest.reload();
  const onlooker = await other.newPage();
  await onlooker.goto(`${new URL(page.url()).pathname}?watch`);
  for (const one of [page, guest, onlooker]) {
    const sheet = one.getByRole('table', { name: 'score sheet' });
    await expect(sheet.locator('tbody tr')).toHaveCount(1);
    const totals = await sheet.locator('tfoot td').allInnerTexts();
    expect(totals.map((cell) => Number(cell.replace('−', '-')))).toEqual(mine);
  }
});
