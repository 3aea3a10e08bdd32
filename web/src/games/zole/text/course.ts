/** A deal as a record of Zole writes it: the bidding, then trick by trick. */
import type { Course, Move, Place, StepOf, Stretch } from '../../../lib/course';
import { t } from '../../../lib/i18n/words.svelte';
import type { Seat } from '../../../lib/seat';
import type { ZoleSeen } from '../../../lib/wire/zole.gen';
import { callLabel } from '../state/choices';
import { cardShort } from './card';

class Tricks {
  readonly bidding: Stretch = { label: t('zole-bidding'), from: 0, moves: [] };
  readonly tricks: Stretch[] = [];
  /** The trick is not full yet. */
  #open = false;

  see(event: ZoleSeen, at: number): void {
    switch (event.type) {
      case 'called':
        this.bidding.moves.push({ at: at - 1, seat: event.seat, text: t(callLabel(event.call)) });
        return;
      case 'played': {
        if (!this.#open) this.tricks.push({ label: String(this.tricks.length + 1), from: at - 1, moves: [] });
        const text = cardShort(event.card);
        this.tricks.at(-1)?.moves.push({ at: at - 1, seat: event.seat, text, leads: !this.#open });
        this.#open = true;
        return;
      }
      case 'taken': {
        this.#open = false;
        const trick = this.tricks.at(-1);
        if (!trick) return;
        trick.note = String(event.eyes);
        for (const move of trick.moves) move.wins = move.seat === event.seat;
        return;
      }
      case 'thrown_in':
        this.tricks.at(-1)?.moves.push({ at: at - 1, seat: event.seat, text: t('zole-throw-in') });
    }
  }

  /** Only the player who buried them knew the cards then; now everyone may. */
  bury({ seen }: StepOf<'zole'>, at: number): void {
    seen.forEach((events, idx) => {
      const buried = events.find((event) => event.type === 'i_buried');
      if (buried) this.bidding.moves.push(buriedBy('ABCD'[idx] as Seat, buried.cards, at));
    });
  }
}

const buriedBy = (seat: Seat, cards: readonly string[], at: number): Move => ({
  at: at - 1,
  seat,
  text: t('zole-buried-short', { cards: cards.map(cardShort).join(' ') }),
});

/** “Trick 4: you lead”, with a name where it is someone else. */
const named = (key: string, seat: Seat, { nameOf, own }: Place, args: Record<string, string | number>): string =>
  t(key, { ...args, player: nameOf(seat), you: seat === own ? 'yes' : 'no' });

export const course: Course<'zole'> = {
  notes: 'zole-eyes',
  dealName: (_, nth) => t('zole-deal-n', { n: nth }),
  stretches: (steps) => {
    const tricks = new Tricks();
    steps.forEach((step, at) => {
      tricks.bury(step, at);
      step.seen[0]?.forEach((event) => tricks.see(event, at));
    });
    return [tricks.bidding, ...tricks.tricks];
  },
  stepName: ({ views: [view] }, place) => {
    const { deal, stretch } = place;
    if (view?.stage.type === 'over') return t('replay-step-over', { deal });
    if (!view?.turn) return deal;
    if (view.stage.type === 'bidding') return named('zole-step-bids', view.turn, place, { deal });
    if (view.stage.type === 'burying') return named('zole-step-buries', view.turn, place, { deal });
    const leads = (view.trick?.plays.length ?? 0) === 0;
    return named(leads ? 'zole-step-leads' : 'zole-step-plays', view.turn, place, { n: stretch?.label ?? '' });
  },
};
