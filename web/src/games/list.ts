/** All games of this page, in the order of the home page. A new one is one folder and one line here. */
import type { Game } from '../lib/game';
import { backgammon } from './backgammon';
import { riichi } from './riichi';
import { zole } from './zole';

export const GAMES: readonly Game[] = [riichi, zole, backgammon];
