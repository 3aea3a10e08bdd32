import type { Game, GameName } from '../lib/game';
import { backgammon } from './backgammon';
import { riichi } from './riichi';
import { zole } from './zole';

/** All games, in the order of the home page: exactly those that the server has messages for. */
const ALL: Record<GameName, Game> = { riichi, zole, backgammon };

export const GAMES: readonly Game[] = Object.values(ALL);
