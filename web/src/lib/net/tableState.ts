import type { Clock, Player } from '../player';
import { SEATS } from '../seat';
import type { Situation } from '../game';
import { gameOr, partsOf } from '../games';
import type { TableState } from './parlor';
import { placesOf } from './places';
import type { CostMsg, EntrantMsg } from '../wire';
import type { Known } from './fold';

/** Milliseconds from the server's clock to the browser's `performance.now()`. */
export type Offset = number;

/** What the pages draw, from what the client knows. */
export function tableState(known: Known, offset: Offset): TableState {
  const { room, phase } = known;
  const game = gameOr(room.game).name;
  const mine = known.entrants.find((entrant) => entrant.entrant === known.me);
  const table = 'table' in phase ? phase.table : null;
  const view = ('view' in phase ? phase.view : null) ?? (table ? partsOf(game).watched(table) : null);
  const prompt = phase.type === 'playing' ? phase.prompt : null;
  return {
    code: room.id,
    game,
    rules: room.rules,
    practice: mine !== undefined && room.practice,
    name: room.name,
    watching: mine === undefined,
    exhibition: known.entrants.every((entrant) => entrant.occupant.type === 'agent'),
    resign: known.resign && { ...known.resign, mine: known.resign.seat === mine?.seat },
    reclaim: claimFor(known),
    places: placesOf(known),
    nextAt: phase.type === 'between' && phase.next_ms !== null ? phase.next_ms + offset : undefined,
    me: mine?.seat ?? (view && 'me' in view ? view.me : 'A'),
    players: known.entrants.map((entrant, idx) => ({
      ...player(entrant, idx, known.costs?.[entrant.entrant]),
      you: entrant === mine,
      clock: entrant === mine ? undefined : clockOf(entrant, known, offset),
    })),
    situation: view ? ({ game, view, legal: prompt?.legal ?? [] } as Situation) : undefined,
    clock: prompt ? clock(prompt.until_ms, prompt.bank_ms, room.clock?.move_ms ?? 0, offset) : undefined,
    lostMs: room.lost_ms ?? undefined,
    open: undefined,
    deal: 'deal' in phase ? phase.deal : undefined,
    match: phase.type === 'over' ? known.n_matches : undefined,
    sheet: 'deal' in phase ? known.sheet : undefined,
    between: phase.type === 'between' || phase.type === 'over',
    over: phase.type === 'over',
    standing: phase.type === 'over' ? known.standing : undefined,
    chat: known.chat.map(({ entrant, name, text }) => ({ name, text, mine: entrant !== null && entrant === known.me })),
    chatOpen: phase.type !== 'playing' || mine === undefined,
  };
}

/** The claim to a place that waits for my word. */
function claimFor({ claim, me }: Known): TableState['reclaim'] {
  if (!claim || me === null || claim.entrant === me || claim.agreed.includes(me)) return undefined;
  return { entrant: claim.entrant, until: claim.until_ms };
}

function player(entrant: EntrantMsg, idx: number, cost?: CostMsg): Player {
  const seat = entrant.seat ?? SEATS[idx] ?? 'A';
  const { occupant } = entrant;
  const ready = entrant.ready;
  const think = cost && { seconds: cost.think_ms / 1000, nodes: cost.nodes };
  switch (occupant.type) {
    case 'person':
      return { seat, name: occupant.name, bot: occupant.bot, away: occupant.presence !== 'here', ready };
    case 'agent':
      return {
        seat,
        name: occupant.agent.split(':')[0] ?? occupant.agent,
        bot: true,
        agent: occupant.agent,
        ready,
        think,
      };
    case 'free':
      return { seat, name: '…', bot: false, ready: false };
  }
}

/** The time of someone else whose turn everyone can see. An agent's is over before it could be read. */
function clockOf({ seat, occupant }: EntrantMsg, { phase, room }: Known, offset: Offset): Clock | undefined {
  const running = phase.type === 'playing' ? phase.clock : null;
  if (!running || running.seat !== seat || occupant.type !== 'person') return undefined;
  return clock(running.until_ms, running.bank_ms, room.clock?.move_ms ?? 0, offset);
}

function clock(untilMs: number | null, bankMs: number, moveMs: number, offset: Offset): Clock | undefined {
  if (untilMs === null) return undefined;
  return { moveEnds: untilMs + offset, moveSeconds: moveMs / 1000, bankSeconds: bankMs / 1000 };
}
