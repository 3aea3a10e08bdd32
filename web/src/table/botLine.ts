import { levelOf } from '../lib/games';
import { decimal, points } from '../lib/i18n/numbers';
import { t } from '../lib/i18n/words.svelte';
import type { GameName } from '../lib/game';
import type { Player } from '../lib/player';

/** Under a bot's name: its level in words. What else it was told is said where it was chosen; a plate has no room for it. */
export function botLine(game: GameName, agent: string): string {
  const level = levelOf(game, agent);
  return level ? t(`ui-level-${level}`).toLowerCase() : '';
}

/** How a bot plays, and what its last move took. */
export function effortOf(game: GameName, { agent, think }: Player): string[] {
  const level = agent ? botLine(game, agent) : '';
  const parts = level ? [level] : [];
  if (think) parts.push(t('ui-seconds-decimal', { n: decimal(think.seconds, 2) }));
  if (think?.nodes) parts.push(t('ui-nodes', { n: think.nodes, shown: points(think.nodes) }));
  return parts;
}
