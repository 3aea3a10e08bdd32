import type { RiichiAction, RiichiView } from '../../lib/messages/riichi';
import { t } from '../../lib/i18n/words.svelte';
import { kindOf, tileShort } from '../../drawings/tile';

/**
 * Why the tile that lies open, or that I have drawn, does not win although it completes the hand.
 * What completes it and what may be done the server says; this only puts the two together.
 */
export function whyNoWin(view: RiichiView, legal: readonly RiichiAction[]): string | undefined {
  const { stage, own } = view;
  if (legal.some(({ type }) => type === 'ron' || type === 'tsumo')) return undefined;
  const mine = stage.type === 'turn' && stage.seat === view.me;
  const tile = mine ? own.drawn : stage.type === 'discarded' && stage.seat !== view.me ? stage.tile : null;
  if (!tile || own.passed || !own.waits.includes(kindOf(tile))) return undefined;
  if (!mine && own.furiten) return furiten(view);
  return t('riichi-no-win-no-yaku');
}

/** “Furiten: 3 sou is in your river.” */
function furiten(view: RiichiView): string {
  const river = view.places.find((place) => place.seat === view.me)?.river ?? [];
  const lying = river.find(({ tile }) => view.own.waits.includes(kindOf(tile)));
  if (view.own.furiten === 'discard' && lying) return t('riichi-furiten-in-river', { tile: tileShort(lying.tile) });
  return t(`riichi-furiten-${view.own.furiten}-why`);
}
