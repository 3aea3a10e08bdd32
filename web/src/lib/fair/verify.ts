/** Recomputes the chance of a finished match: `docs/dev/fair-chance.md`, “After play”. */
import { canonical, fromHex, hash, keyed, toHex, type Field } from './hash';
import type { DealRecord } from '../game';
import type { FairRecord } from './record';
import { Stream } from './stream';

export const SCHEMES = ['parlor-fair/1', 'parlor-fair/2'];

/** One thing that was looked at, and whether it is right. `key` is a message. */
export interface Finding {
  key: string;
  right: boolean;
  args?: Record<string, number>;
}

/** One entrant as it is in the key; the first scheme takes the contribution alone. */
export interface Entrant {
  kind: string;
  name: string;
  pledge: string | null;
  contribution: string | null;
}

/** All that the key of a match is made of, besides the secret. */
export interface Opening {
  scheme: string;
  matchId: string;
  rules: string;
  seatsDrawn: boolean;
  entrants: readonly Entrant[];
}

/** The key of a match, with the scheme that names what follows from it. */
export interface MatchKey {
  scheme: string;
  key: Uint8Array;
}

const eightBytes = (n: number): Uint8Array => {
  const out = new Uint8Array(8);
  new DataView(out.buffer).setBigUint64(0, BigInt(n));
  return out;
};

/** The key of a match, from the server's secret and all that is known before play. */
export function matchKey(secret: Uint8Array, { scheme, matchId, rules, seatsDrawn, entrants }: Opening): MatchKey {
  const second = scheme !== 'parlor-fair/1';
  const fields: Field[] = [matchId];
  if (second) fields.push(rules, seatsDrawn ? 'drawn' : 'kept');
  for (const { kind, name, pledge, contribution } of entrants) {
    if (second) fields.push(kind, name, fromHex(pledge ?? ''));
    fields.push(fromHex(contribution ?? ''));
  }
  return { scheme, key: keyed(secret, `${scheme} match`, ...fields) };
}

export const dealKey = ({ scheme, key }: MatchKey, deal: number): Uint8Array =>
  keyed(key, `${scheme} deal`, eightBytes(deal));

export const seatOrder = ({ scheme, key }: MatchKey, nEntrants: number): number[] =>
  new Stream(keyed(key, `${scheme} seats`), 'seats').shuffle(
    Array.from({ length: nEntrants }, (_, entrant) => entrant),
  );

/** The running hash of a record before its first deal and after each. */
export function transcripts(matchId: string, commitment: string, deals: readonly unknown[]): string[] {
  const hashes = [hash('parlor-fair/2 record', matchId, fromHex(commitment))];
  for (const deal of deals)
    hashes.push(hash('parlor-fair/2 deal record', hashes.at(-1) ?? new Uint8Array(), canonical(deal)));
  return hashes.map(toHex);
}

/** What the key of a recorded match is made of. */
export const openingOf = ({ fair, game, rules, players }: FairRecord): Opening => ({
  scheme: fair.scheme,
  matchId: fair.match_id,
  rules: `${game} ${rules}`,
  seatsDrawn: fair.seats_drawn,
  entrants: fair.entrants.map(({ kind, pledge, contribution }, entrant) => ({
    kind: kind ?? '',
    name: players[fair.seat_order.indexOf(entrant)] ?? '',
    pledge,
    contribution,
  })),
});

/**
 * Checks a record against itself. `chanceFits` is the game's: does what came up in a deal follow from its key, by the
 * rules of the match?
 */
export function verify(record: FairRecord, chanceFits: (deal: DealRecord, rules: string) => boolean): Finding[] {
  const { fair } = record;
  const { scheme } = fair;
  if (!SCHEMES.includes(scheme)) return [{ key: 'fair-scheme', right: false }];
  const secret = fromHex(fair.secret);
  const commitment = toHex(hash(`${scheme} commitment`, fair.match_id, `${record.game} ${record.rules}`, secret));
  const pledged = fair.entrants.every(
    ({ pledge, contribution }, entrant) =>
      contribution === null ||
      toHex(hash(`${scheme} pledge`, fair.match_id, Uint8Array.of(entrant), fromHex(contribution))) === pledge,
  );
  const match = matchKey(secret, openingOf(record));
  const findings: Finding[] = [
    { key: 'fair-commitment', right: commitment === fair.commitment },
    {
      key: 'fair-pledges',
      right: pledged,
      args: { n: fair.entrants.filter(({ contribution }) => contribution !== null).length },
    },
  ];
  const order = fair.seats_drawn ? seatOrder(match, fair.entrants.length) : fair.entrants.map((_, entrant) => entrant);
  findings.push({
    key: fair.seats_drawn ? 'fair-seats' : 'fair-seats-kept',
    right: order.join() === fair.seat_order.join(),
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
