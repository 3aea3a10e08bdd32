/** A review as it grows, and what is read out of it. */
import type { Seat } from '../../lib/seat';
import type { ReviewedMsg, ReviewMsg } from '../../lib/wire';

/** A decision with its place among all of the match. */
export interface Judged extends ReviewedMsg {
  nth: number;
}

/** Puts in what has come since: the decisions from `from` on. An answer that comes late or twice changes nothing. */
export function folded(before: ReviewMsg | undefined, now: ReviewMsg, from: number): ReviewMsg {
  if (!before || before.id !== now.id) return now;
  if (isOver(before) && !isOver(now)) return before;
  const known = before.decisions;
  const fresh = now.decisions.slice(Math.max(0, known.length - from));
  return { ...now, decisions: from > known.length ? known : [...known, ...fresh] };
}

export const isOver = ({ state }: Pick<ReviewMsg, 'state'>): boolean => state !== 'waiting' && state !== 'running';

/** Signs by size, the largest first. */
export const MARKS = ['??', '?', '?!'] as const;
export type Mark = (typeof MARKS)[number];

export const judgedIn = (review: ReviewMsg | undefined): Judged[] =>
  (review?.decisions ?? []).map((decision, nth) => ({ ...decision, nth }));

/** The marked decisions, the most expensive first; of equals the earlier. */
export const errorsIn = (decisions: readonly Judged[], seat?: Seat): Judged[] =>
  decisions
    .filter(({ mark, at }) => mark !== '' && (!seat || at.seat === seat))
    .sort((a, b) => (b.cost ?? 0) - (a.cost ?? 0) || a.nth - b.nth);

/** The error after this one in the list, the first after the last; the most expensive where none is chosen. */
export function errorAfter(errors: readonly Judged[], chosen: Judged | undefined): Judged | undefined {
  const at = errors.findIndex(({ nth }) => nth === chosen?.nth);
  return errors[(at + 1) % errors.length];
}

/** How many of a player's decisions have each sign. */
export function marksOf(decisions: readonly Judged[], seat: Seat): Record<Mark, number> {
  const of = (mark: Mark): number => decisions.filter((one) => one.at.seat === seat && one.mark === mark).length;
  return { '??': of('??'), '?': of('?'), '?!': of('?!') };
}

/** What a player had lost in all after so many decisions of the match. */
export interface Loss {
  nth: number;
  sum: number;
}

/** The curve of a player: where something was lost, and how much in all from then on. */
export function lossesOf(decisions: readonly Judged[], seat: Seat): Loss[] {
  let sum = 0;
  const curve: Loss[] = [{ nth: 0, sum }];
  for (const { nth, at, cost, counts } of decisions) {
    if (at.seat !== seat || !counts || !cost) continue;
    sum += cost;
    curve.push({ nth: nth + 1, sum });
  }
  return curve;
}
