/** What is said of an event, in one sentence: who, what, what it means. */
import { t } from '../../../lib/i18n/words.svelte';
import { about } from '../../../lib/text/about';
import type { RiichiSeen } from '../../../lib/wire/riichi.gen';
import type { NameOf } from '../../../lib/text/form';
import { tileName } from './tile';

const names = (tiles: readonly string[]): string => tiles.map(tileName).join(', ');

export function announce(event: RiichiSeen, nameOf: NameOf): string | undefined {
  switch (event.type) {
    case 'dealt':
      return t('riichi-says-dealt', { tiles: names(event.hand) });
    case 'indicator':
      return t('riichi-says-indicator', { tile: tileName(event.tile) });
    case 'i_drew':
      return t('riichi-says-i-drew', { tile: tileName(event.tile) });
    case 'discarded':
      return about(event.riichi ? 'riichi-says-riichi' : 'riichi-says-discarded', nameOf, event.seat, {
        tile: tileName(event.tile),
      });
    case 'called':
      return about('riichi-says-called', nameOf, event.seat, {
        form: event.meld.form,
        tiles: names(event.meld.tiles),
      });
    case 'kan_declared':
      return about('riichi-says-kan', nameOf, event.seat, { tile: tileName(event.kan.tiles[0] ?? '') });
    case 'won':
      return event.winners
        .map((winner) => about('riichi-says-won', nameOf, winner.seat, { tile: tileName(event.tile) }))
        .join(' ');
    case 'ended':
      return event.ending.type === 'drawn' ? t('riichi-says-drawn') : undefined;
    default:
      return undefined;
  }
}
