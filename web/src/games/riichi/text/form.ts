import type { RiichiAction, RiichiPlace, RiichiView } from '../../../lib/wire/riichi.gen';
import { points } from '../../../lib/i18n/numbers';
import { t } from '../../../lib/i18n/words.svelte';
import { about } from '../../../lib/text/about';
import { handOf } from '../state/choices';
import { dealName, windName } from './names';
import { tileName } from './tile';
import type { Answer, Line, NameOf } from '../../../lib/text/form';

const list = (tiles: readonly string[]): string => (tiles.length > 0 ? tiles.map(tileName).join(', ') : t('ui-none'));

export function lines(view: RiichiView, nameOf: NameOf): Line[] {
  const hand = handOf(view);
  const drawn = hand.find((held) => held.drawn);
  const own = t('riichi-text-hand', {
    tiles: list(hand.filter((held) => !held.drawn).map((held) => held.code)),
    drawn: drawn ? tileName(drawn.code) : 'none',
  });
  return [
    {
      words: ['deal', t('riichi-deal')],
      title: t('riichi-deal'),
      text: t('riichi-text-deal', { deal: dealName(view), n: view.live, sticks: view.sticks, honba: view.honba }),
    },
    { words: ['hand', t('riichi-hand')], title: t('riichi-hand'), text: own },
    { words: ['dora', t('riichi-dora')], title: t('riichi-dora-indicator'), text: list(view.dora_indicators) },
    { words: ['waits', t('riichi-waits')], title: t('riichi-waits'), text: list(view.own.waits) },
    {
      words: ['scores', t('ui-score')],
      title: t('ui-score'),
      text: view.places.map((place) => `${nameOf(place.seat)} ${points(place.points)}`).join(', '),
    },
    ...view.places.map((place) => riverLine(place, nameOf)),
    ...view.places.filter((place) => place.melds.length > 0).map((place) => meldLine(place, nameOf)),
  ];
}

function riverLine(place: RiichiPlace, nameOf: NameOf): Line {
  return {
    words: [`river ${place.wind}`, `${t('riichi-river')} ${windName(place.wind)}`],
    title: `${about('riichi-river-of', nameOf, place.seat)} (${windName(place.wind)})`,
    text: list(place.river.map((discard) => discard.tile)),
  };
}

function meldLine(place: RiichiPlace, nameOf: NameOf): Line {
  return {
    words: [`calls ${place.wind}`],
    title: about('riichi-melds-of', nameOf, place.seat),
    text: place.melds.map((meld) => t('riichi-meld', { form: meld.form, tiles: list(meld.tiles) })).join('; '),
  };
}

/** Discards are numbered, calls have their letters; a letter that stands twice is numbered too. */
export function answers(legal: readonly RiichiAction[]): Answer[] {
  const all = lettered(legal);
  return all.map((answer, at) => {
    const before = all.slice(0, at).filter(({ key }) => key === answer.key).length;
    return before > 0 ? { ...answer, key: `${answer.key}${before + 1}` } : answer;
  });
}

function lettered(legal: readonly RiichiAction[]): Answer[] {
  let n = 0;
  let chi = 0;
  return legal.map((action, idx): Answer => {
    switch (action.type) {
      case 'discard':
        return { idx, key: String(++n), text: t('riichi-discard', { tile: tileName(action.tile) }) };
      case 'riichi':
        return { idx, key: `r${++n}`, text: t('riichi-declare', { tile: tileName(action.tile) }) };
      case 'chi':
        return { idx, key: `c${++chi}`, text: t('riichi-chi', { tiles: list(action.own) }) };
      case 'pon':
        return { idx, key: 'p', text: t('riichi-pon', { tiles: list(action.own) }) };
      case 'closed_kan':
        return { idx, key: 'k', text: t('riichi-closed-kan', { tile: tileName(action.tile) }) };
      case 'added_kan':
        return { idx, key: 'k', text: t('riichi-added-kan', { tile: tileName(action.tile) }) };
      case 'open_kan':
        return { idx, key: 'k', text: t('riichi-open-kan') };
      case 'ron':
        return { idx, key: 'r', text: t('riichi-ron') };
      case 'tsumo':
        return { idx, key: 'r', text: t('riichi-tsumo') };
      case 'nine_kinds':
        return { idx, key: 'n', text: t('riichi-nine-kinds') };
      case 'pass':
        return { idx, key: 'x', text: t('riichi-pass') };
    }
  });
}
