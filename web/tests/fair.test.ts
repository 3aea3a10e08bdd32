import { describe, expect, test } from 'vitest';

import vectors from '../fixtures/fair.json';
import { fromHex, hash, toHex } from '../src/lib/fair/hash';
import { chanceFits, wallOf } from '../src/games/riichi/chance';
import { packOf } from '../src/games/zole/chance';
import type { DealRecord } from '../src/lib/game';
import type { EntrantKindMsg, RecordOf } from '../src/lib/wire';
import type { RiichiChance } from '../src/lib/wire/riichi.gen';
import { Stream } from '../src/lib/fair/stream';
import type { Kept } from '../src/lib/fair/kept';
import { judge } from '../src/lib/fair/verdict';
import { dealKey, matchKey, seatOrder, transcripts, type MatchKey } from '../src/lib/fair/verify';

const pairs = (text: string): string[] => text.match(/../g) ?? [];

type Vector = (typeof vectors)[number];

const keyOf = (vector: Vector): MatchKey =>
  matchKey(fromHex(vector.secret), {
    scheme: vector.scheme,
    matchId: vector.match_id,
    rules: vector.rules,
    seatsDrawn: vector.seats_drawn,
    entrants: vector.contributions.map((contribution, entrant) => ({
      kind: vector.players?.[entrant]?.kind ?? '',
      name: vector.players?.[entrant]?.name ?? '',
      pledge: vector.pledges[entrant] ?? null,
      contribution,
    })),
  });

/** The vectors of the specification, made by a program that shares no code with this one. */
describe.each(vectors)('$match_id', (vector) => {
  const match = keyOf(vector);

  test('has the commitment, the pledges and the running hashes', () => {
    const { scheme } = vector;
    expect(toHex(hash(`${scheme} commitment`, vector.match_id, vector.rules, fromHex(vector.secret)))).toBe(
      vector.commitment,
    );
    vector.contributions.forEach((shown, entrant) => {
      if (shown === null || vector.pledges[entrant] === null) return;
      expect(toHex(hash(`${scheme} pledge`, vector.match_id, Uint8Array.of(entrant), fromHex(shown)))).toBe(
        vector.pledges[entrant],
      );
    });
    if (vector.records)
      expect(transcripts(vector.match_id, vector.commitment, vector.records)).toEqual(vector.transcripts);
  });

  test('has the seats, the keys, and everything that is drawn from them', () => {
    if (vector.seats_drawn) expect(seatOrder(match, vector.contributions.length)).toEqual(vector.seat_order);
    for (const deal of vector.deals) {
      const key = dealKey(match, deal.number);
      expect(toHex(key)).toBe(deal.key);
      expect(wallOf(key, deal.wall.includes('0m'))).toEqual(pairs(deal.wall));
      expect(packOf(key)).toEqual(pairs(deal.pack));
      const dice = new Stream(key, 'dice');
      expect(deal.dice.map(() => dice.die())).toEqual(deal.dice);
    }
  });
});

/** A record of the first deal of a vector, played as riichi. */
describe.each(vectors.filter(({ contributions }) => contributions.length >= 3))('a record of $match_id', (vector) => {
  const record = (secret = vector.secret): RecordOf<'riichi'> => {
    const sworn = { ...vector, secret };
    const match = keyOf(sworn);
    const { scheme } = vector;
    const [game = '', ...rules] = vector.rules.split(' ');
    const order = seatOrder(match, vector.contributions.length);
    const key = dealKey(match, 0);
    const wall = wallOf(key, true);
    const hand = (place: number): string[] => [
      ...[0, 1, 2].flatMap((block) => wall.slice(16 * block + 4 * place, 16 * block + 4 * place + 4)),
      wall[48 + place] ?? '',
    ];
    const tile = (place: number): RiichiChance => ({ type: 'tile', tile: wall[place] ?? '' });
    return {
      format: 'parlor-record/1',
      players: order.map((entrant) => vector.players?.[entrant]?.name ?? ''),
      standing: [0, 0, 0, 0],
      game,
      rules: rules.join(' '),
      fair: {
        scheme,
        match_id: vector.match_id,
        commitment: toHex(hash(`${scheme} commitment`, vector.match_id, vector.rules, fromHex(secret))),
        secret,
        seats_drawn: true,
        seat_order: order,
        entrants: vector.contributions.map((contribution, entrant) => ({
          contribution,
          pledge: vector.pledges[entrant] ?? null,
          kind: vector.players?.[entrant]?.kind as EntrantKindMsg | undefined,
        })),
      },
      deals: [
        {
          number: 0,
          key: toHex(key),
          standing: [0, 0, 0, 0],
          inputs: [
            {
              type: 'chance',
              at: { type: 'deal' },
              chance: { type: 'hands', hands: [hand(1), hand(2), hand(3), hand(0)] },
            },
            { type: 'chance', at: { type: 'indicator', nth: 0 }, chance: tile(126) },
            { type: 'chance', at: { type: 'draw', seat: 'A', nth: 0, wall: 0 }, chance: tile(52) },
            { type: 'answers', answers: [] },
            { type: 'chance', at: { type: 'replacement', seat: 'A', nth: 0 }, chance: tile(122) },
          ],
        },
      ],
    };
  };
  const judged = (changed: RecordOf<'riichi'>, kept?: Kept): ReturnType<typeof judge> =>
    judge(changed, kept, chanceFits as (deal: DealRecord) => boolean);
  const wrong = (change: (record: RecordOf<'riichi'>) => void, kept?: Kept): string[] => {
    const changed = record();
    change(changed);
    return judged(changed, kept)
      .findings.filter(({ right }) => !right)
      .map(({ key }) => key);
  };
  /** What the browser of the first entrant kept. */
  const kept: Kept = {
    commitment: vector.commitment,
    contributions: { 0: vector.contributions[0] ?? '' },
    taken: { 0: true },
    transcripts: {},
  };

  test('that was played fairly is right in everything', () => {
    expect(wrong(() => undefined)).toEqual([]);
    expect(judged(record(), kept)).toMatchObject({ verdict: 'checked', dropped: false });
  });

  test('with another secret, pledge, seat, key or tile is not', () => {
    expect(wrong(({ fair }) => (fair.secret = fair.secret.replace(/^./, '9')))).toContain('fair-commitment');
    expect(wrong(({ fair }) => fair.entrants.forEach((entrant) => (entrant.pledge = 'ff')))).toContain('fair-pledges');
    expect(wrong(({ fair }) => fair.seat_order.reverse())).toContain('fair-seats');
    expect(wrong(({ deals }) => deals.forEach((deal) => (deal.key = deal.key.replace(/^../, '00'))))).toEqual([
      'fair-keys',
      'fair-chances',
    ]);
    expect(
      wrong(({ deals }) =>
        deals[0]?.inputs.splice(2, 1, {
          type: 'chance',
          at: { type: 'draw', seat: 'A', nth: 0, wall: 1 },
          chance: { type: 'tile', tile: 'xx' },
        }),
      ),
    ).toEqual(['fair-chances']);
  });

  test('whose secret was swapped after the contributions is wrong only for those who kept the promise', () => {
    const swapped = record('ee'.repeat(32));
    expect(judged(swapped).verdict).toBe('self-only');
    const found = judged(swapped, kept);
    expect(found.verdict).toBe('wrong');
    expect(found.findings.filter(({ right }) => !right).map(({ key }) => key)).toEqual(['fair-kept-promise']);
  });

  test('that has another name than the match promised at its place is wrong', () => {
    const swapped = record('ee'.repeat(32));
    const found = judge(swapped, undefined, chanceFits as (deal: DealRecord) => boolean, ['M1']);
    expect(found.verdict).toBe('wrong');
    expect(found.findings.filter(({ right }) => !right).map(({ key }) => key)).toEqual(['fair-other-match']);
    const same = judge(record(), kept, chanceFits as (deal: DealRecord) => boolean, [vector.match_id]);
    expect(same.verdict).toBe('checked');
  });

  test('is worth as much as what was kept', () => {
    expect(judged(record()).verdict).toBe('self-only');
    // Someone who watched kept the promise alone: all contributions may be the operator's.
    expect(judged(record(), { ...kept, contributions: {}, taken: {} }).verdict).toBe('self-only');
    const mine = { ...kept, contributions: { 0: 'ab'.repeat(16) } };
    expect(judged(record(), { ...mine, taken: { 0: false } })).toMatchObject({ verdict: 'self-only', dropped: true });
    // It was in the list with which the match began, and is not in the record.
    expect(judged(record(), mine).verdict).toBe('wrong');
    expect(wrong(() => undefined, { ...kept, transcripts: { 0: '00'.repeat(32) } })).toEqual(['fair-kept-transcripts']);
    const [, after = ''] = transcripts(vector.match_id, vector.commitment, record().deals);
    expect(judged(record(), { ...kept, transcripts: { 0: after } }).verdict).toBe('checked');
  });

  test('with another name, sort of player, unused pledge or seats is wrong in the second scheme alone', () => {
    const second = vector.scheme === 'parlor-fair/2';
    const changes: ((record: RecordOf<'riichi'>) => void)[] = [
      ({ players }) => players.splice(0, 1, 'Someone else'),
      ({ fair }) => fair.entrants.forEach((entrant) => (entrant.kind = 'agent')),
      ({ fair }) => fair.entrants.forEach((entrant) => entrant.contribution ?? (entrant.pledge = '00'.repeat(32))),
    ];
    for (const change of changes) expect(wrong(change).includes('fair-keys')).toBe(second);
  });
});

test('seats that are said to be kept are those in which the players came', () => {
  const [, , vector] = vectors;
  if (!vector) throw new Error('no vectors');
  const withSeats = (seat_order: number[]): RecordOf<'backgammon'> =>
    ({
      game: 'backgammon',
      rules: 'standard to=5',
      players: ['A', 'B'],
      deals: [],
      fair: {
        ...vector,
        seats_drawn: false,
        seat_order,
        entrants: [0, 1].map(() => ({ contribution: null, pledge: null })),
      },
    }) as unknown as RecordOf<'backgammon'>;
  const seats = (order: number[]): unknown =>
    judge(withSeats(order), undefined, () => true).findings.find(({ key }) => key === 'fair-seats-kept');
  expect([seats([0, 1]), seats([1, 0])]).toMatchObject([{ right: true }, { right: false }]);
});

test('where nobody contributed the server alone chose', () => {
  const [, , vector] = vectors;
  if (!vector) throw new Error('no vectors');
  const record = {
    game: 'backgammon',
    rules: 'standard to=5',
    players: ['A', 'B'],
    deals: [],
    fair: {
      ...vector,
      seats_drawn: true,
      entrants: vector.contributions.map((contribution) => ({ contribution, pledge: null })),
    },
  } as unknown as RecordOf<'backgammon'>;
  expect(judge(record, undefined, () => true).verdict).toBe('server-alone');
});
