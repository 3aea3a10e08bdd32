import type { BackgammonAction, BackgammonSeen, BackgammonView } from './messages/backgammon';
import type { RiichiAction, RiichiSeen, RiichiView } from './messages/riichi';
import type { ZoleAction, ZoleSeen, ZoleView } from './messages/zole';

export type GameName = 'riichi' | 'zole' | 'backgammon';

export const GAMES: readonly GameName[] = ['riichi', 'zole', 'backgammon'];

export const SEATS_OF: Record<GameName, number> = { riichi: 4, zole: 3, backgammon: 2 };

/** What a seat knows and may do, told apart by the game's name. */
export type Situation =
  | { game: 'riichi'; view: RiichiView; legal: RiichiAction[] }
  | { game: 'zole'; view: ZoleView; legal: ZoleAction[] }
  | { game: 'backgammon'; view: BackgammonView; legal: BackgammonAction[] };

export type Seen =
  | { game: 'riichi'; event: RiichiSeen }
  | { game: 'zole'; event: ZoleSeen }
  | { game: 'backgammon'; event: BackgammonSeen };

export const isGame = (text: string): text is GameName => (GAMES as readonly string[]).includes(text);
