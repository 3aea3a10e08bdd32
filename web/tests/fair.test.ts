import { describe, expect, test } from 'vitest';

import vectors from '../fixtures/fair.json';
import { fromHex, hash, toHex } from '../src/lib/fair/hash';
import { chanceFits, wallOf } from '../src/games/riichi/chance';
import { packOf } from '../src/games/zole/chance';
import type { DealRecord } from '../src/lib/game';
import type { RecordOf } from '../src/lib/wire';
import type { RiichiChance } from '../src/lib/wire/riichi.gen';
import { Stream } from '../src/lib/fair/stream';
import { dealKey, matchKey, seatOrder, verify } from '../src/lib/fair/verify';

const pairs = (text: string): string[] => text.match(/../g) ?? [];

/** The vectors of the specification, made by a program that shares no code with this one. */
describe.each(vectors)('$match_id', (vector) => {
  const match = matchKey(fromHex(vector.secret), vector.match_id, vector.contributions);

  test('has the commitment and the pledges', () => {
    expect(toHex(hash('parlor-fair/1 commitment', vector.match_id, vector.rules, fromHex(vector.secret)))).toBe(
      vector.commitment,
    );
    vector.contributions.forEach((shown, entrant) => {
      if (shown === null || vector.pledges[entrant] === null) return;
      expect(toHex(hash('parlor-fair/1 pledge', vector.match_id, Uint8Array.of(entrant), fromHex(shown)))).toBe(
        vector.pledges[entrant],
      );
    });
  });

  test('has the seats, the keys, and everything that is drawn from them', () => {
    expect(seatOrder(match, vector.contributions.length)).toEqual(vector.seat_order);
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

describe('a record', () => {
  const [vector] = vectors;
  if (!vector) throw new Error('no vectors');
  const record = (): RecordOf<'riichi'> => {
    const match = matchKey(fromHex(vector.secret), vector.match_id, vector.contributions);
    const [game = '', ...rules] = vector.rules.split(' ');
    const key = dealKey(match, 0);
    const wall = wallOf(key, true);
    const hand = (place: number): string[] => [
      ...[0, 1, 2].flatMap((block) => wall.slice(16 * block + 4 * place, 16 * block + 4 * place + 4)),
      wall[48 + place] ?? '',
    ];
    const tile = (place: number): RiichiChance => ({ type: 'tile', tile: wall[place] ?? '' });
    return {
      format: 'parlor/1',
      players: [],
      standing: [0, 0, 0, 0],
      game,
      rules: rules.join(' '),
      fair: {
        scheme: 'parlor-fair/1',
        match_id: vector.match_id,
        commitment: vector.commitment,
        secret: vector.secret,
        seats_drawn: true,
        seat_order: [...vector.seat_order],
        entrants: vector.contributions.map((contribution, entrant) => ({
          contribution,
          pledge: vector.pledges[entrant] ?? null,
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
  const wrong = (change: (record: RecordOf<'riichi'>) => void): string[] => {
    const changed = record();
    change(changed);
    return verify(changed, chanceFits as (deal: DealRecord) => boolean)
      .filter(({ right }) => !right)
      .map(({ key }) => key);
  };

  test('that was played fairly is right in everything', () => {
    expect(wrong(() => undefined)).toEqual([]);
  });

  test('with another secret, pledge, seat, key or tile is not', () => {
    expect(wrong(({ fair }) => (fair.secret = fair.secret.replace('0', '1')))).toContain('fair-commitment');
    expect(wrong(({ fair }) => fair.entrants.forEach((entrant) => (entrant.pledge = 'ff')))).toEqual(['fair-pledges']);
    expect(wrong(({ fair }) => fair.seat_order.reverse())).toEqual(['fair-seats']);
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
});
