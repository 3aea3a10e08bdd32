import type { Game, GameName } from '../lib/game';
import { backgammon } from './backgammon';
import { kuhn } from './kuhn';
import { race } from './race';
import { riichi } from './riichi';
import { ticTacToe } from './tic-tac-toe';
import { zole } from './zole';

/** All games, in the order of the home page: exactly those that the server has messages for. */
const ALL: Record<GameName, Game> = {
  riichi,
  zole,
  backgammon,
  'tic-tac-toe': ticTacToe,
  race,
  kuhn,
};

export const GAMES: readonly Game[] = Object.values(ALL);
