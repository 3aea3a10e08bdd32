/** Recomputes the chance of a finished match: `docs/dev/fair-chance.md`, “After play”. */
import { fromHex, hash, keyed, toHex } from './hash';
import type { DealRecord } from '../game';
import type { FairRecord } from './record';
import { Stream } from './stream';

export const SCHEME = 'parlor-fair/1';

/** One thing that was looked at, and whether it is right. `key` is a message. */
export interface Finding {
  key: string;
  right: boolean;
  args?: Record<string, number>;
}

const eightBytes = (n: number): Uint8Array => {
  const out = new Uint8Array(8);
  new DataView(out.buffer).setBigUint64(0, BigInt(n));
  return out;
};

/** The key of a match, from the server's secret and everyone's contribution. */
export function matchKey(secret: Uint8Array, matchId: string, contributions: readonly (string | null)[]): Uint8Array {
  return keyed(secret, `${SCHEME} match`, matchId, ...contributions.map((shown) => fromHex(shown ?? '')));
}

export const dealKey = (match: Uint8Array, deal: number): Uint8Array =>
  keyed(match, `${SCHEME} deal`, eightBytes(deal));

export const seatOrder = (match: Uint8Array, nEntrants: number): number[] =>
  new Stream(keyed(match, `${SCHEME} seats`), 'seats').shuffle(
    Array.from({ length: nEntrants }, (_, entrant) => entrant),
  );

/** `chanceFits` is the game's: does what came up in a deal follow from its key, by the rules of the match? */
export function verify(record: FairRecord, chanceFits: (deal: DealRecord, rules: string) => boolean): Finding[] {
  const { fair } = record;
  if (fair.scheme !== SCHEME) return [{ key: 'fair-scheme', right: false }];
  const secret = fromHex(fair.secret);
  const commitment = toHex(hash(`${SCHEME} commitment`, fair.match_id, `${record.game} ${record.rules}`, secret));
  const pledged = fair.entrants.every(
    ({ pledge, contribution }, entrant) =>
      contribution === null ||
      toHex(hash(`${SCHEME} pledge`, fair.match_id, Uint8Array.of(entrant), fromHex(contribution))) === pledge,
  );
  const match = matchKey(
    secret,
    fair.match_id,
    fair.entrants.map(({ contribution }) => contribution),
  );
  const findings: Finding[] = [
    { key: 'fair-commitment', right: commitment === fair.commitment },
    {
      key: 'fair-pledges',
      right: pledged,
      args: { n: fair.entrants.filter(({ contribution }) => contribution !== null).length },
    },
  ];
  if (fair.seats_drawn)
    findings.push({
      key: 'fair-seats',
      right: seatOrder(match, fair.entrants.length).join() === fair.seat_order.join(),
    });
  findings.push({
    key: 'fair-keys',
    right: record.deals.every((deal, at) => toHex(dealKey(match, at)) === deal.key),
    args: { n: record.deals.length },
  });
  findings.push({
    key: 'fair-chances',
    right: record.deals.every((deal) => chanceFits(deal, record.rules)),
    args: { n: record.deals.flatMap(({ inputs }) => inputs.filter(({ type }) => type === 'chance')).length },
  });
  return findings;
}
