import type { PromiseMsg } from '../wire';

/**
 * What this browser has heard and said before and during a match, so that its record can be compared with it. What was
 * kept first counts: a promise that changes later is what is to be noticed.
 */
export interface Kept {
  commitment: string;
  /** What this browser added to the chance, by entrant: two people may share its screen. */
  contributions: Record<string, string>;
  /** Was it in the list with which the match began? */
  taken: Record<string, boolean>;
  /** The running hash of the record that was shown at the end of each deal. */
  transcripts: Record<string, string>;
  /** Where it was promised; not known of what was kept before this was. */
  place?: Place;
}

/** A match as it is found again without the name that the server gave it. */
export interface Place {
  room: string;
  /** Which match of the room, from 1. */
  number: number;
}

const KEPT_UNDER = 'parlor-promises';
/** So many matches are kept, the newest. */
const MATCHES = 200;

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT_UNDER) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

export const keptOf = (matchId: string): Kept | undefined => all()[matchId];

/** The names of the matches that were promised at a place: one, unless the server promised another afterwards. */
export const promisedAt = (room: string, number: number): string[] =>
  Object.entries(all())
    .filter(([, { place }]) => place?.room === room && place.number === number)
    .map(([matchId]) => matchId);

/** Adds to what is kept of a match; the match becomes the newest. */
function change(matchId: string, add: (kept: Kept) => Kept): void {
  const { [matchId]: kept, ...others } = all();
  if (!kept) return;
  store([...Object.entries(others), [matchId, add(kept)]]);
}

function store(matches: [string, Kept][]): void {
  try {
    localStorage.setItem(KEPT_UNDER, JSON.stringify(Object.fromEntries(matches.slice(-MATCHES))));
  } catch {
    // No room, or none for this page: then nothing is compared, and the verdict says so.
  }
}

export function keepPromise({ match_id, commitment }: PromiseMsg, place: Place): void {
  const kept = all();
  if (kept[match_id]) return;
  store([...Object.entries(kept), [match_id, { commitment, contributions: {}, taken: {}, transcripts: {}, place }]]);
}

export const keepContribution = (matchId: string, entrant: number, shown: string): void =>
  change(matchId, (kept) => ({ ...kept, contributions: { [entrant]: shown, ...kept.contributions } }));

/** The match has begun with these contributions: is that of an entrant among them, if there was one? */
export const keepTaken = (matchId: string, entrant: number, contributions: readonly (string | null)[]): void =>
  change(matchId, (kept) => {
    const mine = kept.contributions[entrant];
    if (mine === undefined) return kept;
    return { ...kept, taken: { [entrant]: contributions[entrant] === mine, ...kept.taken } };
  });

export const keepTranscript = (matchId: string, deal: number, hash: string): void =>
  change(matchId, (kept) => ({ ...kept, transcripts: { [deal]: hash, ...kept.transcripts } }));
