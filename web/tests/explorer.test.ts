/** The explorer's own work on a log: states, places, steps, addresses. What the searches find is from the specification. */
import { beforeAll, describe, expect, test } from 'vitest';

import { explorerLink, placeIn, placeText, type Place } from '../src/explorer/address';
import { Drawer, type Drawn } from '../src/explorer/drawn';
import { boxOf, labelsOf } from '../src/explorer/labels';
import { layOut, MIN_LEAF, shownIn } from '../src/explorer/layout';
import { momentOf, windowShown } from '../src/explorer/moment';
import { StepLog } from '../src/explorer/stepLog';
import { edgeText, shortName } from '../src/explorer/names';
import { LoadedTree, type Branch } from '../src/explorer/tree';
import { worldsAt, worldsIn } from '../src/explorer/worlds';
import { words } from '../src/lib/i18n/words.svelte';
import type { ExploredNodeMsg } from '../src/lib/wire';
import { explored, max, MINIMAX, REPLY, type Below, type Wish } from './searched';

const NONE: Wish = { algorithm: 'expectiminimax' };
const STAR1: Wish = { algorithm: 'star1', prunes: true };

beforeAll(async () => {
  (globalThis as { document?: unknown }).document = { documentElement: {} };
  await words.speak('en');
  await words.need('explorer');
});

/** What is drawn of a search after so many steps, its leaves so far apart. */
function drawnAt(wish: Wish, tree: typeof REPLY, step?: number, spacing = 60): Drawn[] {
  const exploration = explored(tree, wish);
  const moment = momentOf(exploration, step ?? exploration.steps.n);
  const layout = layOut(exploration.tree, new Set());
  const shown = shownIn(layout, { spacing, from: 0, to: layout.width });
  return new Drawer().draw(exploration, shown, { spacing, level: 100 }, moment, undefined);
}

/** The values in the nodes at the end, by what leads to them. */
function valuesAt(wish: Wish, tree: typeof REPLY, step?: number): Record<string, string> {
  const drawn = drawnAt(wish, tree, step);
  return Object.fromEntries(
    drawn.filter(({ placed }) => placed.depth < 2).map((one) => [one.edge?.labels[0] ?? '', one.value]),
  );
}

describe('the worked examples', () => {
  test('minimax comes to 3', () => {
    expect(valuesAt({ algorithm: 'minimax' }, MINIMAX)).toEqual({ '': '3', A: '3', B: '2', C: '2' });
  });

  test('chance nodes come to 6.6, 2.7 and 4.7, all 22 nodes seen', () => {
    expect(valuesAt(NONE, REPLY)).toEqual({ '': '6.6', A: '6.6', B: '2.7', C: '4.7' });
    const { found } = explored(REPLY, NONE);
    expect([found.counts.nodes, found.counts.leaves, found.counts.cuts]).toEqual([22, 12, 0]);
  });

  test('Star1 comes to the same by 15 nodes and 3 cuts', () => {
    expect(valuesAt(STAR1, REPLY)).toEqual({ '': '6.6', A: '6.6', B: '≤5.1', C: '≤6.5' });
    const { found } = explored(REPLY, STAR1);
    expect([found.counts.nodes, found.counts.leaves, found.counts.cuts]).toEqual([15, 7, 3]);
  });
});

describe('a moment', () => {
  test('an open MAX node is worth at least its best so far, an open MIN node at most', () => {
    const wish: Wish = { algorithm: 'alpha_beta', prunes: true };
    // The root, A and its three leaves, then B and its first leaf.
    expect(valuesAt(wish, MINIMAX, 6)).toMatchObject({ '': '≥3', A: '3', B: '' });
    expect(valuesAt(wish, MINIMAX, 7)).toMatchObject({ '': '≥3', A: '3', B: '≤2' });
  });

  test('before the first step nothing is seen; the last has the counts of the search', () => {
    const exploration = explored(REPLY, STAR1);
    const start = momentOf(exploration, 0);
    expect([start.events, start.touched.size, start.line.size, start.counts.nodes]).toEqual([0, 0, 0, 0]);
    const end = momentOf(exploration, 99);
    expect([end.step, end.counts]).toEqual([15, exploration.found.counts]);
    expect([...end.line]).toEqual([0, 1]);
  });

  test('every step shows as many visited nodes as it has counted', () => {
    for (const wish of [NONE, STAR1]) {
      const exploration = explored(REPLY, wish);
      for (let step = 0; step <= exploration.steps.n; step += 1) {
        const { events, counts } = momentOf(exploration, step);
        const seen = exploration.found.nodes.filter(({ id }) => {
          const branch = exploration.tree.get(id);
          return branch && exploration.tree.stateOf(branch, events).visits > 0;
        });
        expect(seen.length).toBe(counts.nodes);
      }
    }
  });

  test('what a step does not touch is not drawn anew', () => {
    const exploration = explored(REPLY, NONE);
    const layout = layOut(exploration.tree, new Set());
    const shown = shownIn(layout, { spacing: 60, from: 0, to: layout.width });
    const [drawer, frame] = [new Drawer(), { spacing: 60, level: 100 }];
    const before = drawer.draw(exploration, shown, frame, momentOf(exploration, 8), undefined);
    const after = drawer.draw(exploration, shown, frame, momentOf(exploration, 9), undefined);
    const changed = after.filter((one, at) => one !== before[at]).length;
    expect(changed).toBeGreaterThan(0);
    expect(changed).toBeLessThan(10);
  });
});

describe('the layout', () => {
  test('leaves stand side by side and parents over the middle of their children', () => {
    const layout = layOut(explored(REPLY, NONE).tree, new Set());
    expect([layout.width, layout.depth, layout.root?.x]).toEqual([12, 4, 6]);
    for (const { children, x } of layout.byId.values()) {
      const [first, last] = [children[0], children.at(-1)];
      if (first && last) expect(x).toBe((first.x + last.x) / 2);
    }
  });

  test('of thousands of worlds the one that is searched is drawn, with those before it', () => {
    const worlds = Array.from({ length: 40 }, (_, at): Below => [`${at + 1}`, max(['A', at], ['B', 1])]);
    const exploration = explored(max(...worlds), { algorithm: 'pimc' });
    const names = (step: number): string[] =>
      (worldsAt(exploration, step) ?? []).map((id) => shortName(exploration.tree.get(id) as Branch));
    expect(names(0)).toEqual(['1', '2', '3', '4', '5']);
    expect(names(17)).toEqual(['13', '14', '15', '16', '17']);
    expect(names(99)).toEqual(['36', '37', '38', '39', '40']);
    const layout = layOut(exploration.tree, new Set(), worldsAt(exploration, 17));
    expect([layout.width, layout.root?.children.length]).toEqual([10, 5]);
    expect(worldsAt(explored(REPLY, NONE), 3)).toBeUndefined();
  });

  test('a folded subtree takes the room of one leaf', () => {
    const layout = layOut(explored(REPLY, NONE).tree, new Set([1]));
    expect(layout.width).toBe(9);
    expect(layout.byId.get(1)?.children).toEqual([]);
  });

  test('of 100,000 nodes only those in view and wide enough are drawn', () => {
    const tree = new LoadedTree(wideTree(316));
    expect(tree.size).toBe(1 + 316 + 316 * 316);
    const layout = layOut(tree, new Set());
    expect(layout.width).toBe(316 * 316);
    const whole = shownIn(layout, { spacing: 1200 / layout.width, from: 0, to: layout.width });
    expect(whole).toEqual([{ placed: layout.root, closed: true }]);
    const near = shownIn(layout, { spacing: 20, from: 5000, to: 5060 });
    expect(near.filter(({ placed }) => placed.depth === 2).length).toBeGreaterThan(60);
    expect(near.length).toBeLessThan(1100);
    for (const { placed, closed } of near)
      if (!closed && placed.children.length > 0)
        expect((placed.width * 20) / placed.children.length).toBeGreaterThanOrEqual(MIN_LEAF);
  });
});

describe('the small print', () => {
  /** As wide as the plays of an opening roll. */
  const plays = max(...Array.from({ length: 16 }, (_, at): Below => [`24/2${at % 4} 13/1${at}`, at]));

  test('no label lies over another one or over a node, however narrow it is', () => {
    for (const tree of [plays, REPLY])
      for (const spacing of [12, 30, 46, 80, 160]) {
        const drawn = drawnAt(STAR1, tree, undefined, spacing);
        const boxes = labelsOf(drawn).map(boxOf);
        const nodes = drawn.map(({ x, y, size }) => ({ left: x - size, right: x + size, top: y - 3, bottom: y + 3 }));
        for (const [at, box] of boxes.entries())
          for (const other of [...boxes.slice(at + 1), ...nodes])
            expect(
              box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
              `${spacing} px: ${JSON.stringify([box, other])}`,
            ).toBe(false);
      }
  });

  test('what has room is written, and the best line first where there is little', () => {
    const texts = (spacing: number): string[] =>
      labelsOf(drawnAt(NONE, plays, undefined, spacing)).map((one) => one.text);
    expect(texts(160).filter((text) => text.startsWith('24/'))).toHaveLength(16);
    const few = texts(30).filter((text) => text.startsWith('24/'));
    expect(few.length).toBeGreaterThan(4);
    expect(few).toContain('24/23 13/115');
  });

  test('a window is drawn by searches that have one', () => {
    const windows = (algorithm: Wish['algorithm']): number =>
      drawnAt({ algorithm, prunes: true }, REPLY, 1).filter(({ window }) => window).length;
    expect(windows('star1')).toBe(1);
    for (const algorithm of ['minimax', 'expectiminimax'] as const) expect(windows(algorithm)).toBe(0);
    // Gamma compares with the best so far: before there is one, nothing limits anything.
    const gamma = explored(REPLY, { algorithm: 'gamma', prunes: true });
    const shown = (window: readonly [number | null, number | null]): string =>
      windowShown(gamma, 'chance', { visits: 1, open: true, window });
    expect([shown([null, null]), shown([6.6, null])]).toEqual(['', '[6.6, ∞]']);
  });

  test('children that are not listed are counted under their node, and said', () => {
    const exploration = explored(REPLY, NONE);
    const leaf = exploration.found.nodes.find(({ kind }) => kind === 'leaf');
    if (leaf) leaf.n_unlisted = 412;
    const layout = layOut(exploration.tree, new Set());
    const shown = shownIn(layout, { spacing: 90, from: 0, to: layout.width });
    const moment = momentOf(exploration, exploration.steps.n);
    const drawn = new Drawer().draw(exploration, shown, { spacing: 90, level: 100 }, moment, undefined);
    const one = drawn.find(({ id }) => id === leaf?.id);
    expect([one?.unlisted, one?.below]).toEqual([true, '+412']);
    expect(one?.name).toContain('412 more not examined');
  });
});

/** A root with `n` children that have `n` leaves each. */
function wideTree(n: number): ExploredNodeMsg[] {
  const row = (id: number, parent: number | null, nth: number, nChildren: number): ExploredNodeMsg => ({
    id,
    parent,
    nth,
    kind: nChildren > 0 ? 'max' : 'leaf',
    mover: null,
    edge: { key: 'verbatim', args: [['text', { type: 'text', value: String(id) }]] },
    probability: null,
    visited: true,
    history: [],
    n_children: nChildren,
    n_below: nChildren,
    n_unlisted: 0,
  });
  const rows = [row(0, null, 0, n)];
  for (let at = 0; at < n; at += 1) rows.push(row(1 + at, 0, at, n));
  for (let at = 0; at < n * n; at += 1) rows.push(row(n + 1 + at, 1 + Math.floor(at / n), at % n, 0));
  return rows;
}

describe('what is fetched later', () => {
  test('steps come in pieces and know where the search was', async () => {
    const [whole, part] = [explored(REPLY, NONE), explored(REPLY, NONE, 5)];
    expect(part.steps.get(10)).toBeUndefined();
    await part.steps.at(10);
    for (let step = 0; step <= 22; step += 1) expect(part.steps.openAfter(step)).toEqual(whole.steps.openAfter(step));
  });

  test('the next cut is found wherever it is', async () => {
    const { steps } = explored(REPLY, STAR1, 2);
    const cuts = steps.n === 15 ? await Promise.all([0, 9, 11, 15].map((step) => steps.nextCut(step))) : [];
    const all = explored(REPLY, STAR1).found.steps.steps;
    const expected = [0, 9, 11, 15].map((from) => {
      const at = all.findIndex(({ events }, nth) => nth >= from && events.some(({ what }) => what === 'cut'));
      return at < 0 ? undefined : at + 1;
    });
    expect(cuts).toEqual(expected);
  });

  test('a jump to the first step of a piece knows where the search was', async () => {
    const [whole, part] = [explored(REPLY, NONE), explored(REPLY, NONE, 5)];
    const later = { first: 10, open: whole.steps.openAfter(10), steps: whole.found.steps.steps.slice(10) };
    const steps = new StepLog(22, part.found.steps, () => Promise.resolve(later));
    await steps.at(10);
    expect(steps.openAfter(10)).toEqual(whole.steps.openAfter(10));
  });

  const wide = (n: number): typeof REPLY => max(...Array.from({ length: n }, (_, at): Below => [String(at + 1), at]));
  const children = ({ tree }: ReturnType<typeof explored>): number[] =>
    (tree.get(0)?.children ?? []).map((id) => tree.get(id)?.node.nth ?? -1);

  test('of a family of thousands the part is fetched that holds the node', async () => {
    const part = explored(wide(6000), { algorithm: 'minimax' }, 3);
    expect(await part.loadPath([0, 5700])).toBe(true);
    // The two that came first, then those from 5,600 to 5,999: child 5,699 is the node of number 5,700.
    expect(children(part).slice(0, 4)).toEqual([0, 1, 5600, 5601]);
    expect(children(part)).toHaveLength(402);
    expect(edgeText(part.tree.get(5700)?.node as ExploredNodeMsg)).toBe('5700');
    const root = part.tree.get(0) as Branch;
    expect([part.tree.isWhole(root), part.tree.firstMissing(root)]).toEqual([false, 2]);
  });

  test('a family of thousands can be fetched whole, in pieces, in its order', async () => {
    const part = explored(wide(6000), { algorithm: 'minimax' }, 1);
    await part.loadPath([0, 5700]);
    expect(await part.loadBelow(0)).toBe(true);
    expect(children(part)).toHaveLength(5400);
    expect(await part.loadBelow(0)).toBe(true);
    expect(children(part)).toEqual(Array.from({ length: 6000 }, (_, at) => at));
    expect(await part.loadChildren(0, 5990, 5995)).toBe(false);
  });

  test('children that are not here are counted beside their parent, and said', async () => {
    const part = explored(wide(6000), { algorithm: 'minimax' }, 1);
    await part.loadPath([0, 5700]);
    const layout = layOut(part.tree, new Set());
    const shown = shownIn(layout, { spacing: 20, from: 0, to: layout.width });
    const drawn = new Drawer().draw(part, shown, { spacing: 20, level: 100 }, momentOf(part, 1), undefined);
    expect([drawn[0]?.undrawn, drawn[0]?.below]).toEqual([5600, '+5,600']);
    expect(drawn[0]?.name).toContain('5,600 children not drawn');
    const label = labelsOf(drawn).find(({ kind }) => kind === 'below');
    expect(label?.text).toBe('+5,600');
  });

  test('of thousands of worlds those that are drawn are fetched', async () => {
    const part = explored(wide(6000), { algorithm: 'pimc' }, 1);
    expect(worldsIn(part, 5702)).toEqual({ from: 5697, to: 5702 });
    await part.loadChildren(0, 5697, 5702);
    expect(worldsAt(part, 5702)).toEqual([5698, 5699, 5700, 5701, 5702]);
  });

  test('a way to a node that is not here is fetched', async () => {
    const part = explored(REPLY, NONE, 1);
    expect(part.tree.size).toBe(1);
    const path = explored(REPLY, NONE).tree.pathTo(20);
    expect(await part.loadPath(path)).toBe(true);
    expect(part.tree.pathTo(20)).toEqual(path);
  });
});

describe('an address', () => {
  const PLACE: Place = {
    source: { kind: 'tree', text: 'max(Ā = min(3, 12), “B” = 2)' },
    runs: ['minimax', 'expectiminimax:depth=3,prune=star1'],
    step: 7,
    node: [1, 4],
    seed: 9,
  };

  test('holds the whole state, and only letters that need no escape', () => {
    const text = placeText(PLACE);
    expect(text).toMatch(/^[\w-]+$/);
    expect(placeIn(`#${text}`)).toEqual(PLACE);
    expect(explorerLink(PLACE)).toBe(`/study/explorer#${text}`);
  });

  test('never holds the token of a seat', () => {
    const text = placeText({ ...PLACE, source: { kind: 'table', room: 'r', token: 'secret' } });
    expect(atob(text.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('secret');
  });

  test('that makes no sense is none', () => {
    for (const hash of ['', '#', '#abc', '#%%%', `#${btoa('{"k":0}')}`, `#${btoa('{"k":9,"s":{},"r":["a"]}')}`])
      expect(placeIn(hash), hash).toBeUndefined();
  });
});

test('an edge says a card alone, and any other move in words', () => {
  const [root] = explored(MINIMAX, { algorithm: 'minimax' }).found.nodes;
  if (!root) throw new Error('no root');
  const card: ExploredNodeMsg = {
    ...root,
    edge: { key: 'zole-play', args: [['card', { type: 'pieces', value: ['QH'] }]] },
  };
  expect(edgeText(card)).toBe('QH');
  expect(edgeText({ ...root, edge: { key: 'verbatim', args: [['text', { type: 'text', value: '8/5 6/5' }]] } })).toBe(
    '8/5 6/5',
  );
});
