/** What a record is worth: compared with itself, and with what this browser kept. */
import type { DealRecord } from '../game';
import type { Kept } from './kept';
import type { FairRecord } from './record';
import { transcripts, verify, type Finding } from './verify';

/** As in Rust (`Verdict`) and in `parlor replay verify --json`, with hyphens. */
export type Verdict = 'checked' | 'self-only' | 'server-alone' | 'wrong';

export interface Judgement {
  verdict: Verdict;
  findings: Finding[];
  /** This browser's own random number was not taken, and that was said when the match began. */
  dropped: boolean;
}

/** `promised` are the names under which this browser heard the match promised, if its place is known. */
export function judge(
  record: FairRecord,
  kept: Kept | undefined,
  chanceFits: (deal: DealRecord, rules: string) => boolean,
  promised: readonly string[] = [],
): Judgement {
  const { dropped, matched, findings: compared } = compare(record, kept);
  const findings = [...verify(record, chanceFits), ...compared];
  // An operator who swaps a promise could rename the match, too, so that nothing kept would seem to belong to it.
  if (promised.some((matchId) => matchId !== record.fair.match_id))
    findings.push({ key: 'fair-other-match', right: false });
  const some = record.fair.entrants.some(({ contribution }) => contribution !== null);
  const verdict = findings.some(({ right }) => !right)
    ? 'wrong'
    : !some
      ? 'server-alone'
      : matched && !dropped
        ? 'checked'
        : 'self-only';
  return { verdict, findings, dropped };
}

interface Comparison {
  findings: Finding[];
  /** The promise and a contribution of one's own: the promise alone could be that of someone who made them all. */
  matched: boolean;
  dropped: boolean;
}

function compare({ fair, deals }: FairRecord, kept: Kept | undefined): Comparison {
  if (!kept) return { findings: [], matched: false, dropped: false };
  const findings: Finding[] = [{ key: 'fair-kept-promise', right: kept.commitment === fair.commitment }];
  const mine = Object.entries(kept.contributions).map(([entrant, shown]) => ({
    there: fair.entrants[Number(entrant)]?.contribution === shown,
    // A client that was not there when the match began does not know, and has no reason to suspect.
    taken: kept.taken[entrant] ?? false,
  }));
  const dropped = mine.some(({ there, taken }) => !there && !taken);
  const counted = mine.filter(({ there, taken }) => there || taken);
  if (counted.length > 0) findings.push({ key: 'fair-kept-contribution', right: counted.every(({ there }) => there) });
  const hashes = Object.entries(kept.transcripts);
  if (hashes.length > 0) {
    const found = transcripts(fair.match_id, fair.commitment, deals);
    const right = hashes.every(([deal, hash]) => found[Number(deal) + 1] === hash);
    findings.push({ key: 'fair-kept-transcripts', right, args: { n: hashes.length } });
  }
  return { findings, matched: counted.length > 0, dropped };
}
