// Made from crates/wire by `UPDATE_TYPES=1 cargo test -p parlor-wire`. Do not edit.
import type { KindMsg, TileMsg } from "./pieces.gen";
import type { SeatMsg } from "./seat.gen";

/** What a player answers. */
export type ActionMsg = { "type": "tsumo" } | { "type": "nine_kinds" } | { "type": "closed_kan",
/** One of them, as the plain tile. */
tile: TileMsg, } | { "type": "added_kan",
/** The tile from the hand. */
tile: TileMsg, } | { "type": "riichi",
/** What is discarded. */
tile: TileMsg,
/** The tile just drawn, not an equal one from the hand. */
drawn: boolean, } | { "type": "discard",
/** What is discarded. */
tile: TileMsg,
/** The tile just drawn, not an equal one from the hand. */
drawn: boolean, } | { "type": "ron" } | { "type": "open_kan" } | { "type": "pon",
/** The two tiles from the hand. */
own: [TileMsg, TileMsg], } | { "type": "chi",
/** The two tiles from the hand. */
own: [TileMsg, TileMsg], } | { "type": "pass" };

/** The name of a chance event. */
export type AddressMsg = { "type": "deal" } | { "type": "draw",
/** Who draws. */
seat: SeatMsg,
/** How often this seat has drawn before. */
nth: number,
/** How many tiles of the live wall have been drawn before. */
wall: number, } | { "type": "replacement",
/** Who draws. */
seat: SeatMsg,
/** How many have been drawn before. */
nth: number, } | { "type": "indicator",
/** How many have been turned before. */
nth: number, } | { "type": "ura",
/** How many have been turned before. */
nth: number, } | { "type": "end" };

/** What came out of a chance event. */
export type ChanceMsg = { "type": "hands",
/** Thirteen tiles each. */
hands: [Array<TileMsg>, Array<TileMsg>, Array<TileMsg>, Array<TileMsg>], } | { "type": "tile",
/** Which. */
tile: TileMsg, } | { "type": "end" };

/** How the hand of a winner is counted: what each yaku and each fu comes from, and what is paid. */
export type CountMsg = {
/** Who. */
seat: SeatMsg,
/** The yaku with their han; dora stand in the win. */
yaku: Array<YakuHanMsg>,
/** Where the fu come from. Their sum is rounded up to a full ten, but for seven pairs. */
fu: Array<FuLineMsg>,
/** What payments are multiples of. */
base: number,
/** What is paid before honba and sticks. */
price: PriceMsg, };

/** One discarded tile. */
export type DiscardMsg = {
/** The tile. */
tile: TileMsg,
/** Discarded as it was drawn? */
drawn: boolean,
/** Was riichi declared with it? */
riichi: boolean,
/** Has another player taken it? */
called: boolean, };

/** Dora by sort. */
export type DoraMsg = {
/** By indicators. */
plain: number,
/** By ura indicators. */
ura: number,
/** Red fives. */
red: number, };

/** Why a deal ends without a winner. */
export type DrawMsg = "exhaustive" | "nine_kinds" | "four_winds" | "four_riichi" | "four_kans" | "triple_ron";

/** What ended a deal. */
export type EndingMsg = { "type": "won",
/** The winning tile. */
tile: TileMsg,
/** Whose it was; none for a tile drawn by the winner. */
from: SeatMsg | null,
/** The wins, the nearest after the loser first. */
wins: Array<WinMsg>, } | { "type": "drawn",
/** Why. */
draw: DrawMsg,
/** The concealed tiles of seats A, B, C and D, where they were shown. */
shown: [Array<TileMsg> | null, Array<TileMsg> | null, Array<TileMsg> | null, Array<TileMsg> | null],
/** Who is paid for nagashi mangan. */
nagashi: Array<SeatMsg>, } | { "type": "chombo",
/** Who. */
seat: SeatMsg, };

/** How a winning tile came. */
export type FinishMsg = "tsumo" | "first_draw" | "rinshan" | "haitei" | "ron" | "first_discard" | "chankan" | "houtei";

/** Where fu come from. */
export type FuItemMsg = "base" | "closed_ron" | "seven_pairs" | "closed_triplet" | "open_triplet" | "closed_kan" | "open_kan" | "pair" | "kanchan" | "penchan" | "tanki" | "tsumo" | "open_pinfu";

/** Some fu and where they come from. */
export type FuLineMsg = {
/** From what. */
item: FuItemMsg,
/** Of which kind the set or the pair is. */
kind: KindMsg | null,
/** How many. */
fu: number, };

/** Why a player may not win on a discard. */
export type FuritenMsg = "discard" | "temporary" | "riichi";

/** Who is liable, and for what. */
export type LiableMsg = {
/** Who. */
seat: SeatMsg,
/** The yakuman by key. */
yaku: string, };

/** The limit of a win. */
export type LimitMsg = "kiriage_mangan" | "mangan" | "haneman" | "baiman" | "sanbaiman" | "kazoe_yakuman" | "yakuman";

/** The five sorts of set. */
export type MeldFormMsg = "chi" | "pon" | "open_kan" | "added_kan" | "closed_kan";

/** A set laid out. */
export type MeldMsg = {
/** Which sort. */
form: MeldFormMsg,
/** The called tile first, then those from the hand, an added one last. */
tiles: Array<TileMsg>,
/** The called tile; none in a closed kan. */
called: TileMsg | null,
/** Whose discard it was. */
from: SeatMsg | null, };

/** The end of a deal. */
export type OutcomeMsg = {
/** What ended it. */
ending: EndingMsg,
/** What seats A, B, C and D gain or lose at the end. */
deltas: [number, number, number, number],
/** Riichi sticks that stay on the table. */
sticks_left: number, };

/** What a player alone knows. */
export type OwnMsg = {
/** The tiles in the hand, the drawn one included. */
concealed: Array<TileMsg>,
/** The tile just drawn. */
drawn: TileMsg | null,
/** The kinds that complete the hand, the drawn tile aside. */
waits: Array<KindMsg>,
/** Have I let the tile go by that lies open now? */
passed: boolean,
/** Which furiten I am in. */
furiten: FuritenMsg | null, };

/** What lies in front of one player. */
export type PlaceMsg = {
/** Who. */
seat: SeatMsg,
/** The seat wind. */
wind: WindMsg,
/** The points now. */
points: number,
/** How many tiles stand concealed. */
n_concealed: number,
/** The discards in order, those taken by others included. */
river: Array<DiscardMsg>,
/** The sets laid out. */
melds: Array<MeldMsg>,
/** Riichi, once declared. */
riichi: RiichiMsg | null,
/** Within one uninterrupted go-around after riichi? */
ippatsu: boolean,
/** How often the player has drawn from the live wall. */
n_draws: number,
/** The kinds let go by since the last turn, or since riichi. */
let_by: Array<KindMsg>,
/** Who is liable if this player wins: nobody, one or two. */
liable: Array<LiableMsg>, };

/** What is paid before honba and sticks. */
export type PriceMsg = { "type": "ron",
/** All of it. */
points: number, } | { "type": "dealer_tsumo",
/** Each share. */
each: number, } | { "type": "tsumo",
/** The dealer's share. */
dealer: number,
/** The share of each of the others. */
others: number, };

/** A declared riichi. */
export type RiichiMsg = {
/** On the first turn, nothing called before? */
double: boolean,
/** Is its stick on the table? */
paid: boolean, };

/** What one player learns. */
export type SeenMsg = { "type": "dealt",
/** The hand. */
hand: Array<TileMsg>, } | { "type": "indicator",
/** The indicator. */
tile: TileMsg, } | { "type": "i_drew",
/** From where. */
source: SourceMsg,
/** What. */
tile: TileMsg, } | { "type": "other_drew",
/** Who. */
seat: SeatMsg,
/** From where. */
source: SourceMsg, } | { "type": "discarded",
/** By whom. */
seat: SeatMsg,
/** What. */
tile: TileMsg,
/** As it was drawn? */
drawn: boolean,
/** With a declaration of riichi? */
riichi: boolean, } | { "type": "stick_paid",
/** By whom. */
seat: SeatMsg, } | { "type": "called",
/** By whom. */
seat: SeatMsg,
/** The set. */
meld: MeldMsg, } | { "type": "kan_declared",
/** By whom. */
seat: SeatMsg,
/** The kan. */
kan: MeldMsg, } | { "type": "i_passed" } | { "type": "won" } & WinsMsg | { "type": "ura",
/** The indicator. */
tile: TileMsg, } | { "type": "ended" } & OutcomeMsg;

/** Where a drawn tile came from. */
export type SourceMsg = "wall" | "dead_wall";

/** What the table waits for; the same whether or not somebody else is being asked. */
export type StageMsg = { "type": "dealing" } | { "type": "drawing",
/** Who draws. */
seat: SeatMsg, } | { "type": "turn",
/** Whose turn it is. */
seat: SeatMsg,
/** Where the tile came from. */
source: SourceMsg, } | { "type": "called",
/** Who called. */
seat: SeatMsg,
/** What may not be discarded. */
forbidden: Array<KindMsg>, } | { "type": "discarded",
/** Who discarded. */
seat: SeatMsg,
/** What. */
tile: TileMsg, } | { "type": "declared",
/** Who declared. */
seat: SeatMsg,
/** The kan. */
kan: MeldMsg, } | { "type": "replacing",
/** Who draws. */
seat: SeatMsg, } | { "type": "won" } & WinsMsg | { "type": "over" } & OutcomeMsg;

/** What everybody sees, spectators too. */
export type TableMsg = {
/** The wind of the round. */
round: WindMsg,
/** Who deals. */
dealer: SeatMsg,
/** Counters on the table. */
honba: number,
/** Riichi sticks on the table. */
sticks: number,
/** Tiles left in the live wall. */
live: number,
/** Dora indicators. */
dora_indicators: Array<TileMsg>,
/** Ura indicators, once a riichi winner has turned them. */
ura_indicators: Array<TileMsg>,
/** Has nobody called anything so far? */
uninterrupted: boolean,
/** What the table waits for. */
stage: StageMsg,
/** How every winner's hand is counted, once the deal is won. */
counts: Array<CountMsg>,
/** What lies in front of seats A, B, C and D. */
places: [PlaceMsg, PlaceMsg, PlaceMsg, PlaceMsg], };

/** What one player knows: the open table and the own tiles. */
export type ViewMsg = {
/** Whose view this is. */
me: SeatMsg,
/** What I alone know. */
own: OwnMsg,
/** The wind of the round. */
round: WindMsg,
/** Who deals. */
dealer: SeatMsg,
/** Counters on the table. */
honba: number,
/** Riichi sticks on the table. */
sticks: number,
/** Tiles left in the live wall. */
live: number,
/** Dora indicators. */
dora_indicators: Array<TileMsg>,
/** Ura indicators, once a riichi winner has turned them. */
ura_indicators: Array<TileMsg>,
/** Has nobody called anything so far? */
uninterrupted: boolean,
/** What the table waits for. */
stage: StageMsg,
/** How every winner's hand is counted, once the deal is won. */
counts: Array<CountMsg>,
/** What lies in front of seats A, B, C and D. */
places: [PlaceMsg, PlaceMsg, PlaceMsg, PlaceMsg], };

/** A win with what it brings. */
export type WinMsg = {
/** The yaku by key. */
yaku: Array<string>,
/** Dora. */
dora: DoraMsg,
/** All han. */
han: number,
/** Fu. */
fu: number,
/** Yakuman in the hand. */
n_yakuman: number,
/** The limit reached. */
limit: LimitMsg | null,
/** Who is liable for a yakuman: nobody, one or two. */
liable: Array<LiableMsg>,
/** What seats A, B, C and D gain or lose by this win, honba and sticks included. */
deltas: [number, number, number, number],
/** Who. */
seat: SeatMsg,
/** The concealed tiles shown, the winning tile aside. */
concealed: Array<TileMsg>,
/** How the winning tile came. */
finish: FinishMsg, };

/** A wind. */
export type WindMsg = "east" | "south" | "west" | "north";

/** One winner, with the hand shown. */
export type WinnerMsg = {
/** Who. */
seat: SeatMsg,
/** The concealed tiles shown, the winning tile aside. */
concealed: Array<TileMsg>,
/** How the winning tile came. */
finish: FinishMsg, };

/** The players who win on one tile. */
export type WinsMsg = {
/** The winning tile. */
tile: TileMsg,
/** Whose it was; none for a tile drawn by the winner. */
from: SeatMsg | null,
/** Who wins, the nearest after the loser first. */
winners: Array<WinnerMsg>, };

/** A yaku and its han in this hand. */
export type YakuHanMsg = {
/** The yaku by key. */
yaku: string,
/** Of which kind the triplet is, where one of dragons or winds makes it. */
kind: KindMsg | null,
/** Han; 13 for a yakuman, 26 for a double one. */
han: number, };
