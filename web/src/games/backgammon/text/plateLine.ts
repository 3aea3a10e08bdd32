import type { BackgammonAction, BackgammonView } from '../../../lib/wire/backgammon.gen';
import type { Player } from '../../../lib/player';
import type { NameOf } from '../../../lib/text/form';
import { minutes } from '../../../lib/i18n/numbers';
import { t } from '../../../lib/i18n/words.svelte';
import { about } from '../../../lib/text/about';
import { effortOf } from '../../../table/botLine';
import { awaited, opponentOf } from '../state/awaited';
import type { BoardSeat } from '../state/position';

interface Doing {
  /** How many steps of the turn were made; nothing where no turn is being put together. */
  made?: number;
  /** The last roll of this player let no checker move. */
  danced?: boolean;
}

/** The line beside a name: a computer's effort, and what the player has to do or has done. */
export function lineOf(
  view: BackgammonView,
  player: Player,
  me: BoardSeat,
  nameOf: NameOf,
  { made, danced = false }: Doing,
): string {
  const parts = effortOf('backgammon', player);
  if (player.seat === me) parts.push(asking(view, me, nameOf, made));
  if (danced) parts.push(t('bg-no-move'));
  if (player.bank !== undefined) parts.push(minutes(player.bank));
  return parts.filter(Boolean).join(' · ');
}

/** What is asked of the player below, or what that player waits for. */
export function asking(view: BackgammonView, me: BoardSeat, nameOf: NameOf, made?: number): string {
  const { phase } = view;
  if (phase.type === 'cube_offered') return doubleOf(view, nameOf);
  if (view.on_roll !== me) return '';
  if (phase.type === 'to_move' && made === 0) return t('bg-to-play', { first: phase.dice[0], second: phase.dice[1] });
  return phase.type === 'to_roll' ? t('bg-to-roll') : '';
}

/** Who has turned the cube, and what the game would then be worth. */
function doubleOf(view: BackgammonView, nameOf: NameOf): string {
  const answers = awaited(view);
  return answers ? about('bg-doubled', nameOf, opponentOf(answers), { n: 2 * view.cube.value }) : '';
}

/** The answers that are no play, by name. */
export const callNames = (legal: readonly BackgammonAction[]): string[] =>
  legal.flatMap(({ type }) => (type === 'play' ? [] : [t(`bg-answer-${type}`)]));
