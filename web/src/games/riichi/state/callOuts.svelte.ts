import type { RiichiMeld, RiichiView } from '../../../lib/wire/riichi.gen';
import type { Seat } from '../../../lib/seat';

/** How long a word stands at its caller's place, in milliseconds. */
export const CALLED_FOR = 1100;
/** More discards than that between two views is not a move but a jump, as in a replay. */
const STEP_MOST = 2;

/** What a player says aloud: the message that names it. */
export interface CallOut {
  seat: Seat;
  word: string;
}

const WORDS: Record<RiichiMeld['form'], string> = {
  chi: 'riichi-call-chi',
  pon: 'riichi-call-pon',
  open_kan: 'riichi-call-kan',
  added_kan: 'riichi-call-kan',
  closed_kan: 'riichi-call-kan',
};

/** The sets that a player has laid down or called, by form and first tile. */
function setsOf({ places, stage }: RiichiView, seat: Seat): string[] {
  const melds = places.find((place) => place.seat === seat)?.melds ?? [];
  const kan = stage.type === 'declared' && stage.seat === seat ? stage.kan : undefined;
  const isLaid = kan && melds.some(({ form, tiles }) => form === kan.form && tiles[0] === kan.tiles[0]);
  // A kan that can still be robbed is called already: when it is laid down nothing is said again.
  return [...melds, ...(kan && !isLaid ? [kan] : [])].map(({ form, tiles }) => `${form} ${tiles[0]}`);
}

/** Who has won, and from whom. */
function winsIn({ stage }: RiichiView): { from: Seat | null; winners: readonly { seat: Seat }[] } | undefined {
  if (stage.type === 'won') return stage;
  if (stage.type !== 'over' || stage.ending.type !== 'won') return undefined;
  return { from: stage.ending.from, winners: stage.ending.wins };
}

const nDiscards = ({ places }: RiichiView): number => places.reduce((sum, { river }) => sum + river.length, 0);

/** The one that is there more often than before: a player may have two runs alike. */
function newOf(before: readonly string[], now: readonly string[]): string | undefined {
  const rest = [...now];
  for (const one of before) if (rest.includes(one)) rest.splice(rest.indexOf(one), 1);
  return rest[0];
}

/** What was called between two views of one deal. */
export function callsBetween(before: RiichiView, now: RiichiView): CallOut[] {
  const passed = nDiscards(now) - nDiscards(before);
  if (passed < 0 || passed > STEP_MOST || now.dealer !== before.dealer || now.honba !== before.honba) return [];
  const won = winsIn(before) ? undefined : winsIn(now);
  if (won) {
    const word = won.from === null ? 'riichi-call-tsumo' : 'riichi-call-ron';
    return won.winners.map(({ seat }) => ({ seat, word }));
  }
  return now.places.flatMap(({ seat, riichi }, at) => {
    const form = newOf(setsOf(before, seat), setsOf(now, seat))?.split(' ')[0] as RiichiMeld['form'] | undefined;
    const declared = riichi && !before.places[at]?.riichi;
    return [...(form ? [{ seat, word: WORDS[form] }] : []), ...(declared ? [{ seat, word: 'riichi-riichi' }] : [])];
  });
}

/** The words that stand on the table now. They block nothing: the next one may come at any time. */
export class CallOuts {
  shown = $state.raw<readonly (CallOut & { id: number })[]>([]);
  #before: RiichiView | undefined;
  #next = 0;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  /** The next view; says what was called. */
  see(view: RiichiView): CallOut[] {
    const calls = this.#before ? callsBetween(this.#before, view) : [];
    this.#before = view;
    for (const call of calls) this.#show(call);
    return calls;
  }

  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.shown = [];
  }

  #show(call: CallOut): void {
    const id = this.#next++;
    this.shown = [...this.shown.filter(({ seat }) => seat !== call.seat), { ...call, id }];
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.shown = this.shown.filter((one) => one.id !== id);
    }, CALLED_FOR);
    this.#timers.add(timer);
  }
}
