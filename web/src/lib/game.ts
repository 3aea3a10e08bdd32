/** What the page has to know of a game. Each folder under `games` gives it; nothing else tells games apart. */
import type { Component } from 'svelte';

import type { CoachScript } from './coach';
import type { Course } from './course';
import type { LessonBook, LessonInfo } from './lesson';
import type { Pieces } from './pieces';
import type { TableState } from './net/parlor';
import type { Clock, Player } from './player';
import type { Seat } from './seat';
import type { GameSwitch } from './settings.svelte';
import type { Sound } from './sounds';
import type { Answer, Line, NameOf } from './text/form';
import type { Table } from './table.svelte';
import type { DealRecordMsg, Explanation, GameName, Games, Message, SheetLineMsg } from './wire';

export type { GameName };
export type ViewOf<G extends GameName> = Games[G]['view'];
export type ActionOf<G extends GameName> = Games[G]['action'];
export type SeenOf<G extends GameName> = Games[G]['seen'];
/** What everyone can see of a table, without any seat's own knowledge. */
export type OpenTableOf<G extends GameName> = Games[G]['table'];
/** One deal that is over, with what the game notes of it. */
export type SheetLine<G extends GameName = GameName> = SheetLineMsg<Games[G]['entry']>;
/** One deal of a finished match. */
export type DealRecord<G extends GameName = GameName> = DealRecordMsg<
  Games[G]['action'],
  Games[G]['address'],
  Games[G]['chance']
>;

/** What a seat knows and may do, told apart by the game's name. */
export type SituationOf<G extends GameName> = { [N in G]: { game: N; view: ViewOf<N>; legal: ActionOf<N>[] } }[G];
export type Situation = SituationOf<GameName>;
/** Something that happened, and what is known after it. */
export type Seen = { [N in GameName]: { game: N; event: SeenOf<N>; view: ViewOf<N> } }[GameName];

/** How strong a bot should be, in words that need no knowledge of agents. */
export const LEVELS = ['beginner', 'club', 'master', 'world-class'] as const;
export type Level = (typeof LEVELS)[number];
/** The agent of each level; not every game has the highest. */
export type AgentOfLevel = Readonly<Record<Exclude<Level, 'world-class'>, string> & { 'world-class'?: string }>;

/** A key, or a word of the server, with the message that names what it does. */
export type Named<K = string> = readonly [key: K, message: string];

/** A game as every page knows it. What only its own tables need is loaded with the first of them. */
export interface Game<G extends GameName = GameName> {
  readonly name: G;
  readonly seats: number;
  /** Nothing is hidden: two people can share a screen, and there are no hands to open. */
  readonly open?: boolean;
  /** A small game for learning: listed under Study, not on the home page. */
  readonly teaching?: boolean;
  /** The rules that “Play now” asks for. */
  readonly quick: string;
  /** Which agent stands for each level. */
  readonly levels: AgentOfLevel;
  /** A finished match is told by the place one has come to. Otherwise it is won or lost. */
  readonly ranked?: boolean;
  /** “East 1”, “Deal 6”: by the match's own number, and by its place from 1. */
  dealName?(number: number, nth: number): string;
  /** How the names of its experiments in the lab begin. */
  readonly experiments?: readonly string[];
  /** The server can judge its finished matches. */
  readonly reviewed?: boolean;
  readonly switches?: readonly GameSwitch[];
  /** Its parts of the glossary. */
  readonly terms?: readonly Terms[];
  /** What the glossary draws of it, and which of its terms belong together. */
  glossary?(): Promise<{ default: TermBook }>;
  /** The drawing on its card. */
  picture?(): Promise<{ default: Component }>;
  /** One piece of it, for lists. */
  emblem(): Promise<{ default: Component }>;
  table(): Promise<{ default: TableParts<G> }>;
  rules?(): Promise<{ default: RuleBook }>;
  /** A first deal with a coach at one's side, where the game has one. */
  readonly lesson?: Lesson<G>;
  /** What the search explorer offers of it, where its positions can be searched. */
  explorer?(): Promise<{ default: ExplorerOffer }>;
  /** Its lessons, in the list of all; the lessons themselves are fetched when one is opened. */
  readonly lessons?: readonly LessonInfo[];
  lessonBook?(): Promise<{ default: LessonBook }>;
  /** Checks what came up in a deal, played by these rules, against the deal's key. */
  chance(): Promise<{ chanceFits: (deal: DealRecord<G>, rules: string) => boolean }>;
}

/** A first deal with a coach. */
export interface Lesson<G extends GameName = GameName> {
  /** The rules of its table. */
  readonly rules: string;
  coach(): Promise<{ default: CoachScript<G> }>;
}

/** What the search explorer offers of a game. */
export interface ExplorerOffer {
  /** Positions, each with the message that names it. */
  readonly positions: readonly { readonly title: string; readonly text: string }[];
  /** The message that says how a position is written. */
  readonly notation: string;
  /** What is worth comparing: agents' specs. */
  readonly runs: readonly string[];
}

/** A part of the glossary. */
export interface Terms {
  /** How the keys of its terms begin. */
  readonly start: string;
  readonly heading: string;
  /** The rest of a key is the name that players of every language know. */
  readonly romanised?: boolean;
  /** Words so common that a text does not lead from them to the glossary. */
  readonly everyday?: readonly string[];
}

/** What is loaded only with the glossary. */
export interface TermBook {
  /** Terms that lead to one another. */
  readonly related: readonly (readonly string[])[];
  /** The terms that have a drawing. */
  readonly drawn?: ReadonlySet<string>;
  Drawing?: Component<{ term: string }>;
}

/** A game among others. Callers hand it only views and answers of its own. */
export const asGame = <G extends GameName>(game: Game<G>): Game => game as unknown as Game;

/** What a table of a game needs: its board, its panel, its words. */
export interface TableParts<G extends GameName = GameName> {
  Board: Component<BoardProps<G>>;
  /** How a deal ended. */
  Result: Component<ResultProps<G>>;
  /** The game's own tab beside the table: its label, and who sees it first: everyone, those who watch, or nobody. */
  panel?: { Panel: Component<PanelProps<G>>; label: string; first: 'always' | 'watching' | 'never' };
  /** Tiles or cards, where the game has them. */
  pieces?: Pieces;
  /** Keys at the table. */
  keys?: readonly Named[];
  /** Keys that ask for one part of the position, by the word the command line knows. */
  told?: Readonly<Record<string, string>>;
  /** What records can be downloaded as: the server's word, and what people call it. */
  formats?: readonly Named[];
  /** What its replays call their steps, and how they write moves. */
  course?: Course<G>;
  /** How much may be given up at once, where a deal can be. */
  resigns?: readonly Named<1 | 2 | 3>[];

  /** What is said when a deal is over, in a game where it is not called one. */
  overTitle?: string;
  isOver(view: ViewOf<G>): boolean;
  /** Where in the match we are. */
  where(view: ViewOf<G>, state: TableState): string;
  /** The position in words, part by part. */
  lines(view: ViewOf<G>, state: Pick<TableState, 'me' | 'players' | 'sheet'>, nameOf: NameOf): Line[];
  answers(legal: readonly ActionOf<G>[]): Answer[];
  /** The answer that a review names, to be drawn on the board. */
  named?(said: Message): ActionOf<G> | undefined;
  /** An event in one sentence; `view` is what is known after it. */
  announce(event: SeenOf<G>, nameOf: NameOf, view?: ViewOf<G>): string | undefined;
  /** Follows a table and says what else belongs in its record. */
  notes?(): { see(view: ViewOf<G>, legal: readonly ActionOf<G>[]): string | undefined };
  sound?(legal: readonly ActionOf<G>[]): Sound;
  /** Milliseconds for which the end of a deal is looked at before its result covers it. */
  lingers?(before: ViewOf<G> | undefined, now: ViewOf<G>): number;
  /** The running score of seats A, B, C and D, where the board does not show it. */
  totals?(sheet: readonly SheetLine<G>[]): readonly number[];

  /** The open table as the board draws it: from one seat, without that seat's hand. */
  watched(table: OpenTableOf<G>): ViewOf<G>;
  handIn?(view: ViewOf<G>): string[];
  /** Its board shows the hands of others where they lie open. */
  readonly opensHands?: boolean;
  /** The view with the hand that another one knows, or with none. */
  withHand?(view: ViewOf<G>, known?: ViewOf<G>): ViewOf<G>;
}

export interface BoardProps<G extends GameName> {
  view: ViewOf<G>;
  legal: ActionOf<G>[];
  me: Seat;
  players: Player[];
  clock?: Clock;
  explanation?: Explanation;
  /** The candidate that the reader points at, by its place among the legal answers. */
  preview?: number;
  /** Hands of the others, shown at practice tables on request and in replays. */
  open?: Record<string, string[]>;
  /** Two people at this screen: the one below is called by name. */
  shared?: boolean;
  /** Nobody sits at this screen. */
  watching?: boolean;
  /** A coach is at the player's side: what may be played is framed, and nothing is shown before it is explained. */
  coach?: Coached;
  onAct: (idx: number) => void;
  /** The reader asks why not this answer, where an agent has said what it thinks of it. */
  onWhy?: (idx: number) => void;
  onStop?: () => void;
}

/** What a board shows for a coach. Elements that a bubble must not cover carry `data-keep`. */
export interface Coached {
  /** The recommended answer; its pieces carry `data-advised`. */
  readonly advised: number | undefined;
  /** The steps that were explained. */
  readonly explained: ReadonlySet<string>;
}

export interface ResultProps<G extends GameName> {
  view: ViewOf<G>;
  nameOf: NameOf;
  /** The table, where the result is not that of a replay. */
  at?: TableState;
  /** The deals of the match up to this one, where a score is kept. */
  sheet?: readonly SheetLine<G>[];
}

export interface PanelProps<G extends GameName> {
  view: ViewOf<G>;
  at: TableState;
  /** The deals of the match that are over, where a score is kept. */
  sheet?: readonly SheetLine<G>[];
  table: Table;
  onPreview: (idx: number | undefined) => void;
}

/** The rules in sections: a message each, its heading under the same key with `-title`. */
export interface RuleBook {
  sections: readonly string[];
  /** The terms of the glossary that a section uses. */
  readonly terms?: Readonly<Record<string, readonly string[]>>;
  /** What is drawn under a section. */
  Examples: Component<{ section: string }>;
}
