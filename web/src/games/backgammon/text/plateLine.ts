import type { BackgammonAction, BackgammonView } from '../../../lib/wire/backgammon.gen';
import type { Player } from '../../../lib/player';
import { minutes } from '../../../lib/i18n/numbers';
import { t } from '../../../lib/i18n/words.svelte';
import { effortOf } from '../../../table/botLine';
import type { BoardSeat } from '../state/position';

/** The line beside a name: a computer's effort, or what the player has to do. */
export function lineOf(view: BackgammonView, player: Player, me: BoardSeat, made?: number): string {
  const parts = effortOf('backgammon', player);
  if (player.seat === me && view.on_roll === me) {
    if (view.phase.type === 'to_move' && made === 0)
      parts.push(t('bg-to-play', { first: view.phase.dice[0], second: view.phase.dice[1] }));
    if (view.phase.type === 'to_roll') parts.push(t('bg-to-roll'));
  }
  if (player.seat === me && view.phase.type === 'cube_offered') parts.push(t('bg-doubled', { n: view.cube.value * 2 }));
  if (player.bank !== undefined) parts.push(minutes(player.bank));
  return parts.filter(Boolean).join(' · ');
}

/** The answers that are no play, by name. */
export const callNames = (legal: readonly BackgammonAction[]): string[] =>
  legal.flatMap(({ type }) => (type === 'play' ? [] : [t(`bg-answer-${type}`)]));
