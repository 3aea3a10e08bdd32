/** The search explorer: the worked examples of the specification, stepping, sharing, and input that makes no sense. */
import { readFileSync } from 'node:fs';

import type { Locator, Page } from '@playwright/test';

import { explorerLink } from '../src/explorer/address';
import { expectAccessible } from './axe';
import { expect, MORE, roomAgainst, test } from './parlor';

const OPENING = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10';

const run = (page: Page, name: string): Locator => page.getByRole('region', { name: `Run ${name}` });
const count = (card: Locator, what: string): Locator => card.locator(`[data-count="${what}"] dd`);
/** A node by the way to it that a screen reader hears. */
const node = (card: Locator, name: RegExp): Locator => card.getByRole('treeitem', { name });
const choose = (page: Page, example: string): Promise<unknown> =>
  page.getByRole('combobox', { name: 'Position' }).selectOption({ label: example });

test('the tree of dice and a reply: 22 nodes without pruning, 15 and 3 cuts with Star1', async ({ page }) => {
  await page.goto('/study/explorer');
  const [a, b] = [run(page, 'A'), run(page, 'B')];
  await expect(count(a, 'nodes')).toHaveText('22');
  await expect(count(a, 'value')).toHaveText('6.6');
  await expect(count(b, 'nodes')).toHaveText('15');
  await expect(count(b, 'leaves')).toHaveText('7');
  await expect(count(b, 'cuts')).toHaveText('3');
  await expect(node(a, /^B, chance node, 2\.7/)).toBeVisible();
  await expect(page.getByText('All runs choose A, worth 6.6.')).toBeVisible();

  await test.step('by keyboard, with a sentence for every step', async () => {
    await page.keyboard.press('Home');
    await expect(a.getByText('step 0 of 22')).toBeVisible();
    await page.keyboard.press('c');
    await expect(b.getByText('step 11 of 15')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(b.getByText('step 12 of 15')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('status').filter({ hasText: '0.7 × 5 + 0.3 × 4 = 4.7' })).toBeVisible();
  });

  await test.step('the address brings someone else to the same step', async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(a.getByText('step 1 of 22')).toBeVisible();
    const address = page.url();
    await page.goto('/study');
    await page.goto(address);
    await expect(run(page, 'B').getByText('step 1 of 15')).toBeVisible();
  });
});

test('the other worked examples of the specification', MORE, async ({ page }) => {
  await page.goto('/study/explorer');
  await expect(count(run(page, 'A'), 'nodes')).toHaveText('22');

  await choose(page, 'Minimax: three moves, three replies');
  await expect(count(run(page, 'A'), 'nodes')).toHaveText('13');
  await expect(count(run(page, 'A'), 'value')).toHaveText('3');
  for (const [name, value] of [
    ['A', 3],
    ['B', 2],
    ['C', 2],
  ])
    await expect(node(run(page, 'A'), new RegExp(`^${name}, min node, ${value}`))).toBeVisible();
  // B is left after its first leaf; the leaves of C stand in the worst order.
  await expect(count(run(page, 'B'), 'nodes')).toHaveText('11');
  await expect(count(run(page, 'B'), 'value')).toHaveText('3');

  await choose(page, 'Chance nodes: 2.7 or 6.6');
  await expect(count(run(page, 'A'), 'value')).toHaveText('6.6');
  await expect(node(run(page, 'A'), /^A, chance node, 2\.7/)).toBeVisible();
  await expect(node(run(page, 'A'), /^B, chance node, 6\.6/)).toBeVisible();

  await choose(page, 'Leaves 1, 3, 4, 5');
  await expect(run(page, 'A').getByText('value, choose A')).toBeVisible();
  await choose(page, 'Leaves 1, 30, 40, 500');
  await expect(run(page, 'A').getByText('value, choose B')).toBeVisible();
});

/** What the experiment `bg-pruning` counts at its own positions; a test of its crate keeps the file true. */
interface Counted {
  position: string;
  depth: number;
  ordered: boolean;
  nodes: Record<'none' | 'gamma' | 'star1' | 'star2', number>;
}
const COUNTED = JSON.parse(
  readFileSync(new URL('../../testdata/backgammon/pruning-nodes.json', import.meta.url), 'utf8'),
) as Counted[];

test('four prunings side by side visit as many nodes as the experiment on pruning counts', MORE, async ({ page }) => {
  for (const { position, depth, ordered, nodes } of COUNTED) {
    const order = ordered ? 'on' : 'off';
    const runs = Object.keys(nodes).map((prune) => `expectiminimax:depth=${depth},prune=${prune},order=${order}`);
    await page.goto('/study');
    await page.goto(explorerLink({ source: { kind: 'position', game: 'backgammon', text: position }, runs }));
    const cards = ['A', 'B', 'C', 'D'];
    for (const [at, n] of Object.values(nodes).entries())
      await expect(count(run(page, cards[at] ?? ''), 'nodes')).toHaveText(n.toLocaleString('en'));
    const row = page.getByRole('region', { name: 'Comparison' }).getByRole('row', { name: /^Nodes/ });
    for (const [at, n] of Object.values(nodes).entries())
      await expect(row.getByRole('cell').nth(at)).toContainText(n.toLocaleString('en'));
    await expect(page.getByText(/^All runs choose /)).toBeVisible();
  }
});

/** Labels that lie over each other, as the browser has drawn them. */
const overlapping = (page: Page): Promise<string[]> =>
  page.locator('svg[role=tree] .label').evaluateAll((found) => {
    const boxes = found.map((one) => ({ text: one.textContent ?? '', box: one.getBoundingClientRect() }));
    return boxes.flatMap(({ text, box }, at) =>
      boxes
        .slice(at + 1)
        .filter(
          ({ box: other }) =>
            // Boxes of letters are a little higher than what is drawn of them.
            box.left < other.right &&
            other.left < box.right &&
            box.top + 4 < other.bottom &&
            other.top + 4 < box.bottom,
        )
        .map((other) => `${text} | ${other.text}`),
    );
  });

test('under a wide root labels do not lie over each other, and windows are those of the search', async ({ page }) => {
  const source = { kind: 'position', game: 'backgammon', text: OPENING } as const;
  for (const [prune, windows] of [
    ['none', false],
    ['star1', true],
  ] as const) {
    await page.goto('/study');
    await page.goto(explorerLink({ source, runs: [`expectiminimax:depth=1,prune=${prune}`] }));
    await expect(node(run(page, 'A'), /^the root/)).toBeVisible();
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.locator('svg[role=tree] .label.edge').count()).toBeGreaterThan(2);
      expect(await overlapping(page), `${prune}, ${width} px`).toEqual([]);
    }
    await expect(page.locator('.label.window')).toHaveCount(windows ? 1 : 0);
  }
});

test('what a large search left out below its cuts is counted', MORE, async ({ page }) => {
  const source = { kind: 'position', game: 'backgammon', text: OPENING } as const;
  await page.goto(explorerLink({ source, runs: ['expectiminimax:depth=3,prune=star2'] }));
  const card = run(page, 'A');
  await expect(node(card, /^the root/)).toBeVisible();
  // The last play is left before all its rolls are seen.
  await node(card, /nodes below$/)
    .last()
    .click();
  const unseen = node(card, /more not examined$/).first();
  await expect(unseen).toBeVisible();
  await unseen.click();
  await expect(page.getByRole('region', { name: 'Selected node' })).toContainText('Below it, not examined');
});

test('a tree that cannot be read says where, and the last good one stays', MORE, async ({ page }) => {
  await page.goto('/study/explorer');
  await expect(count(run(page, 'A'), 'nodes')).toHaveText('22');
  await page.getByText('Edit the tree').click();
  const field = page.getByRole('textbox', { name: /max\(…\)/ });
  await field.fill('max(A = min(3, 12), B = mni(2, 4))');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Line 1, column 25: Found “mni”');
  await expect(count(run(page, 'A'), 'nodes')).toHaveText('22');
  await field.fill('max(A = min(3, 12), B = min(2, 4))');
  await field.press('Control+Enter');
  await expect(count(run(page, 'A'), 'nodes')).toHaveText('7');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a link that was cut off says so', MORE, async ({ page }) => {
  await page.goto('/study/explorer#eyJrIjowLCJz');
  await expect(count(run(page, 'A'), 'nodes')).toHaveText('22');
  await expect(page.getByRole('alert')).toHaveText('This link is damaged or incomplete.');
});

test('the step keys work beside a board', MORE, async ({ page }) => {
  await page.goto('/study/explorer');
  await choose(page, 'A few moves left');
  const a = run(page, 'A');
  await expect(count(a, 'nodes')).not.toHaveText('22');
  await node(a, /^the root/).click();
  await expect(page.getByRole('region', { name: 'Selected node' }).locator('.pictured')).toBeVisible();
  await expect(a.getByText('step 34 of 34')).toBeVisible();
  // Arrows and Home are the tree's own keys while a node has the focus.
  await page.keyboard.press(',');
  await expect(a.getByText('step 33 of 34')).toBeVisible();
});

test('the settings of a run are those of its agent', MORE, async ({ page }) => {
  await page.goto('/study/explorer');
  const b = run(page, 'B');
  await expect(count(b, 'nodes')).toHaveText('15');
  await b.getByRole('button', { name: 'No pruning' }).click();
  await expect(count(b, 'nodes')).toHaveText('22');
  await b.getByLabel('Algorithm').selectOption('uct');
  await expect(b.getByText('step 200 of 200')).toBeVisible();
  await page.getByRole('button', { name: 'Add a run' }).click();
  await expect(run(page, 'C')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Run C' }).click();
  await expect(run(page, 'C')).toHaveCount(0);
});

test('the tree by keyboard alone', MORE, async ({ page }) => {
  await page.goto('/study/explorer');
  const a = run(page, 'A');
  await expect(count(a, 'nodes')).toHaveText('22');
  await node(a, /^the root/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(node(a, /^A, chance/)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(node(a, /^A, chance/)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(node(a, /^A, chance/)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Selected node' })).toContainText('A, outcome 0.7');
});

test('predictions are asked, judged and counted', MORE, async ({ page }) => {
  await page.goto('/study/explorer');
  await expect(count(run(page, 'A'), 'nodes')).toHaveText('22');
  await page.getByLabel('Predict before you step').check();
  await expect(run(page, 'A').getByText('step 0 of 22')).toBeVisible();
  const card = page.getByRole('region', { name: 'Predict before you step' });
  const forward = page.getByRole('button', { name: 'Step forward' });
  while (!(await card.getByRole('textbox').count())) await forward.click();
  await expect(card).toContainText('What will A, outcome 0.7 be worth?');
  await card.getByRole('textbox').fill('6');
  await card.getByRole('button', { name: 'Answer' }).click();
  await expect(card).toContainText('Right: 6.');
  await expect(card).toContainText('1 of 1 right so far');

  await test.step('once: a reader who steps back has seen the answer', async () => {
    await forward.click();
    await page.getByRole('button', { name: 'Step back' }).click();
    await card.getByRole('textbox').fill('6');
    await card.getByRole('button', { name: 'Answer' }).click();
    await expect(card).toContainText('Right: 6.');
    await expect(card).toContainText('1 of 1 right so far');
  });
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [360, 740],
])
  test(`nothing overflows and axe finds nothing at ${width} × ${height}`, MORE, async ({ page }) => {
    await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
    await page.goto('/study/explorer');
    await expect(count(run(page, 'A'), 'nodes')).toHaveText('22');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width ?? 0);
    await expectAccessible(page, 'explorer');
  });

test('what an agent searched at a table is opened in the explorer', MORE, async ({ page }) => {
  await page.goto(`/table/${await roomAgainst('tic-tac-toe', '')}`);
  await page.locator('#agent').selectOption('alphabeta');
  await page.getByText('Parameters', { exact: true }).click();
  await page.getByRole('spinbutton').fill('3');
  await page.getByRole('spinbutton').press('Tab');
  await page.getByRole('button', { name: /^Ask/ }).click();
  await expect(page.locator('.why')).toBeVisible();
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Open in explorer' }).click();
  await expect(page).toHaveURL(/\/study\/explorer#/);
  const card = run(page, 'A');
  await expect(card.getByLabel('Depth')).toHaveValue('3');
  await expect(card.getByText(/step [\d,]+ of [\d,]+/)).toBeVisible();
});
