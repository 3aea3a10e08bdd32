import type { Page } from '@playwright/test';

import { expectAccessible } from './axe';
import { Learner } from './coach';
import { CHOSEN, expect, having, MORE, test, type Game } from './parlor';

/** What every first deal of a game explains, and the steps that every one comes to. */
const LESSONS: Record<Game, { says: RegExp; learned: RegExp }> = {
  zole: { says: /two table cards.*needs 61 of the 120 eyes.*worth \d+ eyes?\./s, learned: /Bidding, The lead/ },
  riichi: { says: /four sets and a pair.*You drew a tile.*Discard/s, learned: /The aim, Draw and discard/ },
  backgammon: { says: /bear off all 15 wins.*Each die.*blot/s, learned: /Direction and home, Dice and moves/ },
};
const GAMES = Object.keys(LESSONS) as Game[];

interface Way {
  width: number;
  height: number;
  language: string;
  keys?: boolean;
}
const USUAL: Way = { width: 1366, height: 768, language: 'en' };
const WAYS: Way[] = [
  USUAL,
  { ...USUAL, keys: true },
  { ...USUAL, width: 1440, height: 900 },
  { ...USUAL, width: 390, height: 844 },
  ...['lv', 'lt', 'et', 'fi', 'ja'].map((language) => ({ ...USUAL, language })),
];

for (const way of WAYS) {
  const { width, height, language, keys = false } = way;
  const named = `${width}×${height}, ${language}${keys ? ', by keys' : ''}`;
  for (const game of GAMES) {
    test.describe(named, way === USUAL ? {} : MORE, () => {
      test.use({ viewport: { width, height }, storageState: having({ ...CHOSEN, language }) });
      test(`a first visit: ${game}`, async ({ page }) => {
        const learner = new Learner(page, keys);
        // A whole game of backgammon takes its time on a busy machine.
        test.setTimeout(240_000);
        // Among bots there is nobody to hide a call from: no wait after a discard.
        await page.route('**/api/rooms', (route) => {
          if (route.request().method() !== 'POST') return route.continue();
          const wish = route.request().postDataJSON() as object;
          return route.continue({ postData: { ...wish, calls: { min_ms: 0, jitter_ms: 0, strict: false } } });
        });
        const code = await chooseLesson(page, game);

        let looked = 0;
        const said = await learner.learn(async () => {
          looked += 1;
          if (looked === 2) await expectAccessible(page, 'the coach recommends');
          return false;
        });
        if (language === 'en') {
          expect(said.join('\n')).toMatch(LESSONS[game].says);
          await expect(learner.dialog).toContainText(LESSONS[game].learned);
        }
        await botsSayWhy(learner);
        await expectAccessible(page, 'the lesson is over');

        await learner.dialog.locator('a[href="/"]').click();
        await replayFromHome(page, code);
        await askInReplay(page, keys);
      });
    });
  }
}

/** From the first page: beginners, and “First time?”. */
async function chooseLesson(page: Page, game: Game): Promise<string> {
  await page.goto('/');
  const card = page.locator(`section:has(#game-${game})`);
  await card.locator('input[type="radio"]').first().check({ force: true });
  await card.locator(`a[href="/learn/${game}"]`).click();
  await expect(page).toHaveURL(/\/table\//);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** At the end a bot is asked why it did something, and gives a reason. */
async function botsSayWhy({ dialog }: Learner): Promise<void> {
  const deed = dialog.locator('[aria-labelledby="others-why"] li').first();
  await deed.getByRole('button').click();
  await expect(deed.getByRole('button')).toHaveCount(0);
  await expect(deed.getByRole('status')).toContainText(/\S[.。]/);
}

/** The finished lesson is among my games. */
async function replayFromHome(page: Page, code: string): Promise<void> {
  await page.locator(`li a[href^="/replay/${code}"]`).first().click();
  await expect(page.getByRole('slider')).toBeVisible();
}

/** At a step where someone decides an agent is asked, and gives its verdict. */
async function askInReplay(page: Page, keys: boolean): Promise<void> {
  const handle = page.locator('aside .handle');
  if ((await handle.count()) > 0) await handle.click();
  const form = page.locator('aside form:has(#agent)');
  await expect(form).toBeVisible();
  // Nobody decides while the deal is made.
  const submit = form.locator('[type="submit"]');
  while ((await submit.getAttribute('aria-disabled')) === 'true') await page.keyboard.press('ArrowRight');
  if (keys) await page.keyboard.press('h');
  else await submit.click();
  await expect(page.locator('.answer .why')).toContainText(/\S/);
}

test('the coach leaves when the learner wants it, after asking once, and is there again after a visit home', async ({
  page,
}) => {
  await page.goto('/learn/zole');
  const learner = new Learner(page);
  await expect(learner.bubble).toBeVisible();
  // Those who come back, from home or by loading the page anew, find the coach.
  await page.goto('/');
  await page.locator('a[href^="/table/"]').click();
  await expect(learner.bubble).toBeVisible();
  await page.reload();
  await expect(learner.bubble).toBeVisible();
  // Escape asks, and a second Escape stays.
  await page.keyboard.press('Escape');
  await expect(learner.dialog).toContainText('Skip coaching?');
  await page.keyboard.press('Escape');
  await expect(learner.dialog).toHaveCount(0);
  await expect(learner.bubble).toBeVisible();
  // What has the focus takes Enter itself: a button is pressed, and no note is read.
  await expect(learner.bubble.locator('.said')).not.toContainText('Thinking');
  const said = await learner.bubble.locator('.said').innerText();
  await learner.bubble.getByRole('button', { name: 'Skip coaching' }).focus();
  await page.keyboard.press('Enter');
  expect(await learner.bubble.locator('.said').innerText()).toBe(said);
  await learner.dialog.getByRole('button', { name: 'Skip coaching' }).click();
  await expect(learner.bubble).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Ask' })).toBeVisible();
  // An ordinary game from now on, also when it is opened again; it is still ours to play.
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Ask' })).toBeVisible();
  await expect(learner.bubble).toHaveCount(0);
  await expect(page.locator('.action, .held.open').first()).toBeVisible();
});

test('another card than the recommended one is remarked on, and a term is explained', async ({ page }) => {
  await page.goto('/learn/zole');
  const learner = new Learner(page);
  // What is said is read aloud: one live region holds the words of the bubble.
  const line = await learner.bubble.locator('.said p').first().innerText();
  await expect(page.getByRole('status').filter({ hasText: line })).toHaveCount(1);
  const term = learner.bubble.locator('.said a').first();
  await term.focus();
  await expect(page.getByRole('tooltip')).toContainText('two cards dealt face down on the table');
  await expect(term).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);

  let other = false;
  await learner.learn(async () => {
    const cards = page.locator('.held.open:not([data-advised])');
    if (other || (await page.locator('.bury').count()) > 0 || (await cards.count()) === 0) return false;
    other = true;
    await cards.first().click();
    await expect(learner.bubble.locator('.said')).toContainText(/works too|just as well|clearly better/);
    return true;
  });
  expect(other).toBe(true);
});
