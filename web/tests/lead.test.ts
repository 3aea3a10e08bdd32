import { beforeAll, expect, test, vi } from 'vitest';

import { listed, shortName } from '../src/explain/names';
import {
  aheadText,
  answerValue,
  differenceText,
  fillOf,
  isBest,
  isEqual,
  leadOf,
  leadWord,
  marginOf,
  marginOver,
  sizeText,
} from '../src/lib/lead';
import { words } from '../src/lib/i18n/words.svelte';
import type { Bound, Candidate, Explanation, Margins, Unit } from '../src/lib/wire';

const TEXTS = vi.hoisted(
  () => `
why-best = best
why-choice = choice
why-ahead = { $gain } ahead of { $next }
why-ahead-at-least = at least { $gain } ahead of { $next }
why-at-least-as-good-as = at least as good as { $next }
`,
);

vi.mock('../src/lib/i18n/bundles', async () => {
  const { FluentBundle, FluentResource } = await import('@fluent/bundle');
  return {
    loadBundle: (language: string) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(TEXTS));
      return Promise.resolve(bundle);
    },
    addFile: () => Promise.resolve(),
  };
});

vi.mock('../src/lib/pieces', () => ({ pieceName: (code: string) => `tile ${code}` }));

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.speak('en');
});

const EQUITY: Margins = { level: 0.005, clear: 0.04, large: 0.11 };
const SHARE: Margins = { level: 0.01, clear: 0.04, large: 0.12 };
const POINTS: Margins = { level: 100, clear: 300, large: 1000 };

/** The first is chosen. */
function explained(
  values: (number | null)[],
  unit: Unit,
  margins: Margins | null,
  chosen: number | null = 0,
): Explanation {
  const candidates = values.map(
    (value, legal_idx): Candidate => ({
      legal_idx,
      label: { key: 'verbatim', args: [['text', { type: 'text', value: `move ${legal_idx}` }]] },
      pieces: [],
      value: value === null ? null : { value, bound: 'exact', error: null },
      probability: null,
      cells: [],
      shares: [],
      note: null,
      right_if: null,
    }),
  );
  return {
    verdict: null,
    reason: null,
    method: [],
    chosen,
    values: { label: { key: 'x' }, unit, range: { type: 'from_zero' } },
    margins,
    columns: [],
    shares: [],
    candidates,
    panels: [],
    effort: [],
  };
}
const tags = (why: Explanation): (string | undefined)[] =>
  why.candidates.map(({ legal_idx }) => answerValue(why, legal_idx));

test('a lead is level, close, clear or large, and its bar passes a mark where the word changes', () => {
  expect([0.004, 0.005, 0.039, 0.04, 0.109, 0.11].map((by) => leadOf(EQUITY, by))).toEqual([
    'level',
    'close',
    'close',
    'clear',
    'clear',
    'large',
  ]);
  expect([0, 0.02, 0.04, 0.11, 0.22].map((by) => Math.round(100 * fillOf(EQUITY, by)))).toEqual([0, 13, 25, 60, 80]);
  expect(fillOf(EQUITY, 1000)).toBeLessThan(1);
});

test('what lost a tie is not as good, and has no margin of its own', () => {
  const why = explained([0.9, 0.9, 0.9], { type: 'percent' }, SHARE);
  const [, outdone, equal] = why.candidates as [Candidate, Candidate, Candidate];
  outdone.lost_the_tie = true;
  expect(tags(why)).toEqual(['best', '≈', '=']);
  expect([isEqual(why, outdone), isEqual(why, equal)]).toEqual([false, true]);
  expect(marginOver(why, outdone)).toBeUndefined();
  expect(marginOf(why)).toBeUndefined();
});

test('tags are differences with their sign: the best says so, and an equal is one', () => {
  expect(tags(explained([1, 1, 0.71, 0.09, 0], { type: 'percent' }, SHARE))).toEqual([
    'best',
    '=',
    '−29%',
    '−91%',
    '−100%',
  ]);
  expect(tags(explained([0.452, 0.326], { type: 'signed', decimals: 3 }, EQUITY))).toEqual(['best', '−0.126']);
});

test('points come in thousands where thousands are at stake', () => {
  const why = explained([-2025, -2026, -2300, -4925], { type: 'signed', decimals: 0 }, POINTS);
  expect(tags(why)).toEqual(['best', '=', '−0.3', '−2.9']);
  expect(sizeText(why, 275)).toBe('0.3');
  expect(tags(explained([-325, -340], { type: 'count' }, null))).toEqual(['best', '−15']);
});

test('without margins a difference that cannot be seen is none', () => {
  expect(tags(explained([-2025, -2026], { type: 'count' }, null))).toEqual(['best', '=']);
});

test('numbers are written as the language does', async () => {
  const why = explained([0.452, 0.326], { type: 'signed', decimals: 3 }, EQUITY);
  await words.speak('lv');
  const [, other] = why.candidates;
  expect(other && differenceText(why, other)).toBe('−0,126');
  await words.speak('en');
});

test('what was chosen by other rules than its value is not called best, and has no margin', () => {
  const why = explained([0.3, 0.5, 0.2], { type: 'signed', decimals: 3 }, EQUITY);
  expect(tags(why)).toEqual(['choice', '+0.200', '−0.100']);
  expect(isBest(why)).toBe(false);
  expect(marginOf(why)).toBeUndefined();
});

test('a choice without a value is a choice; nothing is measured from it', () => {
  expect(tags(explained([null, null], { type: 'count' }, null))).toEqual(['choice', undefined]);
});

test('a bound is no equal', () => {
  const why = explained([0.3, 0.3], { type: 'signed', decimals: 3 }, EQUITY);
  const [, other] = why.candidates;
  if (other?.value) other.value.bound = 'at_most';
  expect(other && differenceText(why, other)).toBe('≤ 0.000');
});

/** The first two with other bounds than exact. */
function bounded(values: number[], bounds: Bound[]): Explanation {
  const why = explained(values, { type: 'signed', decimals: 3 }, EQUITY);
  why.candidates.forEach(({ value }, at) => value && (value.bound = bounds[at] ?? 'exact'));
  return why;
}

test('a lead over a bound is at least that', () => {
  const ahead = (bounds: Bound[], values = [0.5, 0.3]): string | undefined => {
    const why = bounded(values, bounds);
    const margin = marginOf(why);
    return margin && aheadText(why, margin, 'b');
  };
  expect(ahead(['exact', 'exact'])).toBe('0.200 ahead of b');
  expect(ahead(['exact', 'at_most'])).toBe('at least 0.200 ahead of b');
  expect(ahead(['at_least', 'exact'])).toBe('at least 0.200 ahead of b');
  expect(ahead(['exact', 'at_most'], [0.3, 0.3])).toBe('at least as good as b');
  const small = marginOf(bounded([0.31, 0.3], ['exact', 'at_most']));
  expect(small && leadWord(small)).toBe('');
});

test('nothing is best, and nothing ahead, where the truth may be on either side', () => {
  for (const bounds of [
    ['exact', 'at_least'],
    ['at_most', 'exact'],
  ] satisfies Bound[][]) {
    const why = bounded([0.5, 0.3], bounds);
    expect(isBest(why)).toBe(false);
    expect(marginOf(why)).toBeUndefined();
    expect(tags(why)).toEqual(['choice', '≥ −0.200']);
  }
  expect(tags(bounded([0.5, 0.3], ['at_least', 'exact']))).toEqual(['best', '≤ −0.200']);
});

test('the margin is over the best of the others; equals are named', () => {
  const clear = marginOf(explained([0.452, 0.326, 0.244], { type: 'signed', decimals: 3 }, EQUITY));
  expect(clear?.lead).toBe('large');
  expect(clear?.rivals.map(({ legal_idx }) => legal_idx)).toEqual([1]);
  const level = marginOf(explained([0.7, 0.705, 0.7, 0.5], { type: 'percent' }, SHARE));
  expect([level?.lead, level?.fill, level?.by]).toEqual(['level', 0, 0]);
  expect(level?.rivals.map(({ legal_idx }) => legal_idx)).toEqual([1, 2]);
});

test('no margin where there is nothing to compare, or no measure', () => {
  expect(marginOf(explained([1], { type: 'count' }, POINTS))).toBeUndefined();
  expect(marginOf(explained([1, 0], { type: 'percent' }, null))).toBeUndefined();
  const why = explained([0.3, 0.5], { type: 'percent' }, SHARE);
  const [, better] = why.candidates;
  expect(better && marginOver(why, better)).toBeUndefined();
});

test('a candidate is called by its piece where no other has it, otherwise by its words', () => {
  const why = explained([3, 2, 1], { type: 'count' }, null);
  const [first, second, third] = why.candidates;
  if (!first || !second || !third) throw new Error('three candidates');
  first.pieces = ['9m'];
  second.pieces = ['9m'];
  third.pieces = ['4m'];
  second.label = { key: 'verbatim', args: [['text', { type: 'text', value: 'Take it' }]] };
  expect(shortName(why, second)).toBe('take it');
  expect(shortName(why, third)).toBe('tile 4m');
  expect(listed(['a', 'b', 'c'])).toBe('a and b');
});
