import { signed, points } from '../../lib/i18n/numbers';
import { t, words } from '../../lib/i18n/words.svelte';
import { botName } from '../../lib/botNames';
import { findGame, levelOf } from '../../lib/games';
import type { GameName } from '../../lib/game';
import type { Opponent } from '../../lib/net/myGames';
import { seatIdx } from '../../lib/seat';
import type { FinishedGameMsg } from '../../lib/wire';

type Played = Pick<FinishedGameMsg, 'game' | 'seat' | 'players'>;

/**
 * How it ended, as people say it of the game: a place with its points, a score between two, or what was won or lost.
 * Those who are level share the better place.
 */
export function resultOf({ game, seat, players }: Played): string {
  const score = players[seatIdx(seat)]?.score ?? 0;
  const rivals = players.filter((_, at) => at !== seatIdx(seat)).map((player) => player.score);
  if (findGame(game)?.ranked) {
    const place = 1 + rivals.filter((other) => other > score).length;
    return t('ui-my-result', { result: t('ui-my-place', { place }), score: points(score) });
  }
  const [rival = 0] = rivals;
  if (rivals.length > 1 || Math.min(score, rival) < 0)
    return t('ui-my-result', { result: t(wordFor(score)), score: signed(score) });
  return t('ui-my-score', { result: t(wordFor(score - rival)), mine: points(score), theirs: points(rival) });
}

const wordFor = (lead: number): string => (lead > 0 ? 'ui-my-won' : lead < 0 ? 'ui-my-lost' : 'ui-my-drawn');

/** Who else played. */
export const othersIn = ({ seat, players }: Played): Opponent[] =>
  players.filter((_, at) => at !== seatIdx(seat)).map(({ name, agent }) => ({ name, agent }));

/** Bots that are all alike as a number and a level; people, and bots among them, by name. */
export function opponents(game: GameName, others: readonly Opponent[]): string {
  const [first] = others;
  if (!first) return '';
  if (others.every(({ name, agent }) => agent && name === first.name)) {
    const level = levelOf(game, first.name);
    return t('ui-my-bots', { n: others.length, level: level ? t(`ui-level-${level}`) : botName(first.name) });
  }
  const names = others.map(({ name, agent }) => (agent ? botName(name) : name));
  const players = new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names);
  return t('ui-my-with', { players });
}
