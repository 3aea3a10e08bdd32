/** What is said of an event, in one sentence. */
import { t } from '../../../lib/i18n/words.svelte';
import { about } from '../../../lib/text/about';
import type { BackgammonSeen, BackgammonView } from '../../../lib/wire/backgammon.gen';
import type { NameOf } from '../../../lib/text/form';

/** Dice do not say who rolled them: what is known after the roll does. */
export function announce(event: BackgammonSeen, nameOf: NameOf, view?: BackgammonView): string | undefined {
  if ((event.type === 'rolled' || event.type === 'opened') && 'dice' in event) {
    const [first, second] = event.dice;
    if (event.type === 'opened') return t('bg-says-opened', { first, second });
    return view?.phase.type === 'to_move'
      ? about('bg-says-rolls', nameOf, view.on_roll, { first, second })
      : t('bg-says-rolled', { first, second });
  }
  if (event.type !== 'acted' || !('action' in event)) return undefined;
  if (event.action.type !== 'play')
    return event.action.type === 'roll'
      ? undefined
      : about('bg-says-cube', nameOf, event.seat, { action: event.action.type });
  if (event.action.moves.length === 0) return about('bg-says-dances', nameOf, event.seat);
  const moves = event.action.moves.map(({ from, to }) => t('bg-move', { from: place(from), to: place(to) })).join(', ');
  return about('bg-says-plays', nameOf, event.seat, { moves });
}

const place = (point: number): string => (point === 25 ? t('bg-bar') : point === 0 ? t('bg-off') : String(point));
