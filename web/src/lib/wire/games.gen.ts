// Made from crates/wire by `UPDATE_TYPES=1 cargo test -p parlor-wire`. Do not edit.
import type * as backgammon from "./backgammon.gen";
import type { ClientMsg, RecordMsg, ReplayMsg, ServerMsg, StateMsg, TableEventMsg } from "./online.gen";
import type * as riichi from "./riichi.gen";
import type * as zole from "./zole.gen";

/** The version of all messages. */
export const VERSION = 1;

/** What stands for each game in the messages of a table. */
export interface Games {
  backgammon: {
    view: backgammon.ViewMsg;
    seen: backgammon.SeenMsg;
    action: backgammon.ActionMsg;
    table: backgammon.ViewMsg;
    address: backgammon.AddressMsg;
    chance: backgammon.ChanceMsg;
  };
  riichi: {
    view: riichi.ViewMsg;
    seen: riichi.SeenMsg;
    action: riichi.ActionMsg;
    table: riichi.TableMsg;
    address: riichi.AddressMsg;
    chance: riichi.ChanceMsg;
  };
  zole: {
    view: zole.ViewMsg;
    seen: zole.SeenMsg;
    action: zole.ActionMsg;
    table: zole.TableMsg;
    address: zole.AddressMsg;
    chance: zole.ChanceMsg;
  };
}

/** The name of a game. */
export type GameName = keyof Games;

export type ClientMsgOf<G extends GameName> = ClientMsg<Games[G]["action"]>;
export type ServerMsgOf<G extends GameName> = ServerMsg<
  Games[G]["view"],
  Games[G]["seen"],
  Games[G]["action"],
  Games[G]["table"]
>;
export type TableEventOf<G extends GameName> = TableEventMsg<
  Games[G]["view"],
  Games[G]["seen"],
  Games[G]["action"],
  Games[G]["table"]
>;
export type StateOf<G extends GameName> = StateMsg<
  Games[G]["view"],
  Games[G]["action"],
  Games[G]["table"]
>;
export type RecordOf<G extends GameName> = RecordMsg<
  Games[G]["action"],
  Games[G]["address"],
  Games[G]["chance"]
>;
export type ReplayOf<G extends GameName> = ReplayMsg<
  Games[G]["view"],
  Games[G]["seen"],
  Games[G]["action"]
>;
