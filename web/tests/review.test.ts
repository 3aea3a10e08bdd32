/** A review as it comes in pieces, and what the page reads out of it. */
import { describe, expect, test, vi } from 'vitest';

import { GAMES } from '../src/games/list';

import { named as backgammon } from '../src/games/backgammon/text/named';
import { named as zole } from '../src/games/zole/text/named';
import { offerGames } from '../src/lib/games';
import { routeOf, reviewAt } from '../src/lib/route';
import type { Seat } from '../src/lib/seat';
import type { FinishedGameMsg, ReviewMsg } from '../src/lib/wire';
import { errorAfter, errorsIn, folded, judgedIn, lossesOf, marksOf } from '../src/pages/review/fold';

const decision = (
  seat: Seat,
  cost: number | null,
  mark = '',
  counts = cost !== null,
): ReviewMsg['decisions'][number] => ({
  at: { deal: 0, step: 1, seat },
  kind: 'play',
  part: 'play',
  made: { key: 'verbatim' },
  best: { key: 'verbatim' },
  cost,
  match_cost: null,
  counts,
  mark,
  why: null,
  luck: null,
});
const review = (decisions: ReviewMsg['decisions'], more: Partial<ReviewMsg> = {}): ReviewMsg => ({
  id: 'one',
  game: 'toy',
  agent: 'judge',
  unit: 'points',
  players: ['Ana', 'Bo'],
  state: 'running',
  done: 0,
  error: null,
  n_decisions: decisions.length,
  decisions,
  totals: null,
  ...more,
});
const ALL = [
  decision('A', 0),
  decision('B', 0.3, '?!'),
  decision('A', 1, '??'),
  decision('B', null),
  decision('A', 0.3, '?!'),
];

describe('pieces', () => {
  test('however they are cut, the decisions are those of the match in their order', () => {
    for (let first = 0; first <= ALL.length; first += 1)
      for (let second = first; second <= ALL.length; second += 1) {
        let now = folded(undefined, review(ALL.slice(0, first)), 0);
        now = folded(now, review(ALL.slice(first, second)), first);
        now = folded(now, review(ALL.slice(second), { state: 'over', done: 1 }), second);
        expect(now.decisions, `${first}, ${second}`).toEqual(ALL);
        expect([now.state, now.done]).toEqual(['over', 1]);
      }
  });

  test('an answer that comes twice or late adds nothing twice', () => {
    const whole = folded(undefined, review(ALL, { state: 'over', done: 1 }), 0);
    expect(folded(whole, review(ALL.slice(2), { state: 'over' }), 2).decisions).toEqual(ALL);
    expect(folded(whole, review(ALL.slice(0, 2)), 0)).toBe(whole);
    // What would leave a gap is asked for again.
    const part = folded(undefined, review(ALL.slice(0, 1)), 0);
    expect(folded(part, review(ALL.slice(3)), 3).decisions).toEqual(ALL.slice(0, 1));
  });

  test('another review takes the place of the one before', () => {
    const before = review(ALL, { state: 'cancelled' });
    const again = review(ALL.slice(0, 1), { id: 'two' });
    expect(folded(before, again, 0)).toBe(again);
  });
});

describe('what is read out of it', () => {
  const judged = judgedIn(review(ALL));

  test('errors stand by size, equals in the order of the match', () => {
    expect(errorsIn(judged).map(({ nth }) => nth)).toEqual([2, 1, 4]);
    expect(errorsIn(judged, 'A').map(({ nth }) => nth)).toEqual([2, 4]);
    const errors = errorsIn(judged);
    expect(errorAfter(errors, undefined)?.nth).toBe(2);
    expect(errorAfter(errors, errors[0])?.nth).toBe(1);
    expect(errorAfter(errors, errors[2])?.nth).toBe(2);
    expect(errorAfter([], undefined)).toBeUndefined();
  });

  test('signs are counted for each player', () => {
    expect(marksOf(judged, 'A')).toEqual({ '??': 1, '?': 0, '?!': 1 });
    expect(marksOf(judged, 'B')).toEqual({ '??': 0, '?': 0, '?!': 1 });
  });

  test('a curve rises by what was lost and ends at the sum', () => {
    expect(lossesOf(judged, 'A')).toEqual([
      { nth: 0, sum: 0 },
      { nth: 3, sum: 1 },
      { nth: 5, sum: 1.3 },
    ]);
    expect(lossesOf(judgedIn(review([decision('A', 0.5, '??', false)])), 'A')).toEqual([{ nth: 0, sum: 0 }]);
  });
});

test('what was better is found on the board', () => {
  const played = (text: string) => backgammon({ key: 'verbatim', args: [['text', { type: 'text', value: text }]] });
  expect(played('bar/24*/20 6/off(2)')).toEqual({
    type: 'play',
    moves: [
      { from: 25, to: 24 },
      { from: 24, to: 20 },
      { from: 6, to: 0 },
      { from: 6, to: 0 },
    ],
  });
  expect(played('Cannot Move')).toBeUndefined();
  expect(backgammon({ key: 'bg-answer-take' })).toEqual({ type: 'take' });
  expect(zole({ key: 'zole-call-maza-zole' })).toEqual({ type: 'call', call: 'maza_zole' });
  expect(zole({ key: 'zole-play', args: [['card', { type: 'pieces', value: ['QC'] }]] })).toEqual({
    type: 'play',
    card: 'QC',
  });
  expect(zole({ key: 'zole-bury', args: [['cards', { type: 'pieces', value: ['AS', 'TS'] }]] })).toEqual({
    type: 'bury',
    cards: ['AS', 'TS'],
  });
});

test('a review has an address of its own', () => {
  const [path = '', search] = reviewAt('a b', 2).split('?');
  expect(routeOf(path, `?${search}`)).toEqual({ page: 'review', room: 'a b', nth: 2, record: '' });
  expect(routeOf('/study/review', '')).toEqual({ page: 'review', room: '', nth: undefined, record: '' });
  expect(routeOf('/study/review', '?record=0123456789abcdef')).toMatchObject({ record: '0123456789abcdef' });
});

test('my finished games lead to their review where their game can be judged', async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('location', { pathname: '/', search: '' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined });
  const { finishedRow } = await import('../src/pages/home/row');
  offerGames(GAMES);
  const played = (game: string): FinishedGameMsg =>
    ({ room: 'r1', match: 2, game, rules: '', seat: 'A', players: [], finished_ms: 0 }) as unknown as FinishedGameMsg;
  const leads = Object.fromEntries(GAMES.map(({ name }) => [name, finishedRow(played(name)).review]));
  expect(leads).toMatchObject({ backgammon: '/study/review?room=r1&nth=2', zole: '/study/review?room=r1&nth=2' });
  expect([leads['riichi'], leads['tic-tac-toe']]).toEqual([undefined, undefined]);
});
