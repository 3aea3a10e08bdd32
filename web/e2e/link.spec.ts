import { expectAccessible } from './axe';
import { BackgammonSeat } from './backgammon';
import { expect, roomAgainst, test } from './parlor';

test('a personal link brings the games to a second device, and no seat without confirmation', async ({
  page,
  other,
}) => {
  const room = await roomAgainst('backgammon', 'standard to=3');
  await page.goto(`/table/${room}`);
  const seat = new BackgammonSeat(page);
  await seat.asked();
  // Another page of the same browser makes the link; the table stays open in the first.
  const home = await page.context().newPage();
  await home.goto('/');
  await home.getByRole('button', { name: 'Create my link' }).click();
  const link = await home.getByRole('dialog').getByLabel('Your personal link').inputValue();
  const secret = /#me=([0-9a-f]{32})$/.exec(link)?.[1] ?? 'none';
  await expectAccessible(home, 'a new personal link');
  await home.getByRole('button', { name: 'I saved it' }).click();
  await expect(home.getByRole('link', { name: /^Resume ?: Backgammon · Match to 3/ })).toBeVisible();
  await expect(home.locator('body')).not.toContainText(secret);

  // No request of the second device has the secret in its address, or says where it came from.
  const told: string[] = [];
  other.on('request', (request) => told.push(request.url(), request.headers()['referer'] ?? ''));
  const phone = await other.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('dialog')).toContainText('Only do this if you created the link yourself');
  expect(phone.url()).not.toContain(secret);
  await phone.getByRole('button', { name: 'Use link' }).click();
  await phone.getByRole('button', { name: /^Resume here ?: Backgammon/ }).click();
  const dialog = phone.getByRole('dialog');
  await expect(dialog).toContainText('Liepa is playing at “backgammon against random” on another device');
  await expectAccessible(phone, 'a seat that is played elsewhere');
  // Until then the first device plays.
  await expect(page.getByText('on another device or in another tab')).toBeHidden();
  await dialog.getByRole('button', { name: 'Resume here' }).click();
  await new BackgammonSeat(phone).asked();
  await expect(page.getByText('on another device or in another tab')).toBeVisible();
  expect(told.join(' ')).not.toContain(secret);
  expect(told.filter((_, at) => at % 2 === 1 && told[at] !== '')).toEqual([]);
});
