/** What a client knows of a table, step by step. No rules: the server sends every view whole. */
import type { Entrant, Known, Phase, TableEvent } from './protocol';

/** As much as is read again. */
const CHAT_KEPT = 200;

export function fold(known: Known, event: TableEvent): Known {
  switch (event.type) {
    case 'entrants':
      return { ...known, entrants: event.entrants, reclaim: undefined };
    case 'promised':
      return { ...known, promise: event.promise };
    case 'pledging':
      return { ...known, phase: { type: 'pledging', until_ms: event.until_ms } };
    case 'contributing':
      return { ...known, phase: { type: 'contributing', until_ms: event.until_ms, pledges: event.pledges } };
    case 'match_began':
      return { ...known, entrants: seated(known.entrants, event.seat_order), sheet: [], standing: [0, 0, 0, 0] };
    case 'deal_began':
      return { ...known, phase: { type: 'playing', deal: event.deal, view: event.view, prompt: null, clock: null } };
    case 'seen':
      return { ...known, phase: withView(known.phase, event.view) };
    case 'watch_began':
      return { ...known, phase: watched(event.deal, event.table) };
    case 'watched':
      return { ...known, phase: withTable(known.phase, event.table) };
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
        phase: ended(known.phase, event),
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
          view: 'view' in known.phase ? known.phase.view : undefined,
          table: 'table' in known.phase ? known.phase.table : undefined,
        },
      };
    case 'paused':
      return known.phase.type === 'between' ? { ...known, phase: { ...known.phase, next_ms: event.next_ms } } : known;
    case 'resign_offered':
      return { ...known, resign: { seat: event.seat, worth: event.worth } };
    case 'resign_answered':
      return { ...known, resign: undefined };
    case 'reclaim_asked':
      return { ...known, reclaim: event.entrant };
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

/** Something happened: whose time runs now is told after it. */
function withView(phase: Phase, view: unknown): Phase {
  if (phase.type === 'playing') return { ...phase, view, clock: null };
  return phase.type === 'between' ? { ...phase, view } : phase;
}

const watched = (deal: number, table: unknown): Phase => ({
  type: 'playing',
  deal,
  view: null,
  table,
  prompt: null,
  clock: null,
});

function withTable(phase: Phase, table: unknown): Phase {
  if (phase.type === 'playing') return { ...phase, table, clock: null };
  return phase.type === 'between' ? { ...phase, table } : phase;
}

function ended(phase: Phase, event: Extract<TableEvent, { type: 'deal_ended' }>): Phase {
  const view = 'view' in phase ? phase.view : null;
  const table = 'table' in phase ? phase.table : undefined;
  return { type: 'between', deal: event.deal, view, table, next_ms: event.next_ms };
}

const SEATS = ['A', 'B', 'C', 'D'] as const;

const seated = (entrants: readonly Entrant[], order: readonly number[]): Entrant[] =>
  entrants.map((entrant) => ({ ...entrant, seat: SEATS[order.indexOf(entrant.entrant)] ?? null }));
