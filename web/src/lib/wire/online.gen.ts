// Made from crates/wire and crates/kits by `UPDATE_TYPES=1 cargo test -p parlor-kits`. Do not edit.
import type {
  Algorithm,
  Candidate,
  CutReason,
  Estimate,
  Margins,
  Message,
  NodeKind,
  Panel,
  Scale,
} from './explanation.gen';
import type { SeatMsg } from './seat.gen';

/**
 * What an agent would do and why: `POST /api/rooms/{id}/advice`, `POST /api/analysis`. `A` is an
 * action.
 */
export type AdviceMsg<A> = {
  /** The answers that its indices mean. */
  legal: Array<A>;
  /** What it cost. */
  cost: CostMsg;
  /** What was chosen, as a heading: "discard 9 man and declare riichi". */
  verdict: Message | null;
  /**
   * The one reason that decides, as a player would give it: one sentence that holds for the choice
   * and not for the runner-up.
   */
  reason: Message | null;
  /** How the agent came to it, in its own terms. Pages show it with the evidence. */
  method: Array<Message>;
  /** The index into `Ask::legal` of the action chosen. */
  chosen: number | null;
  /** What the candidates' values measure. */
  values: Scale;
  /** Which differences between values matter; none where they cannot be compared. */
  margins: Margins | null;
  /** What the candidates' further cells measure, one scale for each column. */
  columns: Array<Scale>;
  /** What the parts of the candidates' stacked bars are called: gammon won, won, lost, … */
  shares: Array<Message>;
  /** What was considered, best first. */
  candidates: Array<Candidate>;
  /** The evidence. */
  panels: Array<Panel>;
  /** What it took: depth, nodes, worlds. */
  effort: Array<Message>;
  /** It searched, but this decision cannot be told step by step. */
  untraced?: boolean;
};

/** Asks what an agent would do in a room: `POST /api/rooms/{id}/advice`. */
export type AdviceRequestMsg = {
  /** Its spec. */
  agent: string;
  /** Whose advice it is, at a practice table. */
  token?: string | null;
  /** A moment of a finished match, instead of the open question. */
  at?: MomentMsg | null;
  /** Which match, counted from 1; default: the last. */
  match?: number | null;
  /** How much of the search tree is wanted. */
  trace?: TraceMsg | null;
  /** For how long the agent may think; never longer than the server lets it. */
  think_ms?: number | null;
};

/** An agent that can be invited: `GET /api/games/{game}/agents`. */
export type AgentMsg = {
  /** Its name in a spec. */
  name: string;
  /** What it is, in one English line. */
  summary: string;
  /** Whole specs for those who do not want to choose parameters, from the easiest opponent up. */
  levels: Array<string>;
  /** What it can be told, within the limits of this server. */
  parameters: Array<ParameterMsg>;
};

/** Asks about a position, or about a moment of a record: `POST /api/analysis`. */
export type AnalysisRequestMsg = {
  /** The agent's spec. */
  agent: string;
  /** The game of the position. */
  game?: string | null;
  /** In the game's own notation: `XGID=…`. */
  position?: string | null;
  /** A record in any format that can be uploaded. */
  record?: string | null;
  /** A moment of the record. */
  at?: MomentMsg | null;
  /** How much of the search tree is wanted. */
  trace?: TraceMsg | null;
  /** For how long the agent may think; never longer than the server lets it. */
  think_ms?: number | null;
};

/** The host asks for a token for a program: `POST /api/rooms/{id}/bots`. */
export type BotRequestMsg = {
  /** The host's own token. */
  token: string;
  /** The free place. */
  entrant: number;
  /** The program's name at the table. */
  name: string;
};

/**
 * How long a discard lies before the game goes on, whether or not anyone may call it: so the
 * wait tells nothing.
 */
export type CallWindowMsg = {
  /** At least so long. */
  min_ms: number;
  /** And up to so much longer, at random. */
  jitter_ms: number;
  /**
   * Ends the window after that time even if someone has not answered: no answer is a pass.
   * Otherwise those asked may use the time for a move, and a long wait shows that someone
   * thinks.
   */
  strict: boolean;
};

/** Something that happened at a node. */
export type ChangeMsg = {
  /** The event's place in the log, counted from 0. */
  at: number;
} & (
  | { what: 'enter' }
  | { what: 'reenter' }
  | {
      what: 'window';
      /** What the maximiser has elsewhere. */
      alpha: number | null;
      /** What the minimiser has elsewhere. */
      beta: number | null;
    }
  | {
      what: 'share';
      /** From 0 to 1. */
      share: number;
    }
  | {
      what: 'reach';
      /** By the choices of the seat that decides here. */
      own: number;
      /** By chance and the choices of everyone else. */
      others: number;
    }
  | {
      what: 'learnt';
      /** How often it was chosen in this round. */
      share: number;
      /** What it was worth in this round. */
      value: number;
      /** Its regret after the round. */
      regret: number;
      /** The sum of its shares after the round, each as likely as the seat's own way there. */
      sum: number;
    }
  | {
      what: 'worth';
      /** The best child, the sum of outcomes or the mean of playouts. */
      value: number;
      /** At a decision alpha now, at a chance node the least that can still come out; null where open. */
      low: number | null;
      /** At a decision beta now, at a chance node the most that can still come out; null where open. */
      high: number | null;
    }
  | {
      what: 'best';
      /** Which child. */
      child: number;
    }
  | {
      what: 'cut';
      /** Which rule allowed it. */
      reason: CutReason;
      /** How many children were not searched to the end. */
      n_skipped: number;
      /** What the node is worth at most or at least. */
      value: number;
      /** The value elsewhere that makes it useless. */
      limit: number;
    }
  | {
      what: 'leave';
      /** What came out. */
      value: Estimate;
    }
);

/** Something said. */
export type ChatMsg = {
  /** Who, by entrant number; none for a spectator. */
  entrant: number | null;
  /** By which name. */
  name: string;
  /** The text of the message. */
  text: string;
};

/** Someone asks for the place of a player who has dropped out. */
export type ClaimMsg = {
  /** The place. */
  entrant: number;
  /** Until then the others may consent. */
  until_ms: number;
  /** Who has consented, by entrant number. */
  agreed: Array<number>;
};

/** What a client says; `A` is the game's action. */
export type ClientMsg<A> =
  | {
      type: 'hello';
      /** The version of the messages that the client speaks. */
      version: number;
      /** Who it is: the token got when joining. Without one it is a spectator. */
      token?: string | null;
      /** The version of the last event it has seen, if it was here before. */
      last?: number | null;
    }
  | {
      type: 'join';
      /** How to be called. */
      name: string;
      /** The room's password, where it has one. */
      password?: string | null;
    }
  | { type: 'leave' }
  | {
      type: 'ready';
      /** Or not any more. */
      ready: boolean;
    }
  | { type: 'pause' }
  | {
      type: 'pledge';
      /** See `docs/dev/fair-chance.md`. */
      pledge: string;
    }
  | {
      type: 'contribute';
      /** See `docs/dev/fair-chance.md`. */
      contribution: string;
    }
  | {
      type: 'act';
      /** The version of the event that asked: an answer to any other question is refused. */
      expected_seq: number;
      /**
       * A name that the client uses once: the same answer sent again is answered again and not
       * played again. At most 64 bytes.
       */
      action_id: string;
      /** The answer. */
      action: A;
    }
  | {
      type: 'away';
      /** Away or back. */
      away: boolean;
    }
  | {
      type: 'chat';
      /** What; at most 500 bytes. */
      text: string;
    }
  | {
      type: 'rematch';
      /** Or not. */
      agreed: boolean;
    }
  | {
      type: 'kick';
      /** The entrant's number. */
      entrant: number;
    }
  | {
      type: 'invite';
      /** The entrant's number. */
      entrant: number;
      /** The agent, e.g. `house:level=club`. */
      agent: string;
    }
  | {
      type: 'resign';
      /** How many times the stake: 1, 2 for a gammon, 3 for a backgammon. */
      worth: number;
    }
  | {
      type: 'answer_resign';
      /** Accept it, or play on. */
      accept: boolean;
    }
  | {
      type: 'consent';
      /** The place. */
      entrant: number;
      /** Or not. */
      agreed: boolean;
    }
  | { type: 'stop' }
  | {
      type: 'pace';
      /** How long every move lies before the next one, at most 10,000; none halts the table. */
      move_ms: number | null;
    }
  | { type: 'resync' }
  | {
      type: 'ping';
      /** Comes back. */
      n: number;
    };

/** The clock of the seat whose turn everyone can see. */
export type ClockMsg = {
  /** The seat whose clock it is. */
  seat: SeatMsg;
  /** When the time for this move is over; none without a clock. */
  until_ms: number | null;
  /** What is then taken from the bank, at most. */
  bank_ms: number;
};

/** Time to think. */
export type ClockRulesMsg = {
  /** For each move. */
  move_ms: number;
  /** For the whole match, used when a move takes longer. */
  bank_ms: number;
};

/** What an agent's move has cost. */
export type CostMsg = {
  /** How long it thought. */
  think_ms: number;
  /** What it counted while searching. At practice tables alone: it might tell of a hidden hand. */
  nodes: number | null;
};

/** A new room: the answer to `POST /api/rooms`. */
export type CreatedMsg = {
  /** Its name in addresses. */
  id: string;
  /** The entrant's number of its creator, who is the host; none where nobody asked for a place. */
  me: number | null;
  /** Who the creator is from now on. */
  token: string | null;
};

/** Who makes a room and sits down in it at once. */
export type CreatorMsg = {
  /** The nickname at the table. */
  name: string;
};

/** Where in a match a table is: what everyone at it knows. */
export type DealAtMsg = {
  /** The number by which the match names the deal. */
  number: number;
  /** Its place in the match, from 1. */
  nth: number;
};

/** One deal of a record. */
export type DealRecordMsg<A, D, C> = {
  /** The number by which the match names it. */
  number: number;
  /** Its key. */
  key: string;
  /** What came from outside, in order. */
  inputs: Array<InputMsg<A, D, C>>;
  /** The score of seats A, B, C and D after it. */
  standing: [number, number, number, number];
};

/** A token, and the place if it has one already. */
export type EnteredMsg = {
  /** The entrant's number; none while the others are asked. */
  me: number | null;
  /** Who the client is from now on. */
  token: string;
};

/** What sort of player an entrant is. */
export type EntrantKindMsg = 'person' | 'bot' | 'agent';

/** One place at the table. Entrants are numbered from 0; seats are drawn from them. */
export type EntrantMsg = {
  /** The number. */
  entrant: number;
  /** Where it sits, once a match has begun. */
  seat: SeatMsg | null;
  /** Who has it. */
  occupant: OccupantMsg;
  /** May this one invite agents and remove others? */
  host: boolean;
  /** Ready for the match or the next deal? */
  ready: boolean;
  /** After a match: agreed to another one? */
  rematch: boolean;
};

/** Why something was refused. A page puts each into words. */
export type ErrorCode =
  | 'bad_message'
  | 'too_large'
  | 'too_fast'
  | 'version'
  | 'hello_first'
  | 'token'
  | 'password'
  | 'link'
  | 'no_room'
  | 'voided'
  | 'full'
  | 'name'
  | 'begun'
  | 'not_seated'
  | 'seated'
  | 'not_host'
  | 'place'
  | 'not_now'
  | 'too_soon'
  | 'nobody_to_ask'
  | 'player_back'
  | 'agent'
  | 'pledge'
  | 'contribution'
  | 'not_asked'
  | 'stale'
  | 'illegal'
  | 'action_id'
  | 'chat_closed'
  | 'chat_text'
  | 'no_spectators'
  | 'scope'
  | 'limit'
  | 'not_found'
  | 'nothing_to_search'
  | 'internal';

/** A search laid open. Where the tree or the log is large, the rest is fetched. */
export type ExplorationMsg = {
  /** By this name the rest is fetched, for some time. */
  id: string;
  /** The game; none for a tree written by hand. */
  game: string | null;
  /** The same question as a position in text, where the game has one: for links. */
  position: string | null;
  /** The agent's spec. */
  agent: string;
  /** Which search it was. */
  algorithm: Algorithm;
  /** What the values measure, and between which bounds they lie. */
  values: Scale;
  /** What was counted at the end. `nodes` is the search's own counter. */
  counts: ExploreCountsMsg;
  /** Nodes of the tree. */
  n_nodes: number;
  /** Steps of the log. */
  n_steps: number;
  /** Events of the log. */
  n_events: number;
  /** What the root is worth. */
  value: Estimate | null;
  /** What the agent does. */
  action: Message | null;
  /** The root's child that the agent chooses. */
  chosen: number | null;
  /** Every action of the root with what it is worth, as the game lists them. */
  candidates: Array<ExploredActionMsg>;
  /** How long it took. */
  think_ms: number;
  /** The top of the tree; all of it where it is small. */
  nodes: Array<ExploredNodeMsg>;
  /** The first steps; all of them where they are few. */
  steps: ExploredStepsMsg;
  /** How well a strategy does after each sweep, where one is learnt. */
  learning: Array<SweepMsg>;
};

/** What has been counted so far. */
export type ExploreCountsMsg = {
  /** What the search counts: nodes, playouts, worlds. */
  nodes: number;
  /** Leaves that were valued. */
  leaves: number;
  /** Cuts. */
  cuts: number;
  /** Children that were left out by the cuts. */
  skipped: number;
};

/** Asks for a search to be laid open: `POST /api/explore`. */
export type ExploreRequestMsg = {
  /** What is searched. */
  source: SourceMsg;
  /** Who searches: an agent's spec, with depth, pruning and order. */
  agent: string;
  /** Seed of agents that draw lots; default: 1, so that the same question has the same answer. */
  seed?: number | null;
  /**
   * The id of an earlier answer that is no longer kept: a search that has come out otherwise since is
   * refused, so that its parts are never mixed with those fetched before.
   */
  again?: string | null;
};

/** An action of the root. */
export type ExploredActionMsg = {
  /** Its name. */
  action: Message;
  /** What it is worth; none where the search did not come. */
  value: Estimate | null;
  /** The root's child, where there is one. */
  node: number | null;
};

/** One node, with all that happened at it. */
export type ExploredNodeMsg = {
  /**
   * Its number: nodes are counted from 0 in the order in which the search came to them. Those that it never
   * came to have numbers from `n_nodes` on.
   */
  id: number;
  /** The node it hangs from; none for the root. */
  parent: number | null;
  /** Which child of that node it is, counted from 0: those the search came to first, then those cut away. */
  nth: number;
  /** Who chooses here. */
  kind: NodeKind;
  /** The seat that moves here, if one does. */
  mover: SeatMsg | null;
  /** What leads here; empty for the root. */
  edge: Message;
  /** How likely that outcome is, below a chance node. */
  probability: number | null;
  /** Did the search come here? Otherwise it was cut away. */
  visited: boolean;
  /** All that happened here, in order. */
  history: Array<ChangeMsg>;
  /** How many children it has, those cut away included. */
  n_children: number;
  /** How many nodes there are below it in all, visited or known to be cut away. */
  n_below: number;
  /**
   * How many children it has that are not listed: in a large search only those next to a cut are, and of each
   * of them this number.
   */
  n_unlisted: number;
};

/**
 * Part of a tree: `GET /api/explore/{id}/nodes`. A node with more children than are here says so by its
 * `n_children`.
 */
export type ExploredNodesMsg = {
  /** Parents before their children. */
  nodes: Array<ExploredNodeMsg>;
};

/** One step: a visit to a node and what follows from it up to the next visit; or a round. */
export type ExploredStepMsg = {
  /** The place of its first event in the log. */
  first: number;
  /** What happened, and where. */
  events: Array<NodeEventMsg>;
  /** What has been counted after it. */
  counts: ExploreCountsMsg;
};

/** Some steps of a log: `GET /api/explore/{id}/steps`. */
export type ExploredStepsMsg = {
  /** The number of the first of them, counted from 0. */
  first: number;
  /** The nodes between the root and where the search is before them. */
  open: Array<number>;
  /** The steps. */
  steps: Array<ExploredStepMsg>;
};

/** One entrant's part of the chance. */
export type FairEntrantMsg = {
  /** What was pledged. */
  pledge: string | null;
  /** What was shown; nothing counts as empty. */
  contribution: string | null;
  /** What sort of player it is: part of the key from the second scheme on, and none before. */
  kind?: EntrantKindMsg;
};

/**
 * All that is needed to check the chance of a finished match, but for the keys of its deals, which
 * stand beside them.
 */
export type FairMsg = {
  /** Which entrant sat at seats A, B, … */
  seat_order: Array<number>;
  /** Was that order drawn? */
  seats_drawn: boolean;
  /** The name of the scheme. */
  scheme: string;
  /** The name of the match. */
  match_id: string;
  /** The hash of the server's secret. */
  commitment: string;
  /**
   * How many promises this server has chained before this one; none where it keeps no chain, or
   * before the promise is in it.
   */
  chain_number?: number;
  /** The secret. */
  secret: string;
  /** What the entrants added, in the order of their numbers. */
  entrants: Array<FairEntrantMsg>;
};

/** A finished match of the player. */
export type FinishedGameMsg = {
  /** The room it was played in, which may be closed. */
  room: string;
  /** Which match of the room, counted from 1. */
  match: number;
  /** When it ended. */
  finished_ms: number;
  /** The player's seat. */
  seat: SeatMsg;
  /** What people called the room. */
  name: string;
  /** Which game. */
  game: string;
  /** Its rules in canonical text. */
  rules: string;
  /** Who sat at seats A, B, … */
  players: Array<MatchPlayerMsg>;
};

/** The next node whose edge reads so: `GET /api/explore/{id}/find`. */
export type FoundNodeMsg = {
  /** The way from the root to it, both included; empty where there is none. */
  path: Array<number>;
};

/** What came from outside. */
export type InputMsg<A, D, C> =
  | {
      type: 'chance';
      /** Where it belongs. */
      at: D;
      /** What came out. */
      chance: C;
    }
  | {
      type: 'answers';
      /** In turn order from seat A. */
      answers: Array<RecordedAnswerMsg<A>>;
    }
  | {
      type: 'resigned';
      /** The player who resigned. */
      seat: SeatMsg;
      /** How many times the stake: 1, 2 for a gammon, 3 for a backgammon. */
      worth: number;
    };

/** Asks for a place, or for a lost one: `POST /api/rooms/{id}/join` and `/reclaim`. */
export type JoinRequestMsg = {
  /** The nickname at the table. */
  name: string;
  /** The room's password. For a lost place it is needed only where nobody else could consent. */
  password?: string | null;
};

/** How long a match can be. */
export type LengthMsg = {
  /** What is added to the rules' name: `to=5`. */
  text: string;
  /** The key of the message that says it to people. */
  message: string;
  /** The number in that message. */
  n: number | null;
  /** Is it the one that is played where nobody says how long? */
  default: boolean;
};

/** A new personal link: the answer to `POST /api/me` and `/api/me/renew`. It is said once. */
export type LinkMsg = {
  /** 128 random bits in hexadecimal digits. Requests bring it as `Authorization: Bearer`. */
  secret: string;
};

/** Who sat at a seat of a finished match. */
export type MatchPlayerMsg = {
  /** The nickname at the table, or an agent's spec. */
  name: string;
  /** Is it an agent of the house? */
  agent: boolean;
  /** The final score. */
  score: number;
};

/** A moment of a finished match. */
export type MomentMsg = {
  /** The deal, counted from 0. */
  deal: number;
  /** The step of the deal, counted from 0. */
  step: number;
  /** Who is asked then. */
  seat: SeatMsg;
};

/** The rooms and matches of a personal link: `GET /api/me`. */
export type MyGamesMsg = {
  /** The rooms that are open and in which the player has a seat, the newest first. */
  running: Array<RunningGameMsg>;
  /** Finished matches, the newest first. */
  finished: Array<FinishedGameMsg>;
  /** Are there more finished ones? `?from=` skips those already known. */
  more: boolean;
};

/** Connects a seat with a personal link: `POST /api/me/seats`. */
export type MyNewSeatMsg = {
  /** The room. */
  room: string;
  /** The token got when joining it. */
  token: string;
};

/** A seat of the player's own, and who plays it at the moment. */
export type MySeatMsg = {
  /** The entrant's number. */
  me: number;
  /** The nickname at the table. */
  name: string;
  /** Does the table wait for an answer of theirs? */
  asked: boolean;
  /** Is a device connected? One that takes the seat over closes its connection. */
  connected: boolean;
};

/** The position at a node: `GET /api/explore/{id}/boards/{node}`. `V` is the view of a seat. */
export type NodeBoardMsg<V> = {
  /** From which seat it is seen. */
  seat: SeatMsg;
  /** What each seat knows, in the order of the seats; null where only the asking seat's view is known. */
  views: Array<V | null>;
};

/** An event and the node it happened at. */
export type NodeEventMsg = {
  /** The node. */
  node: number;
} & (
  | { what: 'enter' }
  | { what: 'reenter' }
  | {
      what: 'window';
      /** What the maximiser has elsewhere. */
      alpha: number | null;
      /** What the minimiser has elsewhere. */
      beta: number | null;
    }
  | {
      what: 'share';
      /** From 0 to 1. */
      share: number;
    }
  | {
      what: 'reach';
      /** By the choices of the seat that decides here. */
      own: number;
      /** By chance and the choices of everyone else. */
      others: number;
    }
  | {
      what: 'learnt';
      /** How often it was chosen in this round. */
      share: number;
      /** What it was worth in this round. */
      value: number;
      /** Its regret after the round. */
      regret: number;
      /** The sum of its shares after the round, each as likely as the seat's own way there. */
      sum: number;
    }
  | {
      what: 'worth';
      /** The best child, the sum of outcomes or the mean of playouts. */
      value: number;
      /** At a decision alpha now, at a chance node the least that can still come out; null where open. */
      low: number | null;
      /** At a decision beta now, at a chance node the most that can still come out; null where open. */
      high: number | null;
    }
  | {
      what: 'best';
      /** Which child. */
      child: number;
    }
  | {
      what: 'cut';
      /** Which rule allowed it. */
      reason: CutReason;
      /** How many children were not searched to the end. */
      n_skipped: number;
      /** What the node is worth at most or at least. */
      value: number;
      /** The value elsewhere that makes it useless. */
      limit: number;
    }
  | {
      what: 'leave';
      /** What came out. */
      value: Estimate;
    }
);

/** Who has a place. */
export type OccupantMsg =
  | { type: 'free' }
  | {
      type: 'person';
      /** How to be called. */
      name: string;
      /** Is it here? */
      presence: PresenceMsg;
      /** Is it a program that someone brought along? */
      bot: boolean;
    }
  | {
      type: 'agent';
      /** Its spec. */
      agent: string;
    };

/**
 * What every seat of a practice table knows: `POST /api/rooms/{id}/open`. `V` is the view of a
 * seat.
 *
 * No event of a stream and no state can hold it, so a table at which people play each other has
 * no way to send it.
 */
export type OpenHandsMsg<V> = {
  /** How many deals were played before in this match. */
  deal: number;
  /** What seats A, B, … know. */
  views: Array<V>;
};

/** Whose token shows the hands of a practice table: `POST /api/rooms/{id}/open`. */
export type OpenRequestMsg = {
  /** None where agents play alone. */
  token?: string | null;
};

/** One parameter of an agent. */
export type ParameterMsg = {
  /** Its key in a spec. */
  name: string;
  /** What it does, in one English line. */
  summary: string;
  /** What it is when a spec does not say. */
  default: SettingMsg;
} & (
  | {
      kind: 'integer';
      /** The lowest. */
      min: number;
      /** The highest. */
      max: number;
    }
  | {
      kind: 'number';
      /** The lowest. */
      min: number;
      /** The highest. */
      max: number;
    }
  | {
      kind: 'choice';
      /** The words allowed. */
      values: Array<string>;
    }
  | { kind: 'flag' }
);

/** Where a match stands. */
export type PhaseMsg<V, A, T> =
  | { type: 'gathering' }
  | {
      type: 'pledging';
      /** Until then. */
      until_ms: number;
    }
  | {
      type: 'contributing';
      /** Until then. */
      until_ms: number;
      /** What was pledged, by entrant. */
      pledges: Array<string | null>;
    }
  | {
      type: 'playing';
      /** How many were played before in this match. */
      deal: number;
      /** What my seat knows; none for a spectator. */
      view: V | null;
      /** What lies open; none for a player, whose view has it. */
      table: T | null;
      /** The question to me. */
      prompt: PromptMsg<A> | null;
      /** The clock that publicly runs. */
      clock: ClockMsg | null;
    }
  | {
      type: 'between';
      /** How many were played before the one that has ended. */
      deal: number;
      /** The last view of that deal; none for a spectator. */
      view: V | null;
      /** What lies open; none for a player. */
      table: T | null;
      /** When the next deal begins at the latest; none where nobody but one person is waited for. */
      next_ms: number | null;
    }
  | {
      type: 'over';
      /** How many were played before the last deal. */
      deal: number;
      /** The last view of the match; none for a spectator. */
      view: V | null;
      /** What lies open; none for a player. */
      table: T | null;
      /** The server's secret and all contributions. */
      reveal: RevealMsg;
    };

/** Is a player here? */
export type PresenceMsg = 'here' | 'lost' | 'away' | 'gone';

/** What the server promises before a match. */
export type PromiseMsg = {
  /** The name of the scheme. */
  scheme: string;
  /** The name of the match. */
  match_id: string;
  /** The hash of the server's secret. */
  commitment: string;
  /**
   * How many promises this server has chained before this one; none where it keeps no chain, or
   * before the promise is in it.
   */
  chain_number?: number;
};

/** A question to one seat. */
export type PromptMsg<A> = {
  /** The version of the event that asked; the answer names it. */
  seq: number;
  /** What may be answered. */
  legal: Array<A>;
  /** When the time for this move is over; none without a clock. */
  until_ms: number | null;
  /** What is then taken from the bank, at most. */
  bank_ms: number;
  /**
   * Is it a call that others do not know of? Its time does not depend on the bank, and an answer
   * takes effect only when the time is over.
   */
  window: boolean;
};

/**
 * A finished match; `A` is the game's action, `D` the name of a chance event, `C` what came out of
 * it. State and events follow from it by replay.
 */
export type RecordMsg<A, D, C> = {
  /** [`RecordMsg::FORMAT`]. */
  format: string;
  /** Which game. */
  game: string;
  /** Its rules in canonical text. */
  rules: string;
  /** Who sat at seats A, B, …: a name, or an agent's spec. */
  players: Array<string>;
  /** The proof. */
  fair: FairMsg;
  /** The deals in order. */
  deals: Array<DealRecordMsg<A, D, C>>;
  /** The final score of seats A, B, C and D. */
  standing: [number, number, number, number];
};

/** One answer in a record. */
export type RecordedAnswerMsg<A> = {
  /** The seat that answered. */
  seat: SeatMsg;
  /** The action chosen. */
  action: A;
  /** Did the table answer for the player? */
  auto: boolean;
};

/** Every refused request. */
export type RefusalMsg = {
  /** Why, as in the protocol of the table. */
  code: ErrorCode;
  /** More about it in English, for programmers. */
  detail: string;
  /** The same for the person who can do something about it: where it goes wrong, and what would be right. */
  message?: Message;
};

/** One deal of a replay. */
export type ReplayDealMsg<V, E, A> = {
  /** The number by which the match names it. */
  number: number;
  /** The score of seats A, B, C and D after it. */
  standing: [number, number, number, number];
  /** How many steps it has. */
  n_steps: number;
  /**
   * The steps: the first is the deal before anything has happened. Left out where another deal
   * was asked for.
   */
  steps: Array<ReplayStepMsg<V, E, A>>;
};

/**
 * A finished match step by step; `V` is the view of a seat, `E` what a seat saw happen, `A` an
 * action.
 */
export type ReplayMsg<V, E, A> = {
  /** Which game. */
  game: string;
  /** Its rules in canonical text. */
  rules: string;
  /** Who sat at seats A, B, … */
  players: Array<string>;
  /** The deals in order. */
  deals: Array<ReplayDealMsg<V, E, A>>;
  /** The final score of seats A, B, C and D. */
  standing: [number, number, number, number];
};

/** One step of a deal, as every seat saw it. */
export type ReplayStepMsg<V, E, A> = {
  /** The answers that led here; none where chance did. */
  answers: Array<RecordedAnswerMsg<A>>;
  /** What seats A, B, … saw happen. */
  seen: Array<Array<E>>;
  /** What seats A, B, … know now. */
  views: Array<V>;
  /** Who is asked now. */
  asked: Array<SeatMsg>;
};

/** How people do against one agent: `GET /api/results`. */
export type ResultMsg = {
  /** Which game. */
  game: string;
  /** The agent's spec. */
  agent: string;
  /** How often a person and the agent finished a match. */
  meetings: number;
  /** How often the person came out ahead. */
  ahead: number;
  /** How often they were level. */
  level: number;
  /** The person's share of what was decided; none when nothing was. */
  share: number | null;
  /** Wilson's 95 % interval of that share: its low end. */
  low: number;
  /** Its high end. */
  high: number;
};

/** What the server shows after a match. */
export type RevealMsg = {
  /** The secret. */
  secret: string;
  /** What the entrants added, in the order of their numbers. */
  entrants: Array<FairEntrantMsg>;
};

/** A review, on its way or over. */
export type ReviewMsg = {
  /** Its id: only those who were told it can see the review. */
  id: string;
  /** The game. */
  game: string;
  /** Who judges. */
  agent: string;
  /** What costs and luck are counted in. */
  unit: ReviewUnitMsg;
  /** Who sat at seats A, B, … */
  players: Array<string>;
  /** How far it is. */
  state: ReviewStateMsg;
  /** How much is done, from 0 to 1. */
  done: number;
  /** Why it could not go on, where it failed. */
  error: string | null;
  /** How many decisions have been judged so far. */
  n_decisions: number;
  /** They, in the order of the match, from the one that was asked for on. */
  decisions: Array<ReviewedMsg>;
  /** The sums of every player, once all is judged. */
  totals: Array<ReviewTotalsMsg> | null;
};

/** The decisions of one kind. */
export type ReviewPartMsg = {
  /** Which: `play`, `cube`. */
  part: string;
  /** How many count. */
  decisions: number;
  /** What they lost. */
  cost: number;
};

/** Asks for a match to be judged. */
export type ReviewRequestMsg = {
  /** Which match. */
  source: ReviewSourceMsg;
  /** Who judges: an agent's spec; default: the game's strongest. */
  agent?: string | null;
  /** Is luck judged as well? Default: yes. */
  luck?: boolean | null;
};

/** Which match is judged. */
export type ReviewSourceMsg =
  | {
      kind: 'record';
      /** The record, in any format that can be uploaded. */
      text: string;
    }
  | {
      kind: 'match';
      /** The room. */
      room: string;
      /** Which match, counted from 1; default: the last. */
      nth?: number;
    };

/** How far a review is. */
export type ReviewStateMsg = 'waiting' | 'running' | 'over' | 'cancelled' | 'failed';

/** The sums of one player. */
export type ReviewTotalsMsg = {
  /** Whose. */
  seat: SeatMsg;
  /** Each kind of decision apart. */
  parts: Array<ReviewPartMsg>;
  /** What all decisions lost. */
  cost: number;
  /** What a decision lost on average. */
  cost_per_decision: number;
  /** The performance rating, where the game has one: 0 is perfect. */
  rating: number | null;
  /** The usual name for such play: `world class`. */
  grade: string | null;
  /** What all errors lost in chances to win the match, in a match. */
  match_cost: number | null;
  /** How lucky the player was in all, where luck was judged. */
  luck: number | null;
};

/** What costs and luck are counted in. */
export type ReviewUnitMsg = 'equity' | 'points';

/** A decision and what it cost. */
export type ReviewedMsg = {
  /** When it was made, and whose it was. */
  at: MomentMsg;
  /** What was decided, by the game's own words: `play`, `double`, `answer`; `call`, `burial`, `card`. */
  kind: string;
  /** In which of the sums it counts: `play`, `cube`. */
  part: string;
  /** What was done. */
  made: Message;
  /** What would have been best; what was done, where that is as good. */
  best: Message;
  /** What it lost against the best; none where the agent puts no value on it. */
  cost: number | null;
  /** The same in chances to win the match, in a match. */
  match_cost: number | null;
  /** Is it among the decisions that the sums go by? Forced plays and clear cubes are not. */
  counts: boolean;
  /** The usual sign: `?!` doubtful, `?` bad, `??` very bad; empty for less. */
  mark: string;
  /** What sets what was done apart from the best, in a player's words. */
  why: Message | null;
  /** How lucky the chance was that came before it, for who decides. */
  luck: number | null;
};

/** One room: `GET /api/rooms/{id}`. */
export type RoomInfoMsg = {
  /** Who is at the table. */
  entrants: Array<EntrantMsg>;
  /** Is it a practice table: one person among agents, who may ask for advice and open hands? */
  practice: boolean;
  /** Do its matches count among the results of people against agents? */
  results: boolean;
  /** Is the record of a finished match there? */
  record: boolean;
  /** How many matches are over. */
  matches: number;
  /** Its name in addresses. */
  id: string;
  /** What people call it. */
  name: string;
  /** Which game. */
  game: string;
  /** Its rules. */
  rules: string;
  /** Does it have a password? */
  locked: boolean;
  /** Places in all. */
  seats: number;
  /** Places that are free. */
  free: number;
  /** Places that agents have. */
  agents: number;
  /** The clock. */
  clock: ClockRulesMsg | null;
  /** Is a match going on? */
  playing: boolean;
};

/** A table as it was set up. */
export type RoomMsg = {
  /** Its name in addresses. */
  id: string;
  /** What people call it. */
  name: string;
  /** Which game: `riichi`, `zole`, `backgammon`. */
  game: string;
  /** Its rules in canonical text. */
  rules: string;
  /** How many play. */
  seats: number;
  /** The clock; none when nobody is hurried. */
  clock: ClockRulesMsg | null;
  /** How calls are collected, in a game that has them. */
  calls: CallWindowMsg;
  /** Who may watch. */
  spectators: SpectatorsMsg;
  /** Are seats drawn, or do entrants sit in their order? */
  draw_seats: boolean;
  /** Is it a practice table? */
  practice: boolean;
  /**
   * How long the table waits for a player whose connection is lost before it plays for that
   * player, in milliseconds; none where the player's own clock decides.
   */
  lost_ms: number | null;
};

/** Asks for a room: the body of `POST /api/rooms`. */
export type RoomRequestMsg = {
  /** What people call it. */
  name: string;
  /** Which game. */
  game: string;
  /** Its rules: a preset's name, or canonical text. The game's default when empty. */
  rules?: string;
  /** Who sits where at the beginning; the number of places in the game. */
  seats: Array<SeatRequestMsg>;
  /** Anyone who knows it may enter. */
  password?: string | null;
  /** Left out of the list of rooms. */
  hidden?: boolean;
  /** The clock. */
  clock?: ClockRulesMsg | null;
  /** How calls are collected. */
  calls?: CallWindowMsg | null;
  /** Who may watch; anyone when absent. */
  spectators?: SpectatorsMsg | null;
  /** Minutes without a move after which the room is closed. */
  idle_minutes?: number | null;
  /**
   * A practice table: one person among agents, who may ask for advice and open hands; or agents
   * alone, whose hands those who watch may open.
   */
  practice?: boolean;
  /** Its matches count among the results of people against agents. Not at practice tables. */
  results?: boolean;
  /** Who makes it, to be seated in it as its host before anyone else can be. */
  creator?: CreatorMsg | null;
};

/** A line in the list of rooms: `GET /api/rooms`. */
export type RoomSummaryMsg = {
  /** Its name in addresses. */
  id: string;
  /** What people call it. */
  name: string;
  /** Which game. */
  game: string;
  /** Its rules. */
  rules: string;
  /** Does it have a password? */
  locked: boolean;
  /** Places in all. */
  seats: number;
  /** Places that are free. */
  free: number;
  /** Places that agents have. */
  agents: number;
  /** The clock. */
  clock: ClockRulesMsg | null;
  /** Is a match going on? */
  playing: boolean;
};

/** One parameter of a preset. */
export type RuleMsg = {
  /** Its key. */
  name: string;
  /** Its value as it is written in the rules' text. */
  value: string;
};

/** Rules that one can play by: `GET /api/games/{game}/rules`. */
export type RulesMsg = {
  /** The preset's name. */
  name: string;
  /** What it is, in one English line. */
  summary: string;
  /** The text that asks for it in a new room. */
  rules: string;
  /** Is it what an empty text asks for? */
  default: boolean;
  /** Every parameter with its value. */
  parameters: Array<RuleMsg>;
  /** How long a match can be; empty where the rules alone say it. */
  lengths: Array<LengthMsg>;
};

/** An open room in which the player has a seat. */
export type RunningGameMsg = {
  /** Its name in addresses. */
  room: string;
  /** What people call it. */
  name: string;
  /** Which game. */
  game: string;
  /** Its rules in canonical text. */
  rules: string;
  /** The player's seat there. */
  seat: MySeatMsg;
  /** Is a match being played? */
  playing: boolean;
  /** How many matches are over. */
  matches: number;
  /** Which deal is played, or was played last; none before a match and after it. */
  deal: DealAtMsg | null;
};

/** Whose token it is: `POST /api/rooms/{id}/seat`. */
export type SeatInfoMsg = {
  /** The entrant's number. */
  me: number;
  /** The nickname at the table. */
  name: string;
  /** Does the table wait for an answer of theirs? */
  asked: boolean;
  /** Is the place theirs only from the next deal on? Until then they watch. */
  waits: boolean;
  /** Which deal is played, or was played last; none before a match and after it. */
  deal: DealAtMsg | null;
};

/** Who is to have a place. */
export type SeatRequestMsg =
  | { type: 'open' }
  | {
      type: 'agent';
      /** Its spec. */
      agent: string;
    };

/**
 * What the server says; `V` is the view of a seat, `E` what a seat sees happen, `A` an action, `T`
 * the open table and `N` what the score sheet has besides.
 */
export type ServerMsg<V, E, A, T, N> =
  | {
      type: 'welcome';
      /** The version of all messages. */
      version: number;
      /** The version of Parlor. */
      parlor: string;
      /** What the server's clock shows. */
      now_ms: number;
      /** The client's entrant number; none for a spectator. */
      me: number | null;
    }
  | {
      type: 'joined';
      /** The entrant's number. */
      me: number;
      /** Who the client is from now on: keep it, and say it in the next hello. */
      token: string;
    }
  | {
      type: 'event';
      /** One more than the step before. */
      version: number;
      /** When it happened. */
      at_ms: number;
      /** What happened. */
      event: TableEventMsg<V, E, A, T, N>;
    }
  | {
      type: 'state';
      /** The version of the last step that is in it. */
      version: number;
      /** The whole state of the table for this client. */
      state: StateMsg<V, A, T, N>;
    }
  | {
      type: 'accepted';
      /** The ID that the client gave the answer. */
      action_id: string;
      /** The question it answered. */
      seq: number;
    }
  | {
      type: 'error';
      /** The reason as a code. */
      code: ErrorCode;
      /** More about it in English, for programmers. */
      detail: string | null;
      /** The answer that was refused, if it was one. */
      action_id: string | null;
    }
  | {
      type: 'said';
      /** What was said. */
      chat: ChatMsg;
    }
  | {
      type: 'pong';
      /** As it came. */
      n: number;
      /** What the server's clock shows. */
      now_ms: number;
    };

/** What a parameter is set to. */
export type SettingMsg = number | number | boolean | string;

/** A deal of this match that is over, as the score sheet has it; `N` is what the game adds. */
export type SheetLineMsg<N> = {
  /** The score of seats A, B, C and D after it. */
  standing: [number, number, number, number];
  /** What the game's sheet has besides. */
  entry: N;
};

/** What is searched. */
export type SourceMsg =
  | {
      kind: 'tree';
      /** The tree: `max(min(3, 12, 8), chance(0.7: 2, 0.3: 9))`. */
      text: string;
    }
  | {
      kind: 'position';
      /** The game. */
      game: string;
      /** The position: `XGID=…`, `XO./.X./..O`. */
      text: string;
    }
  | {
      kind: 'record';
      /** The record, in any format that can be uploaded. */
      text: string;
      /** The moment. */
      at: MomentMsg;
    }
  | {
      kind: 'match';
      /** The room. */
      room: string;
      /** Which match, counted from 1; default: the last. */
      nth?: number;
      /** The moment. */
      at: MomentMsg;
    }
  | {
      kind: 'table';
      /** The room. */
      room: string;
      /** The token got when joining. */
      token: string;
    };

/** Who may watch. Spectators see the open table only. */
export type SpectatorsMsg =
  | { type: 'none' }
  | {
      type: 'allowed';
      /** How much later they see everything. */
      delay_ms: number;
    };

/**
 * All that a client may know; `V` is the view of a seat, `A` an action, `T` the open
 * table, `N` what the score sheet has besides.
 */
export type StateMsg<V, A, T, N> = {
  /** The table as it was set up. */
  room: RoomMsg;
  /** The client's own entrant number; none for a spectator. */
  me: number | null;
  /** Who is at the table. */
  entrants: Array<EntrantMsg>;
  /** What the server promises for this match. */
  promise: PromiseMsg | null;
  /** Where the match stands. */
  phase: PhaseMsg<V, A, T>;
  /** The score of seats A, B, C and D. */
  standing: [number, number, number, number];
  /** The deals of this match that are over, in order. */
  sheet: Array<SheetLineMsg<N>>;
  /** The running hash of the record of these deals; none in the first scheme and before a match. */
  transcript?: string;
  /** How many matches of this room are over; a replay is named by such a number, from 1. */
  n_matches: number;
  /** The last things said. */
  chat: Array<ChatMsg>;
  /** Someone asks for the place of a player who has dropped out. */
  claim?: ClaimMsg | null;
};

/** How well a strategy does after a sweep. */
export type SweepMsg = {
  /** Sweeps so far. */
  n: number;
  /** What the first player wins on average when both play the average strategy. */
  value: number;
  /** What a player who knows the strategy could win against it, on average. */
  exploitability: number;
};

/**
 * What a client learns; `V` is the view of a seat, `E` what a seat sees happen, `A` an action, `T`
 * the open table and `N` what the score sheet has besides.
 */
export type TableEventMsg<V, E, A, T, N> =
  | {
      type: 'entrants';
      /** By number. */
      entrants: Array<EntrantMsg>;
    }
  | {
      type: 'promised';
      /** The commitment to the match's seed. */
      promise: PromiseMsg;
    }
  | {
      type: 'pledging';
      /** Until then. */
      until_ms: number;
    }
  | {
      type: 'contributing';
      /** Until then. */
      until_ms: number;
      /** What was pledged, by entrant. */
      pledges: Array<string | null>;
    }
  | {
      type: 'match_began';
      /** Which entrant sits at seats A, B, … */
      seat_order: Array<number>;
      /** What everyone contributed, by entrant. */
      contributions: Array<string | null>;
    }
  | {
      type: 'deal_began';
      /** How many were played before in this match. */
      deal: number;
      /** What the seat knows. */
      view: V;
    }
  | {
      type: 'seen';
      /** What, in order. */
      events: Array<E>;
      /** What the seat knows now. */
      view: V;
    }
  | {
      type: 'watch_began';
      /** How many were played before in this match. */
      deal: number;
      /** What lies open. */
      table: T;
    }
  | {
      type: 'watched';
      /** What all seats saw alike. */
      events: Array<E>;
      /** What lies open now. */
      table: T;
    }
  | {
      type: 'asked';
      /** Its sequence number is this event's version. */
      prompt: PromptMsg<A>;
    }
  | {
      type: 'closed';
      /** The number of the question. */
      seq: number;
      /** The reason it was closed. */
      why: WithdrawnMsg;
    }
  | {
      type: 'clock';
      /** The clock that runs. */
      clock: ClockMsg;
    }
  | {
      type: 'deal_ended';
      /** How many were played before it in this match. */
      deal: number;
      /**
       * Its key, for the proof; none in a game where it would show what stays hidden: then all keys
       * are shown after the match.
       */
      key: string | null;
      /** The score of seats A, B, C and D. */
      standing: [number, number, number, number];
      /** What the game's score sheet has besides. */
      entry: N;
      /**
       * When the next deal begins at the latest, unless someone asks for a pause; none after
       * the last, and where nobody but one person is waited for.
       */
      next_ms: number | null;
      /** The running hash of the record up to here, to be kept; none in the first scheme. */
      transcript?: string;
    }
  | {
      type: 'paused';
      /** Who, by entrant number. */
      entrant: number;
      /** When the next deal begins at the latest. */
      next_ms: number;
    }
  | {
      type: 'match_ended';
      /** The final score of seats A, B, C and D. */
      standing: [number, number, number, number];
      /** How many matches of this room are over now: the number of this one, from 1. */
      n_matches: number;
      /** The server's secret and all contributions. */
      reveal: RevealMsg;
      /** The running hash of the record of the match, to be kept; none in the first scheme. */
      transcript?: string;
    }
  | {
      type: 'chat';
      /** The message with its sender. */
      chat: ChatMsg;
    }
  | {
      type: 'resign_offered';
      /** The player who offers. */
      seat: SeatMsg;
      /** How many times the stake. */
      worth: number;
    }
  | {
      type: 'resign_answered';
      /** Whose offer. */
      seat: SeatMsg;
      /** Is the deal over? */
      accepted: boolean;
    }
  | {
      type: 'reclaim_asked';
      /** The place. */
      entrant: number;
      /** Until then. */
      until_ms: number;
    }
  | {
      type: 'reclaim_answered';
      /** The place. */
      entrant: number;
      /** Do they get it? */
      granted: boolean;
    }
  | {
      type: 'thought';
      /** Which entrant. */
      entrant: number;
      /** What it cost. */
      cost: CostMsg;
    };

/** Asks for a seat on this device: `POST /api/me/seats/{room}`. */
export type TakeSeatMsg = {
  /** Without it nothing changes: the answer only says what would. */
  confirm?: boolean;
};

/** The answer to it. */
export type TakenSeatMsg = {
  /** The seat. */
  seat: MySeatMsg;
  /** A token of this device's own; none where it was not confirmed. */
  token: string | null;
};

/** Who asks: `POST /api/rooms/{id}/leave` and `/seat`. */
export type TokenMsg = {
  /** The token got when joining. */
  token: string;
};

/** How much of a search tree is wanted. */
export type TraceMsg = {
  /** At most so many nodes. */
  nodes: number;
};

/** Why a question was closed. */
export type WithdrawnMsg = 'answered' | 'time_up' | 'away';
