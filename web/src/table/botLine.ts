import { levelOf } from '../lib/games';
import { t } from '../lib/i18n/words.svelte';
import type { GameName } from '../lib/game';

/** Under a bot's name: its level in words, or what it was told. */
export function botLine(game: GameName, agent: string): string {
  const level = levelOf(game, agent);
  return level ? t(`ui-level-${level}`).toLowerCase() : (agent.split(':')[1] ?? '');
}
