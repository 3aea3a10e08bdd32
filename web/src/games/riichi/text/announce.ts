/** What is said of an event, in one sentence: who, what, what it means. */
import { t } from '../../../lib/i18n/words.svelte';
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
      return t(event.riichi ? 'riichi-says-riichi' : 'riichi-says-discarded', {
        player: nameOf(event.seat),
        tile: tileName(event.tile),
      });
    case 'called':
      return t('riichi-says-called', {
        player: nameOf(event.seat),
        form: event.meld.form,
        tiles: names(event.meld.tiles),
      });
    case 'kan_declared':
      return t('riichi-says-kan', { player: nameOf(event.seat), tile: tileName(event.kan.tiles[0] ?? '') });
    case 'won':
      return event.winners
        .map((winner) => t('riichi-says-won', { player: nameOf(winner.seat), tile: tileName(event.tile) }))
        .join(' ');
    case 'ended':
      return event.ending.type === 'drawn' ? t('riichi-says-drawn') : undefined;
    default:
      return undefined;
  }
}
