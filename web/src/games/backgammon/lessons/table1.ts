/** Table 1 of the Tartu thesis: wins of the row's player in per cent, 50 games a pair. */
export const PLAYERS = ['random', 'running', 'attacking', 'defending', 'combined'] as const;
export type Player = (typeof PLAYERS)[number];

export const PRINTED: Readonly<Record<Player, Partial<Record<Player, number>>>> = {
  random: { running: 22, attacking: 30, defending: 24, combined: 32 },
  running: { random: 78, attacking: 36, defending: 38, combined: 34 },
  attacking: { random: 70, running: 64, defending: 38, combined: 48 },
  defending: { random: 76, running: 62, attacking: 62, combined: 34 },
  combined: { random: 68, running: 66, attacking: 58, defending: 66 },
};

export const GAMES = 50;

/** The two figures of one pair do not add up to a hundred. */
export const addsUp = (row: Player, column: Player): boolean =>
  row === column || (PRINTED[row][column] ?? 0) + (PRINTED[column][row] ?? 0) === 100;
