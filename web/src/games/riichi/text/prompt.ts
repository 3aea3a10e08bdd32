import type { RiichiAction, RiichiPlace, RiichiView } from '../../../lib/wire/riichi.gen';
import type { Player } from '../../../lib/player';
import type { Seat } from '../../../lib/seat';
import { minutes } from '../../../lib/i18n/numbers';
import { t } from '../../../lib/i18n/words.svelte';
import { about, turnOf } from '../../../lib/text/about';
import type { NameOf } from '../../../lib/text/form';
import { botLine } from '../../../table/botLine';
import { tileShort } from './tile';

/** Whose turn it is: the one who draws, or whose tile lies open. */
export function activeSeat(view: RiichiView): Seat | undefined {
  return 'seat' in view.stage ? view.stage.seat : undefined;
}

/** One sentence: what happened and what is asked. */
export function promptOf(view: RiichiView, legal: readonly RiichiAction[], nameOf: NameOf, riichi: boolean): string {
  const { stage } = view;
  if (riichi) return t('riichi-prompt-riichi');
  switch (stage.type) {
    case 'discarded':
      return about('riichi-prompt-discarded', nameOf, stage.seat, { tile: tileShort(stage.tile) });
    case 'declared':
      return about('riichi-prompt-kan', nameOf, stage.seat, { tile: tileShort(stage.kan.tiles[0] ?? '') });
    case 'turn':
      return stage.seat === view.me && legal.length > 0 ? t('riichi-prompt-turn') : turnOf(nameOf, stage.seat);
    case 'called':
      return legal.length > 0 ? t('riichi-prompt-called') : turnOf(nameOf, stage.seat);
    case 'over':
      return t('riichi-prompt-over');
    default:
      return '';
  }
}

/** The line under a name: role, riichi, level or time; on a phone how many tiles stand. */
export function plateLine(place: RiichiPlace, view: RiichiView, player: Player, small: boolean): string {
  const parts: string[] = [];
  if (place.seat === view.dealer) parts.push(t('riichi-dealer'));
  if (place.riichi) parts.push(t('riichi-riichi').toLowerCase());
  if (small) {
    if (parts.length === 0) parts.push(t('riichi-n-tiles', { n: place.n_concealed }));
  } else {
    if (player.agent) parts.push(botLine('riichi', player.agent));
    if (player.bank !== undefined) parts.push(minutes(player.bank));
  }
  return parts.filter(Boolean).join(' · ');
}
