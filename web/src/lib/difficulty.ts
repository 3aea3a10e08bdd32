import type { GameName } from './game';

/** How strong a bot should be, in words that need no knowledge of agents. */
export const LEVELS = ['beginner', 'club', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** Which agent stands for a level. */
const SPECS: Record<GameName, Record<Level, string>> = {
  riichi: { beginner: 'house:level=beginner', club: 'house:level=club', master: 'house' },
  zole: { beginner: 'rules', club: 'pimc:worlds=20', master: 'house' },
  backgammon: { beginner: 'house:level=beginner', club: 'house:level=club', master: 'house' },
};

export const specOf = (game: GameName, level: Level): string => SPECS[game][level];

export const levelOf = (game: GameName, spec: string): Level | undefined =>
  LEVELS.find((level) => SPECS[game][level] === spec);
