/** What a client knows of a table, step by step. No rules: the server sends every view whole. */
import { SEATS } from '../seat';
import type { CostMsg, EntrantMsg, GameName, Seat, StateOf, TableEventOf } from '../wire';

/** The state as the server sends it, and what this client has heard since. */
export type Known = StateOf<GameName> & {
  /** What the last move of each agent has cost, by entrant. */
  costs?: Record<number, CostMsg>;
  /** Someone offers to lose the deal. */
  resign?: { seat: Seat; worth: number };
};
export type TableEvent = TableEventOf<GameName>;
type Phase = Known['phase'];

/** As much as is read again. */
const CHAT_KEPT = 200;

export function fold(known: Known, event: TableEvent): Known {
  switch (event.type) {
    case 'entrants':
      return { ...known, entrants: event.entrants };
    case 'promised':
      return { ...known, promise: event.promise };
    case 'pledging':
      return { ...known, phase: { type: 'pledging', until_ms: event.until_ms } };
    case 'contributing':
      return { ...known, phase: { type: 'contributing', until_ms: event.until_ms, pledges: event.pledges } };
    case 'match_began':
      return { ...known, entrants: seated(known.entrants, event.seat_order), sheet: [], standing: [0, 0, 0, 0] };
    case 'deal_began':
      return { ...known, phase: playingFrom(event.deal, event.view, null) };
    case 'seen':
      return { ...known, phase: moved(known.phase, { view: event.view }) };
    case 'watch_began':
      return { ...known, phase: playingFrom(event.deal, null, event.table) };
    case 'watched':
      return { ...known, phase: moved(known.phase, { table: event.table }) };
    case 'asked':
      return playing(known, (phase) => ({ ...phase, prompt: event.prompt }));
    case 'closed':
      return playing(known, (phase) => (phase.prompt?.seq === event.seq ? { ...phase, prompt: null } : phase));
    case 'clock':
      return playing(known, (phase) => ({ ...phase, clock: event.clock }));
    case 'deal_ended':
      return {
        ...known,
        standing: event.standing,
        sheet: [...known.sheet, { standing: event.standing, entry: event.entry }],
        phase: { type: 'between', deal: event.deal, next_ms: event.next_ms, ...lastSeen(known.phase) },
        resign: undefined,
      };
    case 'match_ended':
      return {
        ...known,
        standing: event.standing,
        n_matches: event.n_matches,
        phase: {
          type: 'over',
          deal: 'deal' in known.phase ? known.phase.deal : 0,
          reveal: event.reveal,
          ...lastSeen(known.phase),
        },
      };
    case 'paused':
      return known.phase.type === 'between' ? { ...known, phase: { ...known.phase, next_ms: event.next_ms } } : known;
    case 'resign_offered':
      return { ...known, resign: { seat: event.seat, worth: event.worth } };
    case 'resign_answered':
      return { ...known, resign: undefined };
    case 'reclaim_asked':
      return { ...known, claim: { entrant: event.entrant, until_ms: event.until_ms, agreed: [] } };
    case 'reclaim_answered':
      return { ...known, claim: null };
    case 'thought':
      return { ...known, costs: { ...known.costs, [event.entrant]: event.cost } };
    case 'chat':
      return { ...known, chat: [...known.chat, event.chat].slice(-CHAT_KEPT) };
    default:
      return known; // Something newer than this page.
  }
}

type Playing = Extract<Phase, { type: 'playing' }>;

function playing(known: Known, change: (phase: Playing) => Playing): Known {
  return known.phase.type === 'playing' ? { ...known, phase: change(known.phase) } : known;
}

type Sight = Pick<Playing, 'view' | 'table'>;

const playingFrom = (deal: number, view: Sight['view'], table: Sight['table']): Phase => ({
  type: 'playing',
  deal,
  view,
  table,
  prompt: null,
  clock: null,
});

/** Something happened: whose time runs now is told after it. */
function moved(phase: Phase, sight: Partial<Sight>): Phase {
  if (phase.type === 'playing') return { ...phase, ...sight, clock: null };
  return phase.type === 'between' ? { ...phase, ...sight } : phase;
}

/** What lay on the table last stays there. */
const lastSeen = (phase: Phase): Sight =>
  'view' in phase ? { view: phase.view, table: phase.table } : { view: null, table: null };

const seated = (entrants: readonly EntrantMsg[], order: readonly number[]): EntrantMsg[] =>
  entrants.map((entrant) => ({ ...entrant, seat: SEATS[order.indexOf(entrant.entrant)] ?? null }));
