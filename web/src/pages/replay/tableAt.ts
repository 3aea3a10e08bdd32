import type { ActionOf, GameName } from '../../lib/game';
import type { TableState } from '../../lib/net/parlor';
import { handsIn } from '../../lib/net/practice';
import { situationAt } from '../../lib/net/replay';
import type { Viewer } from './viewer.svelte';

/** The table at a step of a replay: everyone is called by name, and nothing can be answered. */
export function tableAt(
  { replay, step, seat, own, players, open }: Viewer,
  code: string,
  legal: readonly ActionOf<GameName>[] = [],
): TableState | undefined {
  if (!step) return undefined;
  return {
    code,
    game: replay.game,
    rules: replay.rules,
    practice: false,
    me: seat,
    players: players.map((player) => (player.seat === own ? { ...player, you: true } : player)),
    watching: true,
    situation: { ...situationAt(replay.game, step, seat), legal } as TableState['situation'],
    clock: undefined,
    open: open ? handsIn(replay.game, step.views) : undefined,
    sheet: undefined,
    between: false,
    over: true,
    chat: [],
    chatOpen: false,
  };
}
