/** The course of a finished deal as its game tells it: what its steps are called, and its moves in their own notation. */
import type { ActionOf, GameName, SeenOf, TableParts, ViewOf } from './game';
import { t } from './i18n/words.svelte';
import { SEATS, type Seat } from './seat';
import type { NameOf } from './text/form';
import type { ReplayStepMsg } from './wire';

export type StepOf<G extends GameName> = ReplayStepMsg<ViewOf<G>, SeenOf<G>, ActionOf<G>>;

/** A move where it was chosen: step `at` is the position before it. */
export interface Move {
  at: number;
  seat: Seat;
  /** In the notation of the game; may be empty beside pieces. */
  text: string;
  pieces?: string[];
  /** Opened its stretch. */
  leads?: boolean;
  /** Took it. */
  wins?: boolean;
}

/** Steps that belong together: a trick, a go-around, a move of both sides. */
export interface Stretch {
  /** Short, for the timeline and the list: “4”. */
  label: string;
  /** Its first step. */
  from: number;
  moves: Move[];
  /** What it brought. */
  note?: string;
}

/** Where a step is, and how people are called. */
export interface Place {
  /** What the deal is called. */
  deal: string;
  stretch: Stretch | undefined;
  nameOf: NameOf;
  /** The reader's own seat. */
  own: Seat | undefined;
}

/** What a game adds to its replays. */
export interface Course<G extends GameName> {
  /** “East 1”, “Deal 6”, “Game 3”: by the match's own number, and by its place from 1. */
  dealName(number: number, nth: number): string;
  stretches(steps: readonly StepOf<G>[]): Stretch[];
  /** What is to be decided at a step, or what has just come: “Trick 4: you lead”. */
  stepName(step: StepOf<G>, place: Place): string;
  /** What the notes of stretches are: a message. */
  notes?: string;
}

/** The stretch of a step: the last that has begun. */
export const stretchAt = (stretches: readonly Stretch[], at: number): Stretch | undefined =>
  stretches.findLast(({ from }) => from <= at) ?? stretches[0];

/** The move that is chosen at a step, or the last one before it. */
export const moveAt = (stretches: readonly Stretch[], at: number): Move | undefined =>
  stretches
    .flatMap(({ moves }) => moves)
    .reduce<Move | undefined>((last, move) => (move.at <= at && move.at >= (last?.at ?? 0) ? move : last), undefined);

/** Rows as scorers write them: a new one whenever a seat's turn would go left of the last. */
export function inRows(moves: readonly Move[]): Stretch[] {
  const rows: Stretch[] = [];
  let last = SEATS.length;
  for (const move of moves) {
    const column = SEATS.indexOf(move.seat);
    if (column <= last || rows.length === 0) {
      const from = rows.length === 0 ? 0 : move.at;
      rows.push({ label: String(rows.length + 1), from, moves: [] });
    }
    rows.at(-1)?.moves.push(move);
    last = column;
  }
  return rows;
}

/** What was seen alike from every seat: none of it is said to one of them alone. */
export function seenByAll<G extends GameName>({ seen }: Pick<StepOf<G>, 'seen'>): SeenOf<G>[] {
  const others = seen.slice(1).map((list) => list.map((event) => JSON.stringify(event)));
  return (seen[0] ?? []).filter((event) => others.every((list) => list.includes(JSON.stringify(event))));
}

/** The course of a game that has no notation of its own: its answers in words. */
const plain = (parts: TableParts): Course<GameName> => ({
  dealName: (_, nth) => t('replay-deal-n', { n: nth }),
  stretches: (steps) =>
    inRows(
      steps.flatMap(({ answers }, at) =>
        answers.map(({ seat, action }) => ({ at: at - 1, seat, text: parts.answers([action])[0]?.text ?? '' })),
      ),
    ),
  stepName: ({ views: [view] }, { deal, stretch }) =>
    view && parts.isOver(view)
      ? t('replay-step-over', { deal })
      : stretch
        ? t('replay-step-move', { deal, n: stretch.label })
        : deal,
});

export const courseOf = (parts: TableParts): Course<GameName> => parts.course ?? plain(parts);
