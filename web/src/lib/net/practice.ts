/** What only a practice table gives: advice, and the hands of all. */
import type { ActionOf, ViewOf } from '../game';
import type { AdviceMsg } from '../wire';
import type { Told } from './parlor';
import type { GameName } from '../game';
import { partsOf } from '../games';
import { SEATS } from '../seat';

/** An agent's reasons, with the answers that its indices mean. */
export type Advice = AdviceMsg<ActionOf<GameName>>;

/** The same reasons, with indices into the answers that the page shows. */
export function aligned({ legal, cost, ...why }: Advice, shown: readonly ActionOf<GameName>[]): Told {
  const texts = shown.map(canonical);
  const place = (idx: number): number => texts.indexOf(canonical(legal[idx]));
  return {
    ...why,
    seconds: cost.think_ms / 1000,
    chosen: why.chosen === null ? null : place(why.chosen),
    candidates: why.candidates.map((candidate) => ({ ...candidate, legal_idx: place(candidate.legal_idx) })),
  };
}

/** The place of an answer among others; -1 where it is none of them. */
export const placeOf = (answer: ActionOf<GameName>, among: readonly ActionOf<GameName>[]): number =>
  among.map(canonical).indexOf(canonical(answer));

/** The same text for the same answer, in whatever order its fields came. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) =>
    field && typeof field === 'object' && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => a.localeCompare(b)))
      : field,
  );
}

/** What every seat holds, from what each of them knows; nothing in a game without hands. */
export function handsIn(game: GameName, views: readonly ViewOf<GameName>[]): Record<string, string[]> {
  const { handIn } = partsOf(game);
  return Object.fromEntries(views.map((view, at) => [SEATS[at] ?? 'A', handIn?.(view) ?? []]));
}
