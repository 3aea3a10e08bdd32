import type { RiichiAction, RiichiView } from '../../../lib/wire/riichi.gen';
import { t } from '../../../lib/i18n/words.svelte';
import { kindOf, tileName } from './tile';

const wins = ({ type }: RiichiAction): boolean => type === 'ron' || type === 'tsumo';

/**
 * Why the tile that lies open, or that I have drawn, does not win although it completes the hand.
 * What completes it and what may be done the server says; this only puts the two together.
 */
export function whyNoWin(view: RiichiView, legal: readonly RiichiAction[]): string | undefined {
  const { stage, own } = view;
  if (legal.some(wins)) return undefined;
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
  if (view.own.furiten === 'discard' && lying) return t('riichi-furiten-in-river', { tile: tileName(lying.tile) });
  return t(`riichi-furiten-${view.own.furiten}-why`);
}

/** A name for what lies open, or was drawn, now. */
function positionName({ stage, places }: RiichiView): string {
  const nDiscards = places.reduce((sum, place) => sum + place.river.length, 0);
  return `${nDiscards} ${stage.type} ${'seat' in stage ? stage.seat : ''}`;
}

/** The reasons why tiles did not win, one after another: each can be read until it is my turn again. */
export class RefusedWins {
  /** The last reason, while it can still be of use. */
  kept: string | undefined;
  #position = '';
  #offered = false;
  #why: string | undefined;

  /** The next state of the table. Says what belongs in the record: a reason whose tile is gone. */
  see(view: RiichiView, legal: readonly RiichiAction[]): string | undefined {
    const position = positionName(view);
    let told: string | undefined;
    if (position !== this.#position) {
      told = this.#why;
      this.#position = position;
      this.#offered = false;
      this.#why = undefined;
      if (!('seat' in view.stage) || (view.stage.seat === view.me && view.stage.type !== 'discarded'))
        this.kept = undefined;
    }
    // The question comes after the tile: until then, and after the answer, a win that is on offer looks like none.
    this.#offered ||= legal.some(wins);
    this.#why = this.#offered ? undefined : (whyNoWin(view, legal) ?? this.#why);
    this.kept = this.#offered ? undefined : (this.#why ?? this.kept);
    return told;
  }
}
