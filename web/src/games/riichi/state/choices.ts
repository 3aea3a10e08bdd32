/** The legal answers of a riichi prompt, sorted by where they stand on the table. No rules here. */
import type { RiichiAction, RiichiView } from '../../../lib/wire/riichi.gen';
import { tileOrder } from '../text/tile';

/** A tile of the own hand as it stands. */
export interface Held {
  code: string;
  drawn: boolean;
}

/** The hand in order, the drawn tile last. */
export function handOf(view: RiichiView): Held[] {
  const rest = [...view.own.concealed];
  const { drawn } = view.own;
  const at = drawn === null ? -1 : rest.indexOf(drawn);
  if (at >= 0) rest.splice(at, 1);
  rest.sort((a, b) => tileOrder(a) - tileOrder(b));
  const hand = rest.map((code): Held => ({ code, drawn: false }));
  return at >= 0 && drawn !== null ? [...hand, { code: drawn, drawn: true }] : hand;
}

/** The answer that puts this tile down, with or without riichi; -1 if there is none. */
export function answerFor(legal: readonly RiichiAction[], held: Held, riichi: boolean): number {
  const type = riichi ? 'riichi' : 'discard';
  const fits = (action: RiichiAction, exact: boolean): boolean =>
    action.type === type &&
    'tile' in action &&
    action.tile === held.code &&
    (!exact || ('drawn' in action && action.drawn === held.drawn));
  const exact = legal.findIndex((action) => fits(action, true));
  return exact >= 0 ? exact : legal.findIndex((action) => fits(action, false));
}

/** A button above the hand. */
export interface CallButton {
  /** Its place among the legal answers; `riichi` first asks for a tile. */
  idx: number;
  kind: 'chi' | 'pon' | 'kan' | 'riichi' | 'win' | 'abort' | 'pass';
  /** The message that names it. */
  label: string;
  key: string;
  /** Drawn on it: the tiles of a run or of a kan. */
  tiles: string[];
}

/** Calls first, the win after them, pass last. */
export function callButtons(view: RiichiView, legal: readonly RiichiAction[]): CallButton[] {
  const { stage } = view;
  const open = stage.type === 'discarded' ? stage.tile : undefined;
  const several = (type: string): boolean => legal.filter((action) => action.type === type).length > 1;
  const buttons: CallButton[] = [];
  let nChi = 0;
  let riichi = false;
  legal.forEach((action, idx) => {
    switch (action.type) {
      case 'chi':
        nChi += 1;
        buttons.push({ idx, kind: 'chi', label: 'riichi-call-chi', key: String(nChi), tiles: run(action.own, open) });
        break;
      case 'pon':
        buttons.push({
          idx,
          kind: 'pon',
          label: 'riichi-call-pon',
          key: 'P',
          tiles: several('pon') ? run(action.own, open) : [],
        });
        break;
      case 'open_kan':
        buttons.push({ idx, kind: 'kan', label: 'riichi-call-kan', key: 'K', tiles: [] });
        break;
      case 'closed_kan':
      case 'added_kan':
        buttons.push({ idx, kind: 'kan', label: 'riichi-call-kan', key: 'K', tiles: [action.tile] });
        break;
      case 'riichi':
        if (!riichi) buttons.push({ idx, kind: 'riichi', label: 'riichi-riichi', key: 'R', tiles: [] });
        riichi = true;
        break;
      case 'ron':
        buttons.push({ idx, kind: 'win', label: 'riichi-call-ron', key: 'R', tiles: [] });
        break;
      case 'tsumo':
        buttons.push({ idx, kind: 'win', label: 'riichi-call-tsumo', key: 'R', tiles: [] });
        break;
      case 'nine_kinds':
        buttons.push({ idx, kind: 'abort', label: 'riichi-abort-nine-terminals', key: 'N', tiles: [] });
        break;
      case 'pass':
        buttons.push({ idx, kind: 'pass', label: 'ui-pass', key: 'Esc', tiles: [] });
        break;
      case 'discard':
        break;
    }
  });
  const order = ['chi', 'pon', 'kan', 'abort', 'riichi', 'win', 'pass'];
  return buttons.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

const run = (own: readonly string[], open: string | undefined): string[] =>
  [...own, ...(open ? [open] : [])].sort((a, b) => tileOrder(a) - tileOrder(b));

/** Why a tile of the hand cannot go now: a message key, if the table says so. */
export function whyNot(view: RiichiView, held: Held): string {
  const mine = view.places.find((place) => place.seat === view.me);
  const { stage } = view;
  if (stage.type === 'called' && stage.forbidden.includes(held.code.replace('0', '5'))) return 'riichi-why-swap';
  if (mine?.riichi) return 'riichi-why-locked';
  return 'riichi-why-not-now';
}
