import { t, words } from './i18n/words.svelte';
import type { Player } from './player';

/** What people call an agent: its own name in short, or its spec where we have none for it. */
export function botName(spec: string): string {
  const name = spec.split(':')[0] ?? spec;
  return words.has(`agent-short-${name}`) ? t(`agent-short-${name}`) : name;
}

/** The players of a record of ours, in which an agent stands under its spec. */
export const withRecordedBots = (players: readonly Player[]): Player[] =>
  withBotNames(
    players.map((player) => {
      const name = player.name.split(':')[0] ?? '';
      return words.has(`agent-short-${name}`) ? { ...player, name, agent: player.name, bot: true } : player;
    }),
  );

/** Agents under their names; several of one kind are numbered, so that words can tell them apart. */
export function withBotNames(players: readonly Player[]): Player[] {
  const named = players.map((player) =>
    player.bot && player.agent?.split(':')[0] === player.name ? { ...player, name: botName(player.agent) } : player,
  );
  return named.map((player, at) => {
    const alike = named.filter(({ bot, name }) => bot && player.bot && name === player.name);
    if (alike.length < 2) return player;
    return { ...player, name: `${player.name} ${alike.indexOf(named[at] as Player) + 1}` };
  });
}
