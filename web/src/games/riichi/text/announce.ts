/** What is said of an event, in one sentence: who, what, what it means. */
import type { Seen } from '../../../lib/game';
import type { RiichiSeen } from '../../../lib/messages/riichi';
import type { ZoleSeen } from '../../../lib/messages/zole';
import type { BackgammonSeen } from '../../../lib/messages/backgammon';
import type { Seat } from '../../../lib/seat';
import { t } from '../../../lib/i18n/words.svelte';
import { cardName } from '../../zole/text/card';
import { tileName } from './tile';

type NameOf = (seat: Seat) => string;

/** Dice do not say who rolled them: `roller` does, where it is known. */
export function announce(seen: Seen, nameOf: NameOf, roller?: Seat): string | undefined {
  switch (seen.game) {
    case 'riichi':
      return riichi(seen.event, nameOf);
    case 'zole':
      return zole(seen.event, nameOf);
    case 'backgammon':
      return backgammon(seen.event, nameOf, roller);
  }
}

const names = (tiles: readonly string[]): string => tiles.map(tileName).join(', ');

function riichi(event: RiichiSeen, nameOf: NameOf): string | undefined {
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

function zole(event: ZoleSeen, nameOf: NameOf): string | undefined {
  switch (event.type) {
    case 'dealt':
      return event.hand.length > 0 ? t('zole-says-dealt', { cards: event.hand.map(cardName).join(', ') }) : undefined;
    case 'called':
      return t('zole-says-called', { player: nameOf(event.seat), call: event.call });
    case 'i_took':
      return t('zole-says-took', { cards: event.table.map(cardName).join(', ') });
    case 'buried':
      return t('zole-says-buried', { player: nameOf(event.seat) });
    case 'played':
      return t('zole-played', { player: nameOf(event.seat), card: cardName(event.card) });
    case 'taken':
      return t('zole-taken-by', { player: nameOf(event.seat), n: event.eyes });
    case 'thrown_in':
      return t('zole-says-thrown-in', { player: nameOf(event.seat) });
    case 'over':
      return t('zole-prompt-over');
    default:
      return undefined;
  }
}

function backgammon(event: BackgammonSeen, nameOf: NameOf, roller?: Seat): string | undefined {
  if ((event.type === 'rolled' || event.type === 'opened') && 'dice' in event) {
    const [first, second] = event.dice;
    if (event.type === 'opened') return t('bg-says-opened', { first, second });
    return roller
      ? t('bg-says-rolls', { player: nameOf(roller), first, second })
      : t('bg-says-rolled', { first, second });
  }
  if (event.type !== 'acted' || !('action' in event)) return undefined;
  const player = nameOf(event.seat);
  if (event.action.type !== 'play')
    return event.action.type === 'roll' ? undefined : t('bg-says-cube', { player, action: event.action.type });
  if (event.action.moves.length === 0) return t('bg-says-dances', { player });
  const moves = event.action.moves.map(({ from, to }) => t('bg-move', { from: place(from), to: place(to) })).join(', ');
  return t('bg-says-plays', { player, moves });
}

const place = (point: number): string => (point === 25 ? t('bg-bar') : point === 0 ? t('bg-off') : String(point));
