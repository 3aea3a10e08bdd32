/** A deal as a record of riichi writes it: by go-arounds, each player's tiles and calls in a column. */
import type { Course, Move, StepOf, Stretch } from '../../../lib/course';
import { t } from '../../../lib/i18n/words.svelte';
import { SEATS, type Seat } from '../../../lib/seat';
import type { RiichiSeen, RiichiWind } from '../../../lib/wire/riichi.gen';

const WINDS: readonly RiichiWind[] = ['east', 'south', 'west', 'north'];

/** By the number that our matches give a deal: 8 bits for repeats, 8 for honba, then four deals to a round. */
function dealName(number: number): string {
  const [nth, honba] = [number >> 16, (number >> 8) & 0xff];
  const deal = t('riichi-deal-called', { wind: WINDS[nth >> 2] ?? 'north', n: (nth & 3) + 1 });
  return honba > 0 ? t('riichi-deal-honba', { deal, n: honba }) : deal;
}

/** Follows a deal as seat A saw it. */
class GoArounds {
  readonly stretches: Stretch[] = [];
  readonly #discards: Record<Seat, number> = { A: 0, B: 0, C: 0, D: 0 };

  see(event: RiichiSeen, at: number): void {
    switch (event.type) {
      case 'i_drew':
        return this.#turnOf('A', at);
      case 'other_drew':
        return this.#turnOf(event.seat, at);
      case 'called':
        this.#turnOf(event.seat, at - 1);
        return this.#add({ at: at - 1, seat: event.seat, text: callName(event.meld.form) });
      case 'kan_declared':
        return this.#add({ at: at - 1, seat: event.seat, text: callName(event.kan.form) });
      case 'discarded':
        this.#discards[event.seat] += 1;
        return this.#add({
          at: at - 1,
          seat: event.seat,
          text: event.riichi ? t('riichi-riichi') : '',
          pieces: [event.tile],
        });
      case 'won':
        for (const { seat } of event.winners)
          this.#add({ at: at - 1, seat, text: t(event.from ? 'riichi-call-ron' : 'riichi-call-tsumo'), wins: true });
    }
  }

  /** A go-around begins when a player comes to a turn that nobody has had yet. */
  #turnOf(seat: Seat, at: number): void {
    if (this.#discards[seat] < this.stretches.length) return;
    const n = this.stretches.length + 1;
    this.stretches.push({ label: String(n), from: n === 1 ? 0 : at, moves: [] });
  }

  #add(move: Move): void {
    this.stretches.at(-1)?.moves.push(move);
  }
}

const callName = (form: string): string =>
  t(form === 'chi' || form === 'pon' ? `riichi-call-${form}` : 'riichi-call-kan');

export const course: Course<'riichi'> = {
  dealName,
  stretches: (steps) => {
    const turns = new GoArounds();
    steps.forEach(({ seen }, at) => seen[SEATS.indexOf('A')]?.forEach((event) => turns.see(event, at)));
    return turns.stretches;
  },
  stepName: ({ views: [view] }: StepOf<'riichi'>, { deal, stretch }) => {
    const stage = view?.stage.type;
    if (stage === 'won' || stage === 'over') return t('replay-step-over', { deal });
    return stretch && stage !== 'dealing' ? t('riichi-step', { deal, n: stretch.label }) : deal;
  },
};
