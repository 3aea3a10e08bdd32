import type { ZoleAction, ZoleView } from '../../../lib/wire/zole.gen';
import type { Seat } from '../../../lib/seat';
import type { Player } from '../../../lib/player';
import { minutes } from '../../../lib/i18n/numbers';
import { t } from '../../../lib/i18n/words.svelte';
import { turnOf } from '../../../lib/text/about';
import type { NameOf } from '../../../lib/text/form';
import { callLabel } from '../state/choices';
import { cardName } from './card';
import { botLine } from '../../../table/botLine';

/** One sentence: what is asked of me, or whose turn it is. */
export function promptOf(view: ZoleView, legal: readonly ZoleAction[], nameOf: NameOf): string {
  if (view.stage.type === 'over') return t('zole-prompt-over');
  if (legal.length === 0) return view.turn ? waitsFor(view.stage.type, view.turn, nameOf) : '';
  if (legal.some((action) => action.type === 'call')) return t('zole-prompt-call');
  if (legal.some((action) => action.type === 'bury')) return t('zole-prompt-bury');
  return view.trick && view.trick.plays.length > 0 ? t('ui-your-turn') : t('zole-prompt-lead');
}

/** What someone else does now. My own answer is on its way: nothing is said of it. */
function waitsFor(stage: ZoleView['stage']['type'], seat: Seat, nameOf: NameOf): string {
  if (seat === nameOf.you) return '';
  if (stage === 'bidding') return t('zole-bids', { player: nameOf(seat) });
  return stage === 'burying' ? t('zole-buries', { player: nameOf(seat) }) : turnOf(nameOf, seat);
}

/** Role, tricks and time of a player. */
export function plateLine(view: ZoleView, seat: Seat, player: Player, small: boolean): string {
  const public_ = view.players.find((one) => one.seat === seat);
  const parts: string[] = [];
  if (view.stage.type === 'bidding') {
    const place = view.places.indexOf(seat);
    const turn = view.turn ? view.places.indexOf(view.turn) : 3;
    const passed = place < turn;
    if (place === 0 && !(small && passed)) parts.push(t('zole-first-hand'));
    if (passed) parts.push(t('zole-call-pass').toLowerCase());
  } else if (view.contract?.soloist) {
    parts.push(
      view.contract.soloist === seat ? t(`zole-role-${view.contract.name.replace('_', '-')}`) : t('zole-role-small'),
    );
  }
  if (public_ && small && view.stage.type !== 'bidding') parts.push(t('zole-n-cards', { n: public_.n_held }));
  else if (public_ && public_.won.length > 0) parts.push(t('zole-n-tricks', { n: public_.won.length / 3 }));
  if (!small && player.agent) parts.push(botLine('zole', player.agent));
  if (!small && player.bank !== undefined) parts.push(minutes(player.bank));
  return parts.filter(Boolean).join(' · ');
}

/** The calls by name, or the cards where not every one may go. */
export function callNames(view: ZoleView, legal: readonly ZoleAction[]): string[] {
  const forced = legal.length < view.hand.length;
  return legal.flatMap((action) => {
    if (action.type === 'call') return [t(callLabel(action.call))];
    return action.type === 'play' && forced ? [cardName(action.card)] : [];
  });
}
