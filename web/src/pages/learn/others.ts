/** What the others did in a finished deal that is worth a question. */
import type { ActionOf, GameName } from '../../lib/game';
import type { StepOf } from '../../lib/course';
import type { Player } from '../../lib/player';
import type { MomentMsg } from '../../lib/wire';

export interface Deed {
  readonly player: Player;
  readonly action: ActionOf<GameName>;
  /** Where it was decided. */
  readonly at: MomentMsg;
}

/** So many are offered. */
const MOST = 3;

/** The first deed of every bot that tells something, or its first of all; where there is one bot only, its first ones. */
export function deedsIn(
  steps: readonly StepOf<GameName>[],
  deal: number,
  players: readonly Player[],
  telling: (action: ActionOf<GameName>) => boolean,
): Deed[] {
  const bots = players.filter(({ bot, agent }) => bot && agent);
  const all = steps.flatMap(({ answers }, step) =>
    answers.flatMap(({ seat, action }): Deed[] => {
      const player = bots.find((one) => one.seat === seat);
      // The answer is in the step after the one in which it was decided.
      return player && step > 0 ? [{ player, action, at: { deal, step: step - 1, seat } }] : [];
    }),
  );
  const told = all.filter(({ action }) => telling(action));
  const some = told.length > 0 ? told : all;
  if (bots.length === 1) return some.slice(0, MOST);
  return bots.flatMap(({ seat }) => some.find(({ player }) => player.seat === seat) ?? []).slice(0, MOST);
}
