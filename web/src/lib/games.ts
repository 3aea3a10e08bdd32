/** The games that this page offers. `main` brings them along, so that nothing here names one. */
import { LEVELS, type Game, type GameName, type Level, type TableParts } from './game';

let offered: readonly Game[] = [];
const loaded = new Map<string, TableParts>();

export function offerGames(games: readonly Game[]): void {
  offered = games;
}

export const allGames = (): readonly Game[] => offered;

/** The games of the home page: not those that are for learning. */
export const mainGames = (): readonly Game[] => offered.filter(({ teaching }) => !teaching);

export const findGame = (name: string): Game | undefined => offered.find((game) => game.name === name);

/** The game of this name, or the first of all. */
export function gameOr(name: string): Game {
  const game = findGame(name) ?? offered[0];
  if (!game) throw new Error('no games are offered');
  return game;
}

/** Fetches what a table of a game needs; from then on `partsOf` has it. */
export async function loadParts(name: string): Promise<TableParts> {
  const game = findGame(name);
  if (!game) throw new Error(`no game is called ${name}`);
  const { default: parts } = await game.table();
  loaded.set(name, parts);
  return parts;
}

export const hasParts = (name: string): boolean => loaded.has(name);

/** What a table of a game needs. A table is shown only after it was loaded. */
export function partsOf(name: GameName): TableParts {
  const parts = loaded.get(name);
  if (!parts) throw new Error(`the tables of ${name} are not loaded`);
  return parts;
}

export const loadedParts = (): Iterable<TableParts> => loaded.values();

/** The levels that a game has, the weakest first. */
export const levelsOf = (game: GameName): readonly Level[] => LEVELS.filter((level) => gameOr(game).levels[level]);

/** The spec of the agent that plays a game at a level; its master where it has no such level. */
export const specOf = (game: GameName, level: Level): string => {
  const { levels } = gameOr(game);
  return levels[level] ?? levels.master;
};

/** The spec of the strongest agent of a game. */
export const strongestOf = (game: GameName): string => specOf(game, 'world-class');

/** The level that a spec stands for; the strongest may also be named in full. */
export const levelOf = (game: GameName, spec: string): Level | undefined =>
  levelsOf(game).find((level) => specOf(game, level) === spec || `${strongestOf(game)}:level=${level}` === spec);
