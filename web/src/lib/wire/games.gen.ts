// Made from crates/wire and crates/kits by `UPDATE_TYPES=1 cargo test -p parlor-kits`. Do not edit.
import type { ClientMsg, RecordMsg, ReplayMsg, ServerMsg, StateMsg, TableEventMsg } from './online.gen';
import type {
  BackgammonAction,
  BackgammonAddress,
  BackgammonChance,
  BackgammonSeen,
  BackgammonView,
} from './backgammon.gen';
import type { KuhnAction, KuhnAddress, KuhnChance, KuhnEntry, KuhnSeen, KuhnTable, KuhnView } from './kuhn.gen';
import type { RaceAction, RaceAddress, RaceChance, RaceEntry, RaceSeen, RaceView } from './race.gen';
import type { RiichiAction, RiichiAddress, RiichiChance, RiichiSeen, RiichiTable, RiichiView } from './riichi.gen';
import type { TicTacToeAction, TicTacToeChance, TicTacToeEntry, TicTacToeSeen, TicTacToeView } from './tic_tac_toe.gen';
import type { ZoleAction, ZoleAddress, ZoleChance, ZoleEntry, ZoleSeen, ZoleTable, ZoleView } from './zole.gen';

/** The version of all messages. */
export const VERSION = 2;

/** What stands for each game in the messages of a table. */
export interface Games {
  backgammon: {
    view: BackgammonView;
    seen: BackgammonSeen;
    action: BackgammonAction;
    table: BackgammonView;
    entry: null;
    address: BackgammonAddress;
    chance: BackgammonChance;
  };
  riichi: {
    view: RiichiView;
    seen: RiichiSeen;
    action: RiichiAction;
    table: RiichiTable;
    entry: null;
    address: RiichiAddress;
    chance: RiichiChance;
  };
  zole: {
    view: ZoleView;
    seen: ZoleSeen;
    action: ZoleAction;
    table: ZoleTable;
    entry: ZoleEntry | null;
    address: ZoleAddress;
    chance: ZoleChance;
  };
  'tic-tac-toe': {
    view: TicTacToeView;
    seen: TicTacToeSeen;
    action: TicTacToeAction;
    table: TicTacToeView;
    entry: TicTacToeEntry;
    address: TicTacToeChance;
    chance: TicTacToeChance;
  };
  race: {
    view: RaceView;
    seen: RaceSeen;
    action: RaceAction;
    table: RaceView;
    entry: RaceEntry;
    address: RaceAddress;
    chance: RaceChance;
  };
  kuhn: {
    view: KuhnView;
    seen: KuhnSeen;
    action: KuhnAction;
    table: KuhnTable;
    entry: KuhnEntry;
    address: KuhnAddress;
    chance: KuhnChance;
  };
}

/** The name of a game. */
export type GameName = keyof Games;

/** What a client says in a game. */
export type ClientMsgOf<G extends GameName> = ClientMsg<Games[G]['action']>;

/** What the server says in a game. */
export type ServerMsgOf<G extends GameName> = ServerMsg<
  Games[G]['view'],
  Games[G]['seen'],
  Games[G]['action'],
  Games[G]['table'],
  Games[G]['entry']
>;

/** One step of a client's stream in a game. */
export type TableEventOf<G extends GameName> = TableEventMsg<
  Games[G]['view'],
  Games[G]['seen'],
  Games[G]['action'],
  Games[G]['table'],
  Games[G]['entry']
>;

/** All that a client may know in a game. */
export type StateOf<G extends GameName> = StateMsg<
  Games[G]['view'],
  Games[G]['action'],
  Games[G]['table'],
  Games[G]['entry']
>;

/** A finished match of a game. */
export type RecordOf<G extends GameName> = RecordMsg<Games[G]['action'], Games[G]['address'], Games[G]['chance']>;

/** A finished match of a game step by step. */
export type ReplayOf<G extends GameName> = ReplayMsg<Games[G]['view'], Games[G]['seen'], Games[G]['action']>;
