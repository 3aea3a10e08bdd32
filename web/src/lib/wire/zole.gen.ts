// Made from crates/wire by `UPDATE_TYPES=1 cargo test -p parlor-wire`. Do not edit.
import type { CardMsg } from "./pieces.gen";
import type { SeatMsg } from "./seat.gen";

/** What a player answers. */
export type ActionMsg = { "type": "call",
/** What is said. */
call: CallMsg, } | { "type": "bury",
/** The two, in any order. */
cards: Array<CardMsg>, } | { "type": "play",
/** Which. */
card: CardMsg, } | { "type": "throw_in" };

/** The name of a chance event. */
export type AddressMsg = { "type": "deal" };

/** What follows three passes. */
export type AllPassMsg = "pule" | "galdins" | "redeal";

/** What I know of the table and of the two buried cards. */
export type AsideMsg = { "type": "unknown" } | { "type": "taken",
/** The two cards picked up. */
table: Array<CardMsg>, } | { "type": "buried",
/** The two cards picked up. */
table: Array<CardMsg>,
/** The two cards laid away. */
cards: Array<CardMsg>, } | { "type": "shown",
/** The two cards. */
cards: Array<CardMsg>, };

/** What is said in the bidding. */
export type CallMsg = "pass" | "take" | "zole" | "maza_zole";

/** A dealt pack. */
export type ChanceMsg = {
/** Eight cards for first, second and third hand. */
hands: [Array<CardMsg>, Array<CardMsg>, Array<CardMsg>],
/** The two cards on the table. */
table: Array<CardMsg>, };

/** What is played, and who plays alone. */
export type ContractMsg = {
/** Which. */
name: ContractNameMsg,
/** Who plays alone; nobody in galdiņš. */
soloist: SeatMsg | null, };

/** The name of a contract. */
export type ContractNameMsg = "lielais" | "zole" | "maza_zole" | "galdins";

/** How a deal ended, for its line of the score sheet. */
export type EntryMsg = {
/** First, second and third hand. */
places: [SeatMsg, SeatMsg, SeatMsg],
/** How it ended. */
outcome: OutcomeMsg,
/** The pules that stand after it. */
pules: PulesMsg, };

/** How high the soloist won or lost. */
export type LevelMsg = "no_trick" | "low" | "lost" | "won" | "high" | "all_tricks";

/** How a deal ended. First, second and third hand stand for the seats in the view's `places`. */
export type OutcomeMsg = { "type": "all_passed" } | { "type": "solo",
/** What was played. */
contract: ContractNameMsg,
/** The soloist's place: 0, 1 or 2. */
place: number | null,
/** How high. */
level: LevelMsg,
/** The soloist's eyes, buried cards included. */
eyes: number,
/** The soloist's tricks. */
tricks: number, } | { "type": "galdins",
/** The place of the loser: 0, 1 or 2; nobody on a full tie. */
place: number | null,
/** Tricks by place. */
tricks: [number, number, number],
/** Eyes by place. */
eyes: [number, number, number], };

/** One card of a trick. */
export type PlayMsg = {
/** Who played it. */
seat: SeatMsg,
/** Which. */
card: CardMsg, };

/** What everybody has seen of one player. */
export type PlayerMsg = {
/** Who. */
seat: SeatMsg,
/** How many cards they hold. */
n_held: number,
/** The cards they have played. */
played: Array<CardMsg>,
/** The cards in their tricks. */
won: Array<CardMsg>,
/** Classes in which they have shown to be void: `hearts`, `spades`, `clubs`, `trump`. */
voids: Array<string>, };

/** The pules that stand. */
export type PulesMsg = {
/** Common ones. */
common: number,
/** Personal ones of seats A, B, C and D. */
personal: [number, number, number, number], };

/** What of the rules decides who may do what; tariffs stand in the rules told at the start. */
export type RulesMsg = {
/** What follows three passes. */
all_pass: AllPassMsg,
/** May mazā zole be called? */
maza_zole: boolean,
/** May the lielais throw in? */
throw_in: boolean, };

/** What one seat learns. */
export type SeenMsg = { "type": "dealt",
/** My cards. */
hand: Array<CardMsg>, } | { "type": "called",
/** Who. */
seat: SeatMsg,
/** What. */
call: CallMsg, } | { "type": "i_took",
/** The two cards. */
table: Array<CardMsg>, } | { "type": "i_buried",
/** The two cards. */
cards: Array<CardMsg>, } | { "type": "buried",
/** The lielais. */
seat: SeatMsg, } | { "type": "played",
/** By whom. */
seat: SeatMsg,
/** Which. */
card: CardMsg, } | { "type": "taken",
/** By whom. */
seat: SeatMsg,
/** Its cards in the order of play. */
cards: Array<CardMsg>,
/** Its eyes. */
eyes: number, } | { "type": "thrown_in",
/** The lielais. */
seat: SeatMsg, } | { "type": "over",
/** How it ended. */
outcome: OutcomeMsg,
/** The buried cards, or the table where nobody took it; none when all passed. */
aside: Array<CardMsg>, };

/** What a deal changes on the score sheet. */
export type SettledMsg = {
/** What it brings seats A, B, C and D, pule payments included. */
points: [number, number, number, number],
/** The pules that stand afterwards. */
pules: PulesMsg, };

/** What a deal waits for. */
export type StageMsg = { "type": "to_deal" } | { "type": "bidding" } | { "type": "burying" } | { "type": "playing" } | { "type": "over",
/** How it ended. */
outcome: OutcomeMsg, };

/** What everybody sees, spectators too. */
export type TableMsg = {
/** What of the rules decides who may do what. */
rules: RulesMsg,
/** Who dealt. */
dealer: SeatMsg,
/** First, second and third hand; a dealer who sits out is not among them. */
places: [SeatMsg, SeatMsg, SeatMsg],
/** The pules that stand. */
pules: PulesMsg,
/** What the deal waits for. */
stage: StageMsg,
/** Whose answer is awaited. */
turn: SeatMsg | null,
/** What is played, once the bidding has ended. */
contract: ContractMsg | null,
/** The trick on the table. */
trick: TrickMsg | null,
/** The trick before it. */
last_trick: TrickMsg | null,
/** What everybody has seen of first, second and third hand. */
players: [PlayerMsg, PlayerMsg, PlayerMsg],
/** What the deal changes on the score sheet, once it is over. */
settled: SettledMsg | null, };

/** A trick, finished or not. */
export type TrickMsg = {
/** Who leads. */
leader: SeatMsg,
/** Its cards in the order of play. */
plays: Array<PlayMsg>, };

/** What one seat knows: the open table, its own hand, and what it knows of the two cards aside. */
export type ViewMsg = {
/** Whose view this is. */
me: SeatMsg,
/** My cards. */
hand: Array<CardMsg>,
/** What I know of the table and of the two buried cards. */
aside: AsideMsg,
/** What of the rules decides who may do what. */
rules: RulesMsg,
/** Who dealt. */
dealer: SeatMsg,
/** First, second and third hand; a dealer who sits out is not among them. */
places: [SeatMsg, SeatMsg, SeatMsg],
/** The pules that stand. */
pules: PulesMsg,
/** What the deal waits for. */
stage: StageMsg,
/** Whose answer is awaited. */
turn: SeatMsg | null,
/** What is played, once the bidding has ended. */
contract: ContractMsg | null,
/** The trick on the table. */
trick: TrickMsg | null,
/** The trick before it. */
last_trick: TrickMsg | null,
/** What everybody has seen of first, second and third hand. */
players: [PlayerMsg, PlayerMsg, PlayerMsg],
/** What the deal changes on the score sheet, once it is over. */
settled: SettledMsg | null, };
