// Made from crates/wire and crates/kits by `UPDATE_TYPES=1 cargo test -p parlor-kits`. Do not edit.
import type { SeatMsg } from './seat.gen';

/** What a player answers. */
export type RiichiAction =
  | { type: 'tsumo' }
  | { type: 'nine_kinds' }
  | {
      type: 'closed_kan';
      /** One of them, as the plain tile. */
      tile: RiichiTile;
    }
  | {
      type: 'added_kan';
      /** The tile from the hand. */
      tile: RiichiTile;
    }
  | {
      type: 'riichi';
      /** What is discarded. */
      tile: RiichiTile;
      /** The tile just drawn, not an equal one from the hand. */
      drawn: boolean;
    }
  | {
      type: 'discard';
      /** What is discarded. */
      tile: RiichiTile;
      /** The tile just drawn, not an equal one from the hand. */
      drawn: boolean;
    }
  | { type: 'ron' }
  | { type: 'open_kan' }
  | {
      type: 'pon';
      /** The two tiles from the hand. */
      own: [RiichiTile, RiichiTile];
    }
  | {
      type: 'chi';
      /** The two tiles from the hand. */
      own: [RiichiTile, RiichiTile];
    }
  | { type: 'pass' };

/** The name of a chance event. */
export type RiichiAddress =
  | { type: 'deal' }
  | {
      type: 'draw';
      /** Who draws. */
      seat: SeatMsg;
      /** How often this seat has drawn before. */
      nth: number;
      /** How many tiles of the live wall have been drawn before. */
      wall: number;
    }
  | {
      type: 'replacement';
      /** Who draws. */
      seat: SeatMsg;
      /** How many have been drawn before. */
      nth: number;
    }
  | {
      type: 'indicator';
      /** How many have been turned before. */
      nth: number;
    }
  | {
      type: 'ura';
      /** How many have been turned before. */
      nth: number;
    }
  | { type: 'end' };

/** What came out of a chance event. */
export type RiichiChance =
  | {
      type: 'hands';
      /** Thirteen tiles each. */
      hands: [Array<RiichiTile>, Array<RiichiTile>, Array<RiichiTile>, Array<RiichiTile>];
    }
  | {
      type: 'tile';
      /** The tile that comes out of the wall. */
      tile: RiichiTile;
    }
  | { type: 'end' };

/** How the hand of a winner is counted: what each yaku and each fu comes from, and what is paid. */
export type RiichiCount = {
  /** The winner. */
  seat: SeatMsg;
  /** The yaku with their han; dora stand in the win. */
  yaku: Array<RiichiYakuHan>;
  /** Where the fu come from. Their sum is rounded up to a full ten, but for seven pairs. */
  fu: Array<RiichiFuLine>;
  /** What payments are multiples of. */
  base: number;
  /** What is paid before honba and sticks. */
  price: RiichiPrice;
};

/** A declared riichi. */
export type RiichiDeclared = {
  /** On the first turn, nothing called before? */
  double: boolean;
  /** Is its stick on the table? */
  paid: boolean;
};

/** One discarded tile. */
export type RiichiDiscard = {
  /** The tile that was discarded. */
  tile: RiichiTile;
  /** Discarded as it was drawn? */
  drawn: boolean;
  /** Was riichi declared with it? */
  riichi: boolean;
  /** Has another player taken it? */
  called: boolean;
};

/** Dora by sort. */
export type RiichiDora = {
  /** By indicators. */
  plain: number;
  /** By ura indicators. */
  ura: number;
  /** Red fives. */
  red: number;
};

/** Why a deal ends without a winner. */
export type RiichiDraw = 'exhaustive' | 'nine_kinds' | 'four_winds' | 'four_riichi' | 'four_kans' | 'triple_ron';

/** What ended a deal. */
export type RiichiEnding =
  | {
      type: 'won';
      /** The winning tile. */
      tile: RiichiTile;
      /** Whose it was; none for a tile drawn by the winner. */
      from: SeatMsg | null;
      /** The wins, the nearest after the loser first. */
      wins: Array<RiichiWin>;
    }
  | {
      type: 'drawn';
      /** Why the deal ended without a winner. */
      draw: RiichiDraw;
      /** The concealed tiles of seats A, B, C and D, where they were shown. */
      shown: [Array<RiichiTile> | null, Array<RiichiTile> | null, Array<RiichiTile> | null, Array<RiichiTile> | null];
      /** Who is paid for nagashi mangan. */
      nagashi: Array<SeatMsg>;
    }
  | {
      type: 'chombo';
      /** Who broke the rules. */
      seat: SeatMsg;
    };

/** How a winning tile came. */
export type RiichiFinish =
  | 'tsumo'
  | 'first_draw'
  | 'rinshan'
  | 'haitei'
  | 'ron'
  | 'first_discard'
  | 'chankan'
  | 'houtei';

/** Where fu come from. */
export type RiichiFuItem =
  | 'base'
  | 'closed_ron'
  | 'seven_pairs'
  | 'closed_triplet'
  | 'open_triplet'
  | 'closed_kan'
  | 'open_kan'
  | 'pair'
  | 'kanchan'
  | 'penchan'
  | 'tanki'
  | 'tsumo'
  | 'open_pinfu';

/** Some fu and where they come from. */
export type RiichiFuLine = {
  /** What the fu are given for. */
  item: RiichiFuItem;
  /** Of which kind the set or the pair is. */
  kind: RiichiKind | null;
  /** Before rounding. */
  fu: number;
};

/** Why a player may not win on a discard. */
export type RiichiFuriten = 'discard' | 'temporary' | 'riichi';

/** A kind of riichi tile: `"5m"`, `"7z"`. */
export type RiichiKind = string;

/** Who is liable, and for what. */
export type RiichiLiable = {
  /** Who pays for it. */
  seat: SeatMsg;
  /** The yakuman by key. */
  yaku: RiichiYaku;
};

/** The limit of a win. */
export type RiichiLimit =
  | 'kiriage_mangan'
  | 'mangan'
  | 'haneman'
  | 'baiman'
  | 'sanbaiman'
  | 'kazoe_yakuman'
  | 'yakuman';

/** A set laid out. */
export type RiichiMeld = {
  /** How it was made: called, drawn, or added to. */
  form: RiichiMeldForm;
  /** The called tile first, then those from the hand, an added one last. */
  tiles: Array<RiichiTile>;
  /** The called tile; none in a closed kan. */
  called: RiichiTile | null;
  /** Whose discard it was. */
  from: SeatMsg | null;
};

/** The five sorts of set. */
export type RiichiMeldForm = 'chi' | 'pon' | 'open_kan' | 'added_kan' | 'closed_kan';

/** The end of a deal. */
export type RiichiOutcome = {
  /** What ended it. */
  ending: RiichiEnding;
  /** What seats A, B, C and D gain or lose at the end. */
  deltas: [number, number, number, number];
  /** Riichi sticks that stay on the table. */
  sticks_left: number;
};

/** What a player alone knows. */
export type RiichiOwn = {
  /** The tiles in the hand, the drawn one included. */
  concealed: Array<RiichiTile>;
  /** The tile just drawn. */
  drawn: RiichiTile | null;
  /** The kinds that complete the hand, the drawn tile aside. */
  waits: Array<RiichiKind>;
  /** Have I let the tile go by that lies open now? */
  passed: boolean;
  /** Which furiten I am in. */
  furiten: RiichiFuriten | null;
  /** How far the hand is from ready: 0 is ready, −1 is complete; none before the deal. */
  shanten: number | null;
  /** Between turns: the kinds that bring the hand nearer. */
  accepts: Array<RiichiKind>;
  /** On the own turn: the hand without each kind that it holds. */
  without: Array<RiichiWithout>;
};

/** What lies in front of one player. */
export type RiichiPlace = {
  /** Whose tiles these are. */
  seat: SeatMsg;
  /** The seat wind. */
  wind: RiichiWind;
  /** The points now. */
  points: number;
  /** How many tiles stand concealed. */
  n_concealed: number;
  /** The discards in order, those taken by others included. */
  river: Array<RiichiDiscard>;
  /** The sets laid out. */
  melds: Array<RiichiMeld>;
  /** Riichi, once declared. */
  riichi: RiichiDeclared | null;
  /** Within one uninterrupted go-around after riichi? */
  ippatsu: boolean;
  /** How often the player has drawn from the live wall. */
  n_draws: number;
  /** The kinds let go by since the last turn, or since riichi. */
  let_by: Array<RiichiKind>;
  /** Who is liable if this player wins: nobody, one or two. */
  liable: Array<RiichiLiable>;
};

/** What is paid before honba and sticks. */
export type RiichiPrice =
  | {
      type: 'ron';
      /** All of it. */
      points: number;
    }
  | {
      type: 'dealer_tsumo';
      /** Each share. */
      each: number;
    }
  | {
      type: 'tsumo';
      /** The dealer's share. */
      dealer: number;
      /** The share of each of the others. */
      others: number;
    };

/** What one player learns. */
export type RiichiSeen =
  | {
      type: 'dealt';
      /** The hand. */
      hand: Array<RiichiTile>;
    }
  | {
      type: 'indicator';
      /** The indicator. */
      tile: RiichiTile;
    }
  | {
      type: 'i_drew';
      /** Which part of the wall it came from. */
      source: RiichiSource;
      /** The tile I drew. */
      tile: RiichiTile;
    }
  | {
      type: 'other_drew';
      /** Who drew. */
      seat: SeatMsg;
      /** Which part of the wall it came from. */
      source: RiichiSource;
    }
  | {
      type: 'discarded';
      /** Who discarded. */
      seat: SeatMsg;
      /** The tile that was discarded. */
      tile: RiichiTile;
      /** As it was drawn? */
      drawn: boolean;
      /** With a declaration of riichi? */
      riichi: boolean;
    }
  | {
      type: 'stick_paid';
      /** Who declared riichi. */
      seat: SeatMsg;
    }
  | {
      type: 'called';
      /** Who called. */
      seat: SeatMsg;
      /** The set as it now lies open. */
      meld: RiichiMeld;
    }
  | {
      type: 'kan_declared';
      /** Who declared it. */
      seat: SeatMsg;
      /** The kan, which can still be robbed. */
      kan: RiichiMeld;
    }
  | { type: 'i_passed' }
  | ({ type: 'won' } & RiichiWins)
  | {
      type: 'ura';
      /** The indicator. */
      tile: RiichiTile;
    }
  | ({ type: 'ended' } & RiichiOutcome);

/** Where a drawn tile came from. */
export type RiichiSource = 'wall' | 'dead_wall';

/** What the table waits for; the same whether or not someone else is being asked. */
export type RiichiStage =
  | { type: 'dealing' }
  | {
      type: 'drawing';
      /** Who draws. */
      seat: SeatMsg;
    }
  | {
      type: 'turn';
      /** Whose turn it is. */
      seat: SeatMsg;
      /** Where the tile came from. */
      source: RiichiSource;
    }
  | {
      type: 'called';
      /** Who called. */
      seat: SeatMsg;
      /** What may not be discarded. */
      forbidden: Array<RiichiKind>;
    }
  | {
      type: 'discarded';
      /** Who discarded. */
      seat: SeatMsg;
      /** The tile that can be called or won with. */
      tile: RiichiTile;
    }
  | {
      type: 'declared';
      /** Who declared. */
      seat: SeatMsg;
      /** The kan, whose tile can be robbed. */
      kan: RiichiMeld;
    }
  | {
      type: 'replacing';
      /** Who draws. */
      seat: SeatMsg;
    }
  | ({ type: 'won' } & RiichiWins)
  | ({ type: 'over' } & RiichiOutcome);

/** What everyone sees, spectators too. */
export type RiichiTable = {
  /** The wind of the round. */
  round: RiichiWind;
  /** Who deals. */
  dealer: SeatMsg;
  /** Counters on the table. */
  honba: number;
  /** Riichi sticks on the table. */
  sticks: number;
  /** Tiles left in the live wall. */
  live: number;
  /** Dora indicators. */
  dora_indicators: Array<RiichiTile>;
  /** Ura indicators, once a riichi winner has turned them. */
  ura_indicators: Array<RiichiTile>;
  /** Has nobody called anything so far? */
  uninterrupted: boolean;
  /** What the table waits for. */
  stage: RiichiStage;
  /** How every winner's hand is counted, once the deal is won. */
  counts: Array<RiichiCount>;
  /** What lies in front of seats A, B, C and D. */
  places: [RiichiPlace, RiichiPlace, RiichiPlace, RiichiPlace];
};

/** A riichi tile: `"5m"`, `"0p"` for a red five, `"1z"` to `"7z"` for the honours. */
export type RiichiTile = string;

/** What one player knows: the open table and the own tiles. */
export type RiichiView = {
  /** Whose view this is. */
  me: SeatMsg;
  /** What I alone know. */
  own: RiichiOwn;
  /** The wind of the round. */
  round: RiichiWind;
  /** Who deals. */
  dealer: SeatMsg;
  /** Counters on the table. */
  honba: number;
  /** Riichi sticks on the table. */
  sticks: number;
  /** Tiles left in the live wall. */
  live: number;
  /** Dora indicators. */
  dora_indicators: Array<RiichiTile>;
  /** Ura indicators, once a riichi winner has turned them. */
  ura_indicators: Array<RiichiTile>;
  /** Has nobody called anything so far? */
  uninterrupted: boolean;
  /** What the table waits for. */
  stage: RiichiStage;
  /** How every winner's hand is counted, once the deal is won. */
  counts: Array<RiichiCount>;
  /** What lies in front of seats A, B, C and D. */
  places: [RiichiPlace, RiichiPlace, RiichiPlace, RiichiPlace];
};

/** A win with what it brings. */
export type RiichiWin = {
  /** The yaku by key. */
  yaku: Array<RiichiYaku>;
  /** Dora of every kind in the hand. */
  dora: RiichiDora;
  /** All han. */
  han: number;
  /** Fu that the hand is scored with. */
  fu: number;
  /** Yakuman in the hand. */
  n_yakuman: number;
  /** The limit reached. */
  limit: RiichiLimit | null;
  /** Who is liable for a yakuman: nobody, one or two. */
  liable: Array<RiichiLiable>;
  /** What seats A, B, C and D gain or lose by this win, honba and sticks included. */
  deltas: [number, number, number, number];
  /** The winner. */
  seat: SeatMsg;
  /** The concealed tiles shown, the winning tile aside. */
  concealed: Array<RiichiTile>;
  /** How the winning tile came. */
  finish: RiichiFinish;
};

/** A wind. */
export type RiichiWind = 'east' | 'south' | 'west' | 'north';

/** One winner, with the hand shown. */
export type RiichiWinner = {
  /** The winner. */
  seat: SeatMsg;
  /** The concealed tiles shown, the winning tile aside. */
  concealed: Array<RiichiTile>;
  /** How the winning tile came. */
  finish: RiichiFinish;
};

/** The players who win on one tile. */
export type RiichiWins = {
  /** The winning tile. */
  tile: RiichiTile;
  /** Whose it was; none for a tile drawn by the winner. */
  from: SeatMsg | null;
  /** Who wins, the nearest after the loser first. */
  winners: Array<RiichiWinner>;
};

/** What a hand is without one of its tiles. */
export type RiichiWithout = {
  /** The tile's kind. */
  kind: RiichiKind;
  /** How far the rest is from ready. */
  shanten: number;
  /** The kinds that bring the rest nearer. */
  accepts: Array<RiichiKind>;
};

/** A yaku by its key in the word lists; all triplets of value tiles are one. */
export type RiichiYaku =
  | 'menzen-tsumo'
  | 'riichi'
  | 'ippatsu'
  | 'chankan'
  | 'rinshan-kaihou'
  | 'haitei'
  | 'houtei'
  | 'pinfu'
  | 'tanyao'
  | 'iipeikou'
  | 'yakuhai'
  | 'daburu-riichi'
  | 'chiitoitsu'
  | 'chanta'
  | 'ittsuu'
  | 'sanshoku-doujun'
  | 'sanshoku-doukou'
  | 'sankantsu'
  | 'toitoi'
  | 'sanankou'
  | 'shousangen'
  | 'honroutou'
  | 'ryanpeikou'
  | 'junchan'
  | 'honitsu'
  | 'chinitsu'
  | 'renhou'
  | 'tenhou'
  | 'chiihou'
  | 'daisangen'
  | 'suuankou'
  | 'suuankou-tanki'
  | 'tsuuiisou'
  | 'ryuuiisou'
  | 'chinroutou'
  | 'chuuren-poutou'
  | 'junsei-chuuren'
  | 'kokushi-musou'
  | 'kokushi-13'
  | 'daisuushii'
  | 'shousuushii'
  | 'suukantsu';

/** A yaku and its han in this hand. */
export type RiichiYakuHan = {
  /** The yaku by key. */
  yaku: RiichiYaku;
  /** Of which kind the triplet is, where one of dragons or winds makes it. */
  kind: RiichiKind | null;
  /** Han; 13 for a yakuman, 26 for a double one. */
  han: number;
};
