/** Searches of every kind in the explorer: by rounds and by nodes, from a game, refused, foreseen, and in six languages. */
import type { Locator, Page } from '@playwright/test';

import { explorerLink, type Place } from '../src/explorer/address';
import { expectAccessible } from './axe';
import { BackgammonSeat } from './backgammon';
import { expect, having, MORE, roomAgainst, test, CHOSEN } from './parlor';
import { ZoleSeat } from './zole';

const OPENING = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10';
const FIFTH_TRICK = '2: QC QH JC JD 8D TH 9H KS | take | TS KS AC KC 8D 9C JD KD AD TH KH AS';
const TREE = { kind: 'tree', text: 'max(A = min(3, 12, 8), B = min(2, 4, 6), C = min(14, 5, 2))' } as const;

const run = (page: Page, name: string): Locator => page.getByRole('region', { name: `Run ${name}` });
const count = (card: Locator, what: string): Locator => card.locator(`[data-count="${what}"] dd`);
const node = (card: Locator, name: RegExp): Locator => card.getByRole('treeitem', { name });
const code = (page: Page): Locator => page.locator('.code');
const line = (page: Page): Locator => code(page).locator('[aria-current="step"]');
const phase = (page: Page, name: string): Locator => code(page).getByRole('button', { name, exact: true });

async function open(page: Page, place: Place): Promise<void> {
  await page.goto('/study');
  await page.goto(explorerLink(place));
  await expect(run(page, 'A').getByRole('tree')).toBeVisible();
}

/** Types another source into the field and searches it. */
async function type(page: Page, what: RegExp, text: string): Promise<void> {
  await page.getByText(what).click();
  const field = page.locator('textarea');
  await field.fill(text);
  await page.locator('form.source button[type=submit]').click();
}

test('a round of self-play shows its phases beside the tree, each at its line with its numbers', async ({ page }) => {
  await open(page, { source: { kind: 'position', game: 'kuhn', text: 'K?' }, runs: ['cfr:iterations=40'], step: 1 });
  await expect(run(page, 'A').getByText(/^step 1 of /)).toBeVisible();
  await expect(line(page)).toContainText('S(child) ← S(child) + Pᵢ · σ(child)');
  await phase(page, 'Strategy').click();
  await expect(line(page)).toContainText('σ ← max(R, 0) / Σ max(R, 0)');
  // Nothing is known before the first round: both moves are chosen alike.
  await expect(code(page).locator('dl')).toContainText('0.5');
  await phase(page, 'Regrets').click();
  await expect(line(page)).toContainText('R(child) ← R(child)');
  await expect(code(page).locator('dl')).toContainText('P₋ᵢ');
});

test('playouts and expansions show their phases, and information sets guess a world', MORE, async ({ page }) => {
  await open(page, { source: { kind: 'position', game: 'kuhn', text: 'K?' }, runs: ['ismcts:playouts=30'], step: 20 });
  await expect(run(page, 'A').getByText('step 20 of 30')).toBeVisible();
  await expect(line(page)).toContainText('n ← n + 1');
  await phase(page, 'World').click();
  await expect(line(page)).toContainText('w ← one world that fits what is seen');
  await expect(code(page).locator('dl')).toContainText('20');

  await open(page, { source: TREE, runs: ['bestfirst'], step: 2 });
  // The root has its children: 0 so far is what nothing says of them.
  await expect(line(page)).toContainText('while x: v(x) ←');
  await phase(page, 'Evaluate').click();
  await expect(line(page)).toContainText('v(child) ← value(child)');
  for (const name of ['v(A)', 'v(B)', 'v(C)']) await expect(code(page).locator('dl')).toContainText(name);
  await page.keyboard.press('End');
  await expect(count(run(page, 'A'), 'value')).toHaveText('3');
  await expect(line(page)).toContainText('return best(children(root))');
});

test('thousands of worlds: the one of the step is drawn, and what is not drawn is counted', MORE, async ({ page }) => {
  const source = { kind: 'position', game: 'zole', text: FIFTH_TRICK } as const;
  await open(page, { source, runs: ['alphabeta:mask=rules'] });
  const card = run(page, 'A');
  await expect(card.getByText('step 3,150 of 3,150')).toBeVisible();
  await expect(node(card, /^3,?150\b/)).toBeVisible();
  await expect(node(card, /^the root.*3,145 children not drawn/)).toBeVisible();
  await expect(card.getByText(/^\d+ of [\d,]+ nodes drawn$/)).toBeVisible();
  await phase(page, 'Solve').click();
  await expect(line(page)).toContainText('s(child) ← s(child) + v(child, w)');
});

test('an impossible position says what is wrong, and the last good state stays', MORE, async ({ page }) => {
  await open(page, {
    source: { kind: 'position', game: 'backgammon', text: OPENING },
    runs: ['expectiminimax:depth=1'],
  });
  const nodes = await count(run(page, 'A'), 'nodes').innerText();
  await type(page, /^Edit the position$/, '4HPwATDgc/ABMA 71');
  await expect(page.getByRole('alert')).toHaveText('“71” is not a roll: write two digits from 1 to 6, as in 31.');
  await expect(count(run(page, 'A'), 'nodes')).toHaveText(nodes);
  await page.locator('textarea').fill(OPENING);
  await page.locator('textarea').press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(count(run(page, 'A'), 'nodes')).toHaveText(nodes);
});

test('a search that is too deep says what to lower, and the last good state stays', MORE, async ({ page }) => {
  await open(page, { source: { kind: 'position', game: 'tic-tac-toe', text: 'XO./.X./..O' }, runs: ['minimax'] });
  const nodes = await count(run(page, 'A'), 'nodes').innerText();
  await type(page, /^Edit the position$/, '.../.../...');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The search has more than 200,000 nodes.', { timeout: 30_000 });
  await expect(alert).toContainText('number of playouts, iterations or worlds (deals)');
  await expect(count(run(page, 'A'), 'nodes')).toHaveText(nodes);
});

test.describe('in another language', () => {
  test.use({ storageState: async ({}, use) => use(having({ ...CHOSEN, language: 'lv' })) });
  test('a refusal is in the reader’s language', MORE, async ({ page }) => {
    await page.goto(explorerLink({ source: TREE, runs: ['minimax'] }));
    await expect(page.getByRole('tree')).toBeVisible();
    await type(page, /^Labot koku|^Rediģēt koku/, 'max(A = min(3, 12), B = mni(2, 4))');
    await expect(page.getByRole('alert')).toContainText('1. rinda, 25. zīme. Atrasts: “mni”.');
    await page.goto('/replay');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('?') });
    await expect(page.getByText('Šādu pierakstu nevar nolasīt.')).toBeVisible();
  });
});

test('a node is found, also where it has not been fetched', MORE, async ({ page }) => {
  await open(page, { source: TREE, runs: ['minimax'] });
  const field = page.getByRole('searchbox', { name: 'Find a node' });
  await field.fill('c');
  await field.press('Enter');
  await expect(page.getByRole('region', { name: 'Selected node' }).getByRole('heading')).toHaveText('C');
  await field.fill('nothing like it');
  await field.press('Enter');
  await expect(page.getByText('No node is called “nothing like it”.')).toBeVisible();
  // Of 3,150 deals the first 1,000 nodes come at once.
  await open(page, {
    source: { kind: 'position', game: 'zole', text: FIFTH_TRICK },
    runs: ['alphabeta:mask=rules'],
    step: 1,
  });
  await page.getByRole('searchbox', { name: 'Find a node' }).fill('2999');
  await page.getByRole('searchbox', { name: 'Find a node' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Selected node' }).getByRole('heading')).toHaveText(/2999/);
});

test('the search plays at the speed that is chosen', MORE, async ({ page }) => {
  await open(page, { source: TREE, runs: ['minimax'], step: 0 });
  const a = run(page, 'A');
  await page.getByLabel('Speed').selectOption({ label: '20×' });
  const begun = Date.now();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(a.getByText('step 13 of 13')).toBeVisible();
  // Thirteen steps by the second would take thirteen seconds.
  expect(Date.now() - begun).toBeLessThan(10_000);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a cut and the chosen move are foreseen, and the score counts both', MORE, async ({ page }) => {
  await open(page, { source: TREE, runs: ['alphabeta'], step: 0 });
  await page.getByLabel('Predict before you step').check();
  const card = page.getByRole('region', { name: 'Predict before you step' });
  const forward = page.getByRole('button', { name: 'Step forward' });
  const until = async (question: RegExp): Promise<void> => {
    for (let steps = 0; steps < 20; steps += 1) {
      if (question.test(await card.innerText())) return;
      await forward.click();
    }
    throw new Error(`never asked: ${question}`);
  };
  // B is left after its first leaf, 2: MAX has 3 elsewhere.
  await until(/Will the rest of B be pruned/);
  await card.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(card).toContainText('Right: Yes.');
  await until(/Which move will be chosen\?/);
  await card.getByRole('button', { name: 'C', exact: true }).click();
  await expect(card).toContainText('Not quite: A.');
  await expect(card).toContainText('1 of 2 right so far');
});

/** Asks an agent by the panel beside a table or a replay, and opens its tree. */
async function explored(page: Page, agent: string, depth?: string): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Ask' });
  if (await tab.count()) await tab.click();
  await page.locator('#agent').selectOption(agent);
  if (depth) {
    await page.getByText('Parameters', { exact: true }).click();
    await page.getByRole('spinbutton').first().fill(depth);
    await page.getByRole('spinbutton').first().press('Tab');
  }
  await page.getByRole('button', { name: /^Ask/ }).click();
  await expect(page.locator('.why')).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('m');
  const tree = page.getByRole('tree', { name: 'game tree' });
  if (await tree.isVisible()) {
    // One node is reached by Tab, the others by arrows.
    await tree.locator('[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tree.locator('[tabindex="0"]')).toHaveAttribute('aria-level', '2');
  }
  await page.getByRole('button', { name: 'Open in explorer' }).click();
  await expect(page).toHaveURL(/\/study\/explorer#/);
  await expect(run(page, 'A').getByRole('tree')).toBeVisible();
}

test('a backgammon table leads to the explorer', MORE, async ({ page }) => {
  await page.goto(`/table/${await roomAgainst('backgammon', 'standard to=1')}`);
  const seat = new BackgammonSeat(page);
  while ((await seat.asked()) !== 'move') await seat.main.click();
  await explored(page, 'expectiminimax', '1');
  await expect(run(page, 'A').getByLabel('Depth')).toHaveValue('1');
});

test('a Zole table leads to the explorer', MORE, async ({ page }) => {
  await page.goto(`/table/${await roomAgainst('zole', '')}`);
  const seat = new ZoleSeat(page);
  // Two cards are played, so that few enough are left.
  for (let cards = 0; cards < 4; ) {
    const asked = await seat.asked();
    if (asked === 'over') await seat.dialog.locator('button.main').click();
    else if (asked === 'call') await seat.calls.last().click();
    else if (asked === 'bury') await page.locator('.bury').click();
    else {
      await seat.open.first().click();
      cards += 1;
    }
  }
  while ((await seat.asked()) !== 'play') await seat.dialog.locator('button.main').click();
  await explored(page, 'alphabeta');
});

test('a step of a replay leads to the explorer', MORE, async ({ page }) => {
  await page.goto('/replay');
  await page.getByLabel('Choose a file').setInputFiles('../testdata/backgammon/club-match.mat');
  await expect(page.getByRole('group', { name: 'Steps' })).toBeVisible();
  const next = page.getByRole('button', { name: 'Next decision' });
  if (await next.isVisible()) await next.click();
  await explored(page, 'expectiminimax', '1');
  await expect(page.getByRole('combobox', { name: 'Position' })).toHaveValue(/moment|backgammon/);
});

for (const language of ['en', 'et', 'fi', 'ja', 'lt', 'lv'])
  for (const width of [360, 1440])
    test(
      `the explorer in ${language} at ${width} px: nothing overflows, axe finds nothing`,
      MORE,
      async ({ browser, baseURL }) => {
        const storageState = having({ ...CHOSEN, language });
        const context = await browser.newContext({ baseURL, storageState, viewport: { width, height: 800 } });
        const page = await context.newPage();
        for (const place of [
          { source: TREE, runs: ['minimax', 'alphabeta'] },
          { source: { kind: 'position', game: 'kuhn', text: 'K?' }, runs: ['cfr:iterations=20'], step: 3 },
        ] satisfies Place[]) {
          await page.goto('/study');
          await page.goto(explorerLink(place));
          await expect(page.getByRole('tree').first()).toBeVisible();
          await page.getByRole('treeitem').nth(1).click();
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          await expectAccessible(page, `explorer, ${language}, ${width} px`);
        }
        await context.close();
      },
    );
