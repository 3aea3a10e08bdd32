// Made from crates/wire and crates/kits by `UPDATE_TYPES=1 cargo test -p parlor-kits`. Do not edit.
import type { SeatMsg } from './seat.gen';

/** What a player answers. */
export type ZoleAction =
  | {
      type: 'call';
      /** What is said. */
      call: ZoleCall;
    }
  | {
      type: 'bury';
      /** The two, in any order. */
      cards: Array<ZoleCard>;
    }
  | {
      type: 'play';
      /** The card that is played. */
      card: ZoleCard;
    }
  | { type: 'throw_in' };

/** The name of a chance event. */
export type ZoleAddress = { type: 'deal' };

/** What follows three passes. */
export type ZoleAllPass = 'pule' | 'galdins' | 'redeal';

/** What I know of the table and of the two buried cards. */
export type ZoleAside =
  | { type: 'unknown' }
  | {
      type: 'taken';
      /** The two cards picked up. */
      table: Array<ZoleCard>;
    }
  | {
      type: 'buried';
      /** The two cards picked up. */
      table: Array<ZoleCard>;
      /** The two cards laid away. */
      cards: Array<ZoleCard>;
    }
  | {
      type: 'shown';
      /** The two cards. */
      cards: Array<ZoleCard>;
    };

/** What is said in the bidding. */
export type ZoleCall = 'pass' | 'take' | 'zole' | 'maza_zole';

/** A card of Zole: `"QC"`, `"TH"`. */
export type ZoleCard = string;

/** A dealt pack. */
export type ZoleChance = {
  /** Eight cards for first, second and third hand. */
  hands: [Array<ZoleCard>, Array<ZoleCard>, Array<ZoleCard>];
  /** The two cards on the table. */
  table: Array<ZoleCard>;
};

/** What is played, and who plays alone. */
export type ZoleContract = {
  /** What is played. */
  name: ZoleContractName;
  /** Who plays alone; nobody in galdiņš. */
  soloist: SeatMsg | null;
};

/** The name of a contract. */
export type ZoleContractName = 'lielais' | 'zole' | 'maza_zole' | 'galdins';

/** How a deal ended, for its line of the score sheet. */
export type ZoleEntry = {
  /** First, second and third hand. */
  places: [SeatMsg, SeatMsg, SeatMsg];
  /** How it ended. */
  outcome: ZoleOutcome;
  /** The pules that stand after it. */
  pules: ZolePules;
};

/** How high the soloist won or lost. */
export type ZoleLevel = 'no_trick' | 'low' | 'lost' | 'won' | 'high' | 'all_tricks';

/** How a deal ended. First, second and third hand stand for the seats in the view's `places`. */
export type ZoleOutcome =
  | { type: 'all_passed' }
  | {
      type: 'solo';
      /** What was played. */
      contract: ZoleContractName;
      /** The soloist's place: 0, 1 or 2. */
      place: number | null;
      /** How high the soloist won or lost. */
      level: ZoleLevel;
      /** The soloist's eyes, buried cards included. */
      eyes: number;
      /** The soloist's tricks. */
      tricks: number;
    }
  | {
      type: 'galdins';
      /** The place of the loser: 0, 1 or 2; nobody on a full tie. */
      place: number | null;
      /** Tricks by place. */
      tricks: [number, number, number];
      /** Eyes by place. */
      eyes: [number, number, number];
    };

/** One card of a trick. */
export type ZolePlay = {
  /** Who played it. */
  seat: SeatMsg;
  /** The card that was played. */
  card: ZoleCard;
};

/** What everyone has seen of one player. */
export type ZolePlayer = {
  /** The player’s seat. */
  seat: SeatMsg;
  /** How many cards they hold. */
  n_held: number;
  /** The cards they have played. */
  played: Array<ZoleCard>;
  /** The cards in their tricks. */
  won: Array<ZoleCard>;
  /** Classes in which they have shown to be void: `hearts`, `spades`, `clubs`, `trump`. */
  voids: Array<string>;
};

/** The pules that stand. */
export type ZolePules = {
  /** Common ones. */
  common: number;
  /** Personal ones of seats A, B, C and D. */
  personal: [number, number, number, number];
};

/** What of the rules decides who may do what; tariffs stand in the rules told at the start. */
export type ZoleRules = {
  /** What follows three passes. */
  all_pass: ZoleAllPass;
  /** May mazā zole be called? */
  maza_zole: boolean;
  /** May the lielais throw in? */
  throw_in: boolean;
};

/** What one seat learns. */
export type ZoleSeen =
  | {
      type: 'dealt';
      /** My cards. */
      hand: Array<ZoleCard>;
    }
  | {
      type: 'called';
      /** Whose turn it was to call. */
      seat: SeatMsg;
      /** What was called. */
      call: ZoleCall;
    }
  | {
      type: 'i_took';
      /** The two cards. */
      table: Array<ZoleCard>;
    }
  | {
      type: 'i_buried';
      /** The two cards. */
      cards: Array<ZoleCard>;
    }
  | {
      type: 'buried';
      /** The lielais. */
      seat: SeatMsg;
    }
  | {
      type: 'played';
      /** Who played. */
      seat: SeatMsg;
      /** The card that was played. */
      card: ZoleCard;
    }
  | {
      type: 'taken';
      /** Who took the trick and leads next. */
      seat: SeatMsg;
      /** Its cards in the order of play. */
      cards: Array<ZoleCard>;
      /** Its eyes. */
      eyes: number;
    }
  | {
      type: 'thrown_in';
      /** The lielais. */
      seat: SeatMsg;
    }
  | {
      type: 'over';
      /** How it ended. */
      outcome: ZoleOutcome;
      /** The buried cards, or the table where nobody took it; none when all passed. */
      aside: Array<ZoleCard>;
    };

/** What a deal changes on the score sheet. */
export type ZoleSettled = {
  /** What it brings seats A, B, C and D, pule payments included. */
  points: [number, number, number, number];
  /** The pules that stand afterwards. */
  pules: ZolePules;
};

/** What a deal waits for. */
export type ZoleStage =
  | { type: 'to_deal' }
  | { type: 'bidding' }
  | { type: 'burying' }
  | { type: 'playing' }
  | {
      type: 'over';
      /** How it ended. */
      outcome: ZoleOutcome;
    };

/** What everyone sees, spectators too. */
export type ZoleTable = {
  /** What of the rules decides who may do what. */
  rules: ZoleRules;
  /** Who dealt. */
  dealer: SeatMsg;
  /** First, second and third hand; a dealer who sits out is not among them. */
  places: [SeatMsg, SeatMsg, SeatMsg];
  /** The pules that stand. */
  pules: ZolePules;
  /** What the deal waits for. */
  stage: ZoleStage;
  /** Whose answer is awaited. */
  turn: SeatMsg | null;
  /** What is played, once the bidding has ended. */
  contract: ZoleContract | null;
  /** The trick on the table. */
  trick: ZoleTrick | null;
  /** The trick before it. */
  last_trick: ZoleTrick | null;
  /** What everyone has seen of first, second and third hand. */
  players: [ZolePlayer, ZolePlayer, ZolePlayer];
  /** What the deal changes on the score sheet, once it is over. */
  settled: ZoleSettled | null;
};

/** A trick, finished or not. */
export type ZoleTrick = {
  /** Who leads. */
  leader: SeatMsg;
  /** Its cards in the order of play. */
  plays: Array<ZolePlay>;
};

/** What one seat knows: the open table, its own hand, and what it knows of the two cards aside. */
export type ZoleView = {
  /** Whose view this is. */
  me: SeatMsg;
  /** My cards. */
  hand: Array<ZoleCard>;
  /** What I know of the table and of the two buried cards. */
  aside: ZoleAside;
  /** What of the rules decides who may do what. */
  rules: ZoleRules;
  /** Who dealt. */
  dealer: SeatMsg;
  /** First, second and third hand; a dealer who sits out is not among them. */
  places: [SeatMsg, SeatMsg, SeatMsg];
  /** The pules that stand. */
  pules: ZolePules;
  /** What the deal waits for. */
  stage: ZoleStage;
  /** Whose answer is awaited. */
  turn: SeatMsg | null;
  /** What is played, once the bidding has ended. */
  contract: ZoleContract | null;
  /** The trick on the table. */
  trick: ZoleTrick | null;
  /** The trick before it. */
  last_trick: ZoleTrick | null;
  /** What everyone has seen of first, second and third hand. */
  players: [ZolePlayer, ZolePlayer, ZolePlayer];
  /** What the deal changes on the score sheet, once it is over. */
  settled: ZoleSettled | null;
};
