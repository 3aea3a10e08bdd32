/** What is said of an event, in one sentence. */
import { t } from '../../../lib/i18n/words.svelte';
import type { BackgammonSeen, BackgammonView } from '../../../lib/wire/backgammon.gen';
import type { NameOf } from '../../../lib/text/form';

/** Dice do not say who rolled them: what is known after the roll does. */
export function announce(event: BackgammonSeen, nameOf: NameOf, view?: BackgammonView): string | undefined {
  if ((event.type === 'rolled' || event.type === 'opened') && 'dice' in event) {
    const [first, second] = event.dice;
    if (event.type === 'opened') return t('bg-says-opened', { first, second });
    return view?.phase.type === 'to_move'
      ? t('bg-says-rolls', { player: nameOf(view.on_roll), first, second })
      : t('bg-says-rolled', { first, second });
  }
  if (event.type !== 'acted' || !('action' in event)) return undefined;
  const player = nameOf(event.seat);
  if (event.action.type !== 'play')
    return event.action.type === 'roll' ? undefined : t('bg-says-cube', { player, action: event.action.type });
  if (event.action.moves.length === 0) return t('bg-says-dances', { player });
  const moves = event.action.moves.map(({ from, to }) => t('bg-move', { from: place(from), to: place(to) })).join(', ');
  return t('bg-says-plays', { player, moves });
}

const place = (point: number): string => (point === 25 ? t('bg-bar') : point === 0 ? t('bg-off') : String(point));
