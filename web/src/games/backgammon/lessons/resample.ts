/** Tournaments that were not played: games drawn with a measured chance of winning. */

/** How many of `games` are won, for each of `n` tournaments. */
export function tournaments(share: number, games: number, n: number, random: () => number): number[] {
  const won = (): number => Array.from({ length: games }, random).filter((drawn) => drawn < share).length;
  return Array.from({ length: n }, won);
}

/** How often each number of wins came up, from 0 to `games`. */
export function histogram(wins: readonly number[], games: number): number[] {
  const counts = Array.from({ length: games + 1 }, () => 0);
  for (const n of wins) counts[n] = (counts[n] ?? 0) + 1;
  return counts;
}
