import { expectAccessible } from './axe';
import { BackgammonSeat } from './backgammon';
import { expect, roomAgainst, test } from './parlor';
import { ZoleSeat } from './zole';

test('what the buttons mean is said beside them, and nothing is played by asking', async ({ page }) => {
  const seat = new ZoleSeat(page);
  // Someone may take the table before it is my turn to bid: then at another table.
  do await page.goto(`/table/${await roomAgainst('zole', 'tournament-lv')}`);
  while ((await seat.asked()) !== 'call');
  await page.getByRole('button', { name: 'What the calls mean' }).click();
  const meanings = page.getByRole('dialog', { name: 'What do these mean?' });
  await expect(meanings.getByRole('term')).toHaveText(['Pass', 'Take the table', 'Zole']);
  await expect(meanings.getByRole('definition').first()).not.toBeEmpty();
  await expectAccessible(page, 'what the calls mean');
  await page.keyboard.press('Escape');
  await expect(meanings).toBeHidden();
  expect(await seat.asked()).toBe('call');
});

test('a term on the table leads to the glossary and never plays, by key or by finger', async ({
  page,
  browser,
  baseURL,
}) => {
  const room = await roomAgainst('backgammon', 'standard to=1');
  await page.goto(`/table/${room}`);
  const seat = new BackgammonSeat(page);
  // A whole turn is laid out: Enter would confirm it.
  while ((await seat.asked()) === 'move') {
    await seat.point(await seat.hindmost()).click();
    await page.locator('.point.target .hit').last().click();
  }
  const before = await seat.main.innerText();
  const term = page.locator('.plate .figure a').first();
  const [glossary] = await Promise.all([page.waitForEvent('popup'), term.press('Enter')]);
  await expect(glossary).toHaveURL(/\/glossary#bg-pip-count$/);
  await glossary.close();
  await expect(seat.main).toHaveText(before, { useInnerText: true });

  // A finger sees the meaning first.
  const context = await browser.newContext({ baseURL, hasTouch: true, viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto('/rules/backgammon');
  await phone.locator('section p a').first().tap();
  await expect(phone.getByRole('tooltip')).toBeVisible();
  await expect(phone).toHaveURL(/\/rules\/backgammon$/);
  await context.close();
});
