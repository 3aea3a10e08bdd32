import { sentences } from '../../../lib/i18n/sentences';
import { t } from '../../../lib/i18n/words.svelte';
import type { Seat } from '../../../lib/seat';
import { about, turnOf } from '../../../lib/text/about';
import type { NameOf } from '../../../lib/text/form';
import type { KuhnView } from '../../../lib/wire/kuhn.gen';
import { isOver, moverIn, type Word } from '../state/betting';
import { resultOf } from './announce';

/** What is asked of me, whose turn it is, or how it ended. */
export function promptOf(view: KuhnView, asked: boolean, nameOf: NameOf): string {
  const { betting } = view;
  if (isOver(betting)) return resultOf(view, nameOf);
  const mover = moverIn(betting);
  if (!asked) return mover ? turnOf(nameOf, mover) : '';
  const said = (action: Word, seat: Seat): string => about('kuhn-says-said', nameOf, seat, { action });
  if (betting.type === 'bet') return sentences([said('bet', betting.by), t('kuhn-asked-call')]);
  return sentences([betting.type === 'checked' ? said('check', betting.by) : undefined, t('kuhn-asked-bet')]);
}
