/** A game of mine as a line of the list, whether it is running or over. */
import type { GameName } from '../../lib/game';
import { gameOr } from '../../lib/games';
import type { RunningGame } from '../../lib/net/myGames';
import { reviewAt } from '../../lib/route';
import { titleOfRules } from '../../lib/rulesName';
import type { FinishedGameMsg } from '../../lib/wire';
import { t } from '../../lib/i18n/words.svelte';
import { tableAt } from '../playNow';
import { dayOf } from './day';
import { opponents, othersIn, resultOf } from './result';

export interface Row {
  key: string;
  game: GameName;
  running: boolean;
  /** The game, and where in it or by which rules. */
  title: string;
  /** Who else plays. */
  under: string;
  /** Whose turn it is, or how it ended. */
  state: string;
  /** The table waits for me. */
  turn: boolean;
  /** When it ended. */
  day?: { text: string; time: string };
  action: string;
  /** Where the action leads; none where the seat is first to be taken over. */
  href?: string;
  /** Where it is judged, once it is over and where its game can be. */
  review?: string | undefined;
  remove: string;
}

/** The game and what of it, unless that names the game already. */
function titled(game: string, what: string): string {
  const name = t(`ui-short-${game}`);
  return what.startsWith(name) ? what : `${name} · ${what}`;
}

function stateOf({ playing, myTurn }: RunningGame): string {
  return t(myTurn ? 'ui-your-turn' : playing ? 'ui-my-in-play' : 'ui-my-gathering');
}

/** Where in the match it is; by which rules it is played where that is not known. */
function whereIn({ game, where, deal, rules }: RunningGame): string {
  return where ?? (deal && gameOr(game).dealName?.(deal.number, deal.nth)) ?? titleOfRules(game, rules);
}

export const runningRow = (game: RunningGame): Row => ({
  key: game.room,
  game: game.game,
  running: true,
  title: titled(game.game, whereIn(game)),
  under: opponents(game.game, game.others),
  state: stateOf(game),
  turn: game.myTurn,
  action: t(game.here ? 'ui-my-continue' : 'ui-my-continue-here'),
  href: game.here ? tableAt(game.room) : undefined,
  remove: t('ui-leave-for-good'),
});

export function finishedRow(played: FinishedGameMsg): Row {
  const at = new Date(played.finished_ms);
  const { name: game, reviewed } = gameOr(played.game);
  return {
    key: `${played.room} ${played.match}`,
    game,
    running: false,
    title: titled(game, titleOfRules(game, played.rules)),
    under: opponents(game, othersIn(played)),
    state: resultOf(played),
    turn: false,
    day: { text: dayOf(at), time: at.toISOString() },
    action: t('ui-replay'),
    href: `/replay/${encodeURIComponent(played.room)}?match=${played.match}`,
    review: reviewed ? reviewAt(played.room, played.match) : undefined,
    remove: t('ui-my-forget'),
  };
}
