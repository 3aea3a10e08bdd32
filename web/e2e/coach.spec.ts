import { expectAccessible } from './axe';
import { Learner } from './coach';
import { expect, test } from './parlor';

/** No message without words. */
const KEY = /\b(coach|riichi|zole|bg|study|yaku)-[a-z]/i;

test('a first deal of Zole, as the coach says', async ({ page }) => {
  await page.goto('/learn/zole');
  const learner = new Learner(page);
  let looked = false;
  const said = await learner.learn(async () => {
    const text = await learner.bubble.innerText();
    expect(text).not.toMatch(KEY);
    if ((await page.locator('.bury').count()) > 0) {
      for (const card of await learner.advised.all()) expect(await card.getAttribute('data-card')).toBeTruthy();
      for (const left of [1, 0]) {
        await learner.advised.first().click();
        await expect(page.locator('.frame.empty')).toHaveCount(left);
      }
      await page.getByRole('button', { name: /^Bury/ }).click();
      return;
    }
    if (!looked && (await page.locator('.played').count()) > 0) {
      looked = true;
      await coversNothing(learner);
      await expectAccessible(page, 'the coach recommends a card');
    }
    await learner.follow();
  });
  expect(said.join(' ')).toMatch(/takes the two table cards/);
  expect(said.join(' ')).toMatch(/needs? 61|eyes? Ace 11|worth/);
  await expect(learner.dialog.getByRole('heading', { level: 2 })).toHaveText('You played your first game');
  await expect(learner.dialog).toContainText('You learned: Bidding');
  await expectAccessible(page, 'the lesson is over');
  await learner.dialog.getByRole('button', { name: 'Play a real game' }).click();
  await expect(page).toHaveURL(/\/table\/[^?]+$/);
});

test('a first hand of riichi, as the coach says', async ({ page }) => {
  // Bots alone hide nothing: no wait after a discard.
  await page.route('**/api/rooms', (route) => {
    const wish = route.request().postDataJSON() as object;
    return route.continue({ postData: { ...wish, calls: { min_ms: 0, jitter_ms: 0, strict: false } } });
  });
  await page.goto('/learn/riichi');
  const learner = new Learner(page);
  let looked = false;
  const said = await learner.learn(async () => {
    expect(await learner.bubble.innerText()).not.toMatch(KEY);
    if (!looked) await expectAccessible(page, 'the coach recommends a tile');
    looked = true;
    await learner.follow();
  });
  expect(said.join(' ')).toMatch(/four sets and a pair.*Discard/s);
  await expect(learner.dialog).toContainText('You learned: The aim, Draw and discard');
  await learner.dialog.getByRole('button', { name: 'Play on' }).click();
  await expect(page.locator('.bubble')).toHaveCount(0);
});

test('a first game of backgammon, as the coach says', async ({ page }) => {
  await page.goto('/learn/backgammon');
  const learner = new Learner(page);
  let looked = false;
  const said = await learner.learn(async () => {
    expect(await learner.bubble.innerText()).not.toMatch(KEY);
    if (!looked) await expectAccessible(page, 'the coach recommends a move');
    looked = true;
    await learner.follow();
  });
  expect(said.join(' ')).toMatch(/down to point 1.*Each die.*blot/s);
  await expect(learner.dialog).toContainText('You learned: Direction and home, Dice and moves, Points and blots');
});

test('the coach leaves when the learner wants it, after asking once', async ({ page }) => {
  await page.goto('/learn/zole');
  await expect(page.locator('.bubble')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep the coach' }).click();
  await expect(page.locator('.bubble')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Skip coaching' }).click();
  await expect(page.locator('.bubble')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Ask' })).toBeVisible();
  await expect(page).toHaveURL(/\/table\/[^?]+$/);
});

/** The bubble lies over no card of the hand and none in the trick. */
async function coversNothing({ bubble }: Learner): Promise<void> {
  const covered = await bubble.evaluate((element) => {
    const at = element.getBoundingClientRect();
    return [...document.querySelectorAll('.held, .played .turned')].filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < at.right - 1 && right > at.left + 1 && top < at.bottom - 1 && bottom > at.top + 1;
    }).length;
  });
  expect(covered).toBe(0);
}
