/** What is said of an event, and of a deal that is over. */
import { t } from '../../../lib/i18n/words.svelte';
import { about } from '../../../lib/text/about';
import { opponent } from '../../../lib/seat';
import type { NameOf } from '../../../lib/text/form';
import type { KuhnSeen, KuhnView } from '../../../lib/wire/kuhn.gen';
import { winIn } from '../state/betting';

export function announce(event: KuhnSeen, nameOf: NameOf, view?: KuhnView): string | undefined {
  switch (event.type) {
    case 'i_got':
      return t('kuhn-says-got', { card: event.card });
    case 'said':
      return about('kuhn-says-said', nameOf, event.seat, { action: event.action.type });
    case 'other_showed':
      return view && t('kuhn-says-showed', { player: nameOf(opponent(view.me)), card: event.card });
  }
}

/** Who has won, and how much; where the cards are not known, only that the deal is over. */
export function resultOf(view: KuhnView, nameOf: NameOf): string {
  const win = winIn(view);
  return win ? about('kuhn-won', nameOf, win.winner, { n: win.stake }) : t('ui-deal-over');
}
