import { expect, test, vi } from 'vitest';

import { share, span, ticks } from '../src/explain/scale';
import { placeTree } from '../src/explain/treeLayout';
import { hasHeadings, say, written } from '../src/lib/say';
import type { TreeNode } from '../src/lib/wire';

vi.mock('../src/lib/i18n/words.svelte', () => ({ t: (key: string) => key, words: { language: 'en' } }));

test('bars begin at zero, at the worst, or where they are told', () => {
  expect(span({ type: 'from_zero' }, [2, 5])).toEqual({ low: 0, high: 5 });
  expect(span({ type: 'from_zero' }, [-3, 5])).toEqual({ low: -3, high: 5 });
  expect(span({ type: 'from_worst' }, [2, 5])).toEqual({ low: 2, high: 5 });
  expect(span({ type: 'fixed', low: 0, high: 0.8 }, [])).toEqual({ low: 0, high: 0.8 });
});

test('a share stays between the ends', () => {
  expect([share(-9, { low: 0, high: 4 }), share(1, { low: 0, high: 4 }), share(9, { low: 0, high: 4 })]).toEqual([
    0, 0.25, 1,
  ]);
});

test('ticks are round numbers', () => {
  expect(ticks({ low: 0, high: 0.8 }, 4)).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
  expect(ticks({ low: -1, high: 11 }, 4)).toEqual([0, 5, 10]);
});

test('parents stand over the middle of their children, leaves side by side', () => {
  const node = (parent: number | null): TreeNode => ({
    parent,
    kind: 'max',
    mover: null,
    edge: { key: 'verbatim' },
    probability: null,
    window: null,
    value: null,
    cut: null,
    tone: 'plain',
    n_below: 0,
  });
  const { placed, width, depth } = placeTree([node(null), node(0), node(1), node(1), node(0)]);
  expect(placed.map(({ x }) => x)).toEqual([1.25, 0.5, 0, 1, 2]);
  expect([width, depth]).toEqual([3, 2]);
});

test('a count is a whole number, also where it was an average', () => {
  expect(written(4830.405, { type: 'count' })).toBe('4,830');
});

test('a chance in a cell of words is written in per cent, and a notation is a heading too', () => {
  const chance = { type: 'number' as const, value: { value: 0.17, unit: { type: 'percent' as const } } };
  expect(say({ key: 'verbatim', args: [['text', chance]] })).toBe('17%');
  expect(hasHeadings([{ key: 'verbatim', args: [['text', { type: 'text', value: '24/18 13/11' }]] }])).toBe(true);
  expect(hasHeadings([{ key: 'verbatim', args: [['text', { type: 'text', value: '' }]] }])).toBe(false);
});
