import type { Page } from '@playwright/test';

import { expectAccessible } from './axe';
import { CHOSEN, expect, having, MORE, test } from './parlor';

/** Goes through a lesson with the keyboard alone: answers what is asked, always with the first choice. */
async function complete(page: Page, id: string): Promise<void> {
  await page.goto(`/study/lessons/${id}`);
  const way = page.getByRole('progressbar');
  await expect(way).toBeVisible();
  const last = Number(await way.getAttribute('aria-valuemax'));
  for (let step = 1; step <= last; step += 1) {
    await expect(way).toHaveAttribute('aria-valuenow', String(step));
    const first = page.getByRole('button', { name: 'Answer first' });
    if (await first.isVisible()) {
      // Nobody gets past a question, and the keys of later answers do nothing.
      await page.keyboard.press('End');
      await expect(way).toHaveAttribute('aria-valuenow', String(step));
      await page.keyboard.press('1');
      await expect(page.locator('.mark').first()).toBeVisible();
      await expect(page.locator('.right .mark')).toHaveText('Right');
    }
    if (step < last) await page.keyboard.press('ArrowRight');
  }
  await expect(page.getByText(/^Done\. \d+ of \d+ answers right\.$/).filter({ visible: true })).toBeVisible();
}

test('a lesson by keyboard alone, and back to the list', async ({ page }) => {
  await page.goto('/study');
  await page.getByRole('link', { name: /^Lessons/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lessons');
  await complete(page, 'minimax');
  // The value of the root, as the thesis prints it.
  await page.keyboard.press('Home');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-count=value] dd')).toHaveText('3');
  await expectAccessible(page, 'lesson');
  await page.goto('/study/lessons');
  await expect(page.getByRole('link', { name: /Minimax.*Done/ })).toBeVisible();
  await expectAccessible(page, 'lessons');
});

test('a lesson hands its tree over to the explorer', MORE, async ({ page }) => {
  await page.goto('/study/lessons/chance');
  await expect(page.getByRole('tree')).toBeVisible();
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/study\/explorer#/);
  await expect(page.getByRole('tree')).toBeVisible();
});

test('a search that was refused can be asked for again', MORE, async ({ page }) => {
  await page.route('**/api/explore', (route) => route.fulfill({ status: 422 }));
  await page.goto('/study/lessons/minimax');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/api/explore');
  await again.press('Enter');
  await expect(page.getByRole('tree')).toBeVisible();
  await expect(again).toBeHidden();
});

test('the drawing does not say what is asked about it', MORE, async ({ page }) => {
  await page.goto('/study/lessons/fifty');
  await expect(page.getByRole('progressbar')).toBeVisible();
  for (const key of ['ArrowRight', '2', 'ArrowRight', '3', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Answer first' })).toBeVisible();
  const said = page.getByText(/^In [\d,]+ of 1,000 tournaments/);
  await expect(said).toBeHidden();
  await page.keyboard.press('2');
  await expect(said).toBeVisible();
});

test('the same order of leaves, another choice', MORE, async ({ page }) => {
  await page.goto('/study/lessons/chance');
  const value = page.locator('[data-count=value]');
  await expect(value).toBeVisible();
  const keys = ['ArrowRight', 'ArrowRight', '2', 'ArrowRight', 'ArrowRight', '2', 'ArrowRight'];
  for (const key of keys) await page.keyboard.press(key);
  await expect(value).toContainText('3.5');
  await expect(value).toContainText('A');
  for (const key of ['ArrowRight', '2', 'ArrowRight']) await page.keyboard.press(key);
  await expect(value).toContainText('250.5');
  await expect(value).toContainText('B');
});

// A server runs one experiment at a time.
test.describe.serial('experiments run anew', () => {
  test('the tournament of the thesis is played live', MORE, async ({ page }) => {
    await page.goto('/study/lessons/fifty');
    await expect(page.getByRole('progressbar')).toBeVisible();
    for (const key of ['ArrowRight', '2', 'ArrowRight', '3', 'ArrowRight']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Play the tournament now' }).press('Enter');
    const live = page.getByRole('table', { name: /50 games a pair, played just now/ });
    await expect(live).toBeVisible({ timeout: 90_000 });
    // Ten pairs under the heads, each with the interval that 50 games leave.
    await expect(live.getByRole('row')).toHaveCount(11);
  });

  test('figure 4.1 is searched here, computed again, and opened in the explorer', MORE, async ({ page }) => {
    await page.goto('/study/lessons/worlds');
    await expect(page.getByRole('progressbar')).toBeVisible();
    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/api/explore') && request.method() === 'POST',
    );
    for (const key of ['ArrowRight', '3', 'ArrowRight']) await page.keyboard.press(key);
    expect((await asked).postData()).toContain('alphabeta:mask=source');
    // The sums over 3,150 deals that the thesis prints: 13,380, 13,816, 14,608 and 14,052.
    const PRINTED = { '9♥': '−4.248', 'J♣': '−4.386', 'Q♥': '−4.637', 'Q♣': '−4.461' };
    const printed = async (): Promise<void> => {
      for (const [card, mean] of Object.entries(PRINTED))
        await expect(page.getByRole('row', { name: card })).toContainText(mean);
    };
    await printed();

    await test.step('again on this server, by the experiment', async () => {
      const reported = page.waitForResponse(
        async (answer) =>
          answer.url().endsWith('/api/experiments/zole-e5') &&
          Boolean(((await answer.json()) as { report?: unknown }).report),
        { timeout: 90_000 },
      );
      await page.getByRole('button', { name: 'Compute again on this server' }).press('Enter');
      await reported;
      await printed();
      // By the rules J♣ comes second instead of Q♣: 13,892 against 13,716.
      await page.getByRole('button', { name: 'By the rules' }).press('Enter');
      await expect(page.getByRole('row', { name: 'J♣' })).toContainText('−4.410');
      await expect(page.getByRole('row', { name: 'Q♣' })).toContainText('−4.354');
    });

    await test.step('both masks side by side in the explorer', async () => {
      await page.getByRole('button', { name: 'By the rules' }).evaluate((button) => (button as HTMLElement).blur());
      await page.keyboard.press('t');
      await expect(page).toHaveURL(/\/study\/explorer#/);
      for (const name of ['Run A', 'Run B'])
        await expect(page.getByRole('region', { name }).locator('[data-count=nodes] dd')).toHaveText('12,600');
    });
  });
});

for (const id of ['chance', 'alphabeta', 'pruning', 'plans', 'fifty', 'hidden', 'worlds', 'riichi', 'zole'])
  test(`the lesson ${id} by keyboard alone`, MORE, async ({ page }) => {
    await complete(page, id);
    await expectAccessible(page, id);
  });

/** Goes to the last step of a lesson in any language; every step must fit, and the last one is looked at by axe. */
async function goThrough(page: Page, id: string, width: number): Promise<void> {
  await page.goto(`/study/lessons/${id}`);
  const way = page.getByRole('progressbar');
  await expect(way).toBeVisible();
  const last = Number(await way.getAttribute('aria-valuemax'));
  for (let step = 1; step <= last; step += 1) {
    await expect(way).toHaveAttribute('aria-valuenow', String(step));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${id}, step ${step}`).toBeLessThanOrEqual(width);
    // An answer does nothing where nothing is asked.
    await page.keyboard.press('1');
    if (step < last) await page.keyboard.press('ArrowRight');
  }
  await expectAccessible(page, id);
}

const LESSONS = ['minimax', 'chance', 'alphabeta', 'pruning', 'plans', 'fifty', 'hidden', 'worlds', 'riichi', 'zole'];

for (const language of ['en', 'et', 'fi', 'ja', 'lt', 'lv'])
  for (const width of [360, 1440])
    test(`every lesson in ${language} fits ${width} px, and axe finds nothing`, MORE, async ({ browser, baseURL }) => {
      test.setTimeout(300_000);
      const storageState = having({ ...CHOSEN, language });
      const context = await browser.newContext({ baseURL, storageState, viewport: { width, height: 740 } });
      const page = await context.newPage();
      for (const id of LESSONS) await goThrough(page, id, width);
      await context.close();
    });
