import { points } from '../../lib/i18n/numbers';
import { t } from '../../lib/i18n/words.svelte';
import { botName } from '../../lib/botNames';
import { seatIdx } from '../../lib/seat';
import type { FinishedGameMsg } from '../../lib/wire';

type Played = Pick<FinishedGameMsg, 'seat' | 'players'>;

/** “Won”, “Lost”, or the place among more than two, with the score. Who is level shares the better place. */
export function resultOf({ seat, players }: Played): string {
  const score = players[seatIdx(seat)]?.score ?? 0;
  const ahead = players.filter((other) => other.score > score).length;
  const level = players.filter((other) => other.score === score).length;
  const said =
    players.length > 2
      ? t('ui-my-place', { place: ahead + 1, of: players.length })
      : t(ahead > 0 ? 'ui-my-lost' : level > 1 ? 'ui-my-drawn' : 'ui-my-won');
  return t('ui-my-result', { result: said, score: points(score) });
}

/** Who else played. */
export const othersIn = ({ seat, players }: Played): string =>
  players.flatMap(({ name, agent }, at) => (at === seatIdx(seat) ? [] : [agent ? botName(name) : name])).join(', ');
