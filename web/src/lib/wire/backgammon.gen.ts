// Made from crates/wire and crates/kits by `UPDATE_TYPES=1 cargo test -p parlor-kits`. Do not edit.
import type { SeatMsg } from './seat.gen';

/** What a player answers. */
export type BackgammonAction =
  | { type: 'roll' }
  | { type: 'double' }
  | { type: 'take' }
  | { type: 'drop' }
  | { type: 'beaver' }
  | {
      type: 'play';
      /** In any order that leads to a legal position. */
      moves: Array<BackgammonMove>;
    };

/** The name of a throw. */
export type BackgammonAddress =
  | {
      type: 'opening';
      /** How many ties came before. */
      ties: number;
    }
  | {
      type: 'roll';
      /** How many turns came before. */
      turn: number;
    };

/** What the dice show. */
export type BackgammonChance =
  | {
      type: 'opening';
      /** The dice of seats A and B. */
      dice: [number, number];
    }
  | {
      type: 'roll';
      /** The dice, the larger first. */
      dice: [number, number];
    };

/** The cube. */
export type BackgammonCube = {
  /** What a single game is worth. */
  value: number;
  /** Whose it is; nobody's in the middle. */
  owner: SeatMsg | null;
};

/** Men by place, each side in its own numbering: index 0 is off, 1 to 24 the points, 25 the bar. */
export type BackgammonMen = {
  /** Seat A's men. */
  A: Array<number>;
  /** Seat B's men. */
  B: Array<number>;
};

/** One man moved, in the mover's numbering: 25 is the bar, 0 is off. */
export type BackgammonMove = {
  /** Where it starts. */
  from: number;
  /** Where it lands. */
  to: number;
};

/** What is waited for. */
export type BackgammonPhase =
  | { type: 'opening' }
  | { type: 'to_roll' }
  | { type: 'rolling' }
  | {
      type: 'to_move';
      /** The dice, the larger first. */
      dice: [number, number];
    }
  | {
      type: 'cube_offered';
      /** Beavers since the double. */
      beavers: number;
    }
  | {
      type: 'over';
      /** Who won. */
      winner: SeatMsg;
      /** How big the win is. */
      win: BackgammonWin;
      /** Points won. */
      points: number;
    };

/** The score. */
export type BackgammonScore = {
  /** Points that win the match, 0 for money. */
  to: number;
  /** Points of seats A and B. */
  points: [number, number];
  /** Is this the Crawford game? */
  crawford: boolean;
};

/** What happened. */
export type BackgammonSeen =
  | {
      type: 'opened';
      /** The dice of seats A and B. */
      dice: [number, number];
    }
  | {
      type: 'rolled';
      /** The dice, the larger first. */
      dice: [number, number];
    }
  | {
      type: 'acted';
      /** Whose turn it was. */
      seat: SeatMsg;
      /** What was chosen. */
      action: BackgammonAction;
    }
  | {
      type: 'resigned';
      /** Who resigned. */
      seat: SeatMsg;
      /** What is conceded. */
      win: BackgammonWin;
    };

/** The game as everyone sees it. */
export type BackgammonView = {
  /** The name of the preset. */
  rules: string;
  /** Where the men stand. */
  men: BackgammonMen;
  /** Whose turn it is. */
  on_roll: SeatMsg;
  /** What is waited for. */
  phase: BackgammonPhase;
  /** The cube. */
  cube: BackgammonCube;
  /** The score before this game. */
  score: BackgammonScore;
  /** Turns played so far. */
  turns: number;
};

/** The size of a win. */
export type BackgammonWin = 'single' | 'gammon' | 'backgammon';
