/** What is said of an event, in one sentence. */
import { t } from '../../../lib/i18n/words.svelte';
import { about } from '../../../lib/text/about';
import type { ZoleSeen } from '../../../lib/wire/zole.gen';
import type { NameOf } from '../../../lib/text/form';
import { cardName } from './card';

export function announce(event: ZoleSeen, nameOf: NameOf): string | undefined {
  switch (event.type) {
    case 'dealt':
      return event.hand.length > 0 ? t('zole-says-dealt', { cards: event.hand.map(cardName).join(', ') }) : undefined;
    case 'called':
      return about('zole-says-called', nameOf, event.seat, { call: event.call });
    case 'i_took':
      return t('zole-says-took', { cards: event.table.map(cardName).join(', ') });
    case 'buried':
      return about('zole-says-buried', nameOf, event.seat);
    case 'played':
      return t('zole-played', { player: nameOf(event.seat), card: cardName(event.card) });
    case 'taken':
      return about('zole-taken-by', nameOf, event.seat, { n: event.eyes });
    case 'thrown_in':
      return about('zole-says-thrown-in', nameOf, event.seat);
    case 'over':
      return t('zole-prompt-over');
    default:
      return undefined;
  }
}
