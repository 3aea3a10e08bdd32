/** What the coach says is so: each claim is compared with what the server says of the position. */
import { beforeAll, expect, test, vi } from 'vitest';

import backgammonGame from '../fixtures/backgammon.json';
import riichiGame from '../fixtures/riichi.json';
import zoleGame from '../fixtures/zole.json';
import type { CoachScript, Moment } from '../src/lib/coach';
import type { GameName } from '../src/lib/game';
import { words } from '../src/lib/i18n/words.svelte';
import { plainOf } from '../src/pages/learn/marked';
import { bringGames } from './games';

let zole: CoachScript<'zole'>;
let riichi: CoachScript<'riichi'>;
let backgammon: CoachScript<'backgammon'>;

beforeAll(async () => {
  await bringGames();
  zole = (await import('../src/games/zole/coach')).default;
  riichi = (await import('../src/games/riichi/coach')).default;
  backgammon = (await import('../src/games/backgammon/coach')).default;
  vi.stubGlobal('document', { documentElement: {} });
  await words.speak('en');
  await words.need('coach');
});

/** The moments of a recorded deal. */
const momentsOf = <G extends GameName>(record: unknown): Moment<G>[] =>
  (record as Pick<Moment<G>, 'view' | 'legal'>[]).map(({ view, legal }) => ({
    view,
    legal,
    me: 'me' in (view as object) ? (view as unknown as { me: Moment['me'] }).me : 'A',
    nameOf: (seat) => `Player ${seat}`,
  }));

/** What a step or remark says, without marks. */
function saidBy<G extends GameName>(script: CoachScript<G>, name: string, moment: Moment<G>): string | undefined {
  const found = [...script.steps, ...(script.remarks ?? [])].find((one) => one.name === name);
  if (!found) throw new Error(`nothing is called ${name}`);
  const said = found.says(moment);
  return said === undefined ? undefined : plainOf(said);
}

const ZOLE = momentsOf<'zole'>(zoleGame);
const PLAIN = { Clubs: 'C', Spades: 'S', Hearts: 'H' } as Record<string, string>;
const isTrump = (card: string): boolean => /^[QJ]|D$/.test(card);

test('Zole: the suit that must be followed is the only one that may be played', () => {
  let seen = 0;
  for (const moment of ZOLE) {
    const said = saidBy(zole, 'follow', moment);
    if (said === undefined) continue;
    seen += 1;
    const led = moment.view.trick?.plays[0]?.card ?? '';
    const [, suit = ''] = /^(Clubs|Spades|Hearts|A trump) /.exec(said) ?? [];
    const fits = (card: string): boolean =>
      suit === 'A trump' ? isTrump(card) : !isTrump(card) && card.endsWith(PLAIN[suit] ?? '?');
    expect(fits(led), said).toBe(true);
    const legal = moment.legal.flatMap((action) => (action.type === 'play' ? action.card : []));
    if (said.includes('must play')) expect(legal.every(fits), said).toBe(true);
    else {
      expect(moment.view.hand.some(fits), said).toBe(false);
      expect([...legal].sort()).toEqual([...moment.view.hand].sort());
    }
  }
  expect(seen).toBeGreaterThan(2);
});

test('Zole: the eyes of a trick are those of its cards, and nobody who follows suit is said to have none', () => {
  const VALUES = { A: 11, T: 10, K: 4, Q: 3, J: 2 } as Record<string, number>;
  let counted = 0;
  for (const moment of ZOLE) {
    const n = /worth (\d+) eye/.exec(saidBy(zole, 'eyes', moment) ?? '')?.[1];
    if (n !== undefined) {
      counted += 1;
      const cards = moment.view.last_trick?.plays.map(({ card }) => card) ?? [];
      expect(Number(n)).toBe(cards.reduce((sum, card) => sum + (VALUES[card[0] ?? ''] ?? 0), 0));
    }
    for (const name of ['trumped', 'thrown']) {
      const said = saidBy(zole, name, moment);
      if (said === undefined) continue;
      const [, seat, suit = ''] = /^Player (\w) has no (clubs|spades|hearts|trumps) left/.exec(said) ?? [];
      const player = moment.view.players.find((one) => one.seat === seat);
      expect(player?.voids, said).toContain(suit.replace('trumps', 'trump'));
    }
  }
  expect(counted).toBeGreaterThan(2);
});

test('Zole: who has 61 eyes wins, with the eyes that the server counted', () => {
  const last = ZOLE.at(-1);
  if (last?.view.stage.type !== 'over' || last.view.stage.outcome.type !== 'solo') throw new Error('not a solo');
  const said = saidBy(zole, 'score', last) ?? '';
  const { eyes } = last.view.stage.outcome;
  expect(said).toContain(`${eyes} eyes`);
  expect(/\bwin/.test(said)).toBe(eyes >= 61);
  expect(/^You /.test(said)).toBe(last.view.contract?.soloist === last.me);
});

test('riichi: calls, tenpai and wins are spoken of when they are there', () => {
  let calls = 0;
  for (const moment of momentsOf<'riichi'>(riichiGame)) {
    const { view, legal } = moment;
    const may = (...types: string[]): boolean => legal.some(({ type }) => types.includes(type));
    const call = saidBy(riichi, 'calls', moment);
    if (call !== undefined) {
      calls += 1;
      expect(may(call.includes('pon') ? 'pon' : 'chi'), call).toBe(true);
      expect(may('pass'), call).toBe(true);
    }
    expect(saidBy(riichi, 'kan', moment) !== undefined).toBe(may('closed_kan', 'added_kan', 'open_kan'));
    const waiting = saidBy(riichi, 'waiting', moment);
    if (waiting?.startsWith('Only one tile')) expect(view.own.shanten).toBe(0);
    if (waiting?.startsWith('With the right')) expect(may('riichi')).toBe(true);
    if (saidBy(riichi, 'turn', moment)) expect(view.own.drawn).not.toBeNull();
    const opened = saidBy(riichi, 'opened', moment);
    const [, seat] = /^Player (\w) takes/.exec(opened ?? '') ?? [];
    if (opened) expect(view.places.find((place) => place.seat === seat)?.melds.length).toBeGreaterThan(0);
  }
  expect(calls).toBeGreaterThan(0);
});

test('riichi: the result names the winner and the yaku of the count', () => {
  const last = momentsOf<'riichi'>(riichiGame).at(-1);
  if (last?.view.stage.type !== 'over') throw new Error('the deal is not over');
  const said = saidBy(riichi, 'result', last) ?? '';
  const { ending } = last.view.stage;
  if (ending.type === 'won') expect(said).toContain(ending.wins[0]?.seat === last.me ? 'You win' : 'wins with');
  else expect(said).toContain('Nobody has won');
});

test('backgammon: the bar, home and what cannot move are as the board says', () => {
  for (const moment of momentsOf<'backgammon'>(backgammonGame)) {
    const plays = moment.legal.flatMap((action) => (action.type === 'play' ? [action.moves] : []));
    const hitting = saidBy(backgammon, 'hitting', moment);
    // From the bar every play begins there.
    if (hitting?.startsWith('Your blot')) for (const moves of plays) expect(moves[0]?.from ?? 25).toBe(25);
    if (saidBy(backgammon, 'off', moment))
      for (const moves of plays) expect(moves.every(({ from }) => from <= 6)).toBe(true);
    const before = backgammon.before?.(moment) ?? '';
    expect(before.startsWith('Roll')).toBe(moment.legal.some(({ type }) => type === 'roll'));
    if (before.startsWith('No checker')) expect(plays.every((moves) => moves.length === 0)).toBe(true);
  }
});

test('a reason is said without what a learner cannot read yet', () => {
  const why = {
    candidates: [{ legal_idx: 1, label: { key: 'verbatim', args: [['text', { type: 'text', value: '24/15' }]] } }],
  };
  const legal = [
    { type: 'roll' },
    {
      type: 'play',
      moves: [
        { from: 24, to: 18, hit: false },
        { from: 18, to: 15, hit: false },
      ],
    },
  ];
  const next = why.candidates[0]?.label;
  const reason = { key: 'bg-reason-no-shot', args: [['next', { type: 'message', value: next }]] };
  expect(backgammon.reason?.(reason as never, why as never, legal as never).args).toEqual([
    ['next', { type: 'text', value: '24 → 18, 18 → 15' }],
  ]);
  const fact = { type: 'message', value: { key: 'zole-why-safe' } };
  const two = {
    args: [
      ['fact', fact],
      ['odds', fact],
    ],
  };
  for (const key of ['zole-why-two', 'zole-why-then-odds'])
    expect(zole.reason?.({ key, ...two } as never, why as never, [])).toEqual({
      key: 'zole-why-one',
      args: [['said', fact]],
    });
});
