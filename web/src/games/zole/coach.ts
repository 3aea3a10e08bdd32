/** A first deal of Zole: what is explained, and when. See docs/rules/zole.md. */
import type { CoachRemark, CoachScript, CoachStep, Moment } from '../../lib/coach';
import { signed } from '../../lib/i18n/numbers';
import { t } from '../../lib/i18n/words.svelte';
import { seatIdx } from '../../lib/seat';
import type { Message } from '../../lib/wire';
import type { ZolePlay, ZoleView } from '../../lib/wire/zole.gen';
import TrumpOrder from './board/TrumpOrder.svelte';
import { eyesIn, CARDS_OF_A_TRICK, goesByTricks } from './state/tally';
import { cardShort, faceOf, isTrump } from './text/card';

type Now = Moment<'zole'>;

/** Who plays alone, for sentences that say “you” to the learner. */
function soloist({ view, nameOf }: Now): { me: string; player: string } {
  const seat = view.contract?.soloist;
  return { me: seat === view.me ? 'yes' : 'no', player: seat ? nameOf(seat) : '' };
}

const tricksTaken = (view: ZoleView): number =>
  view.players.reduce((sum, { won }) => sum + won.length, 0) / CARDS_OF_A_TRICK;
const asked = ({ legal }: Now): boolean => legal.some(({ type }) => type === 'play');
const isPlayed = ({ view }: Now): boolean => view.stage.type === 'playing';

/** The card that was led, as a suit: all trumps are one. */
function suitLed(view: ZoleView): string | undefined {
  const card = view.trick?.plays[0]?.card;
  return card === undefined ? undefined : classOf(card);
}
const classOf = (card: string): string => (isTrump(card) ? 'T' : faceOf(card).suit);

function mustFollow({ view }: Now): string | undefined {
  const suit = suitLed(view);
  if (suit === undefined) return undefined;
  const has = view.hand.some((card) => classOf(card) === suit) ? 'yes' : 'no';
  return t('coach-zole-follow-says', { suit, has });
}

const bidding: CoachStep<'zole'> = {
  name: 'bidding',
  title: 'coach-zole-bidding',
  line: (now) =>
    now.view.contract
      ? t('coach-zole-bidding-done', { contract: now.view.contract.name, ...soloist(now) })
      : t('coach-zole-bidding-line'),
  // A learner who was not asked, because another player took the table first, learns it before the first trick ends.
  says: (now) =>
    now.view.stage.type === 'bidding' ||
    now.legal.some(({ type }) => type === 'bury') ||
    (isPlayed(now) && tricksTaken(now.view) === 0)
      ? t('coach-zole-bidding-says')
      : undefined,
};

const lead: CoachStep<'zole'> = {
  name: 'lead',
  title: 'coach-zole-lead',
  line({ view, nameOf }) {
    const first = view.players.find(({ seat }) => seat === view.places[0]);
    const card = first?.played[0];
    if (!first || !card) return t('coach-zole-lead-line');
    const me = first.seat === view.me ? 'yes' : 'no';
    return t('coach-zole-lead-done', { me, player: nameOf(first.seat), card: cardShort(card) });
  },
  says({ view, legal, nameOf }) {
    if (view.stage.type !== 'playing') return undefined;
    const first = view.places[0];
    const mine = first === view.me;
    // It is said when the first card lies there, or when it is the learner's to choose.
    if (mine ? legal.length === 0 && tricksTaken(view) === 0 : (view.trick?.plays.length ?? 0) === 0) return undefined;
    return t('coach-zole-lead-says', { me: mine ? 'yes' : 'no', player: nameOf(first) });
  },
};

const follow: CoachStep<'zole'> = {
  name: 'follow',
  title: 'coach-zole-follow',
  line: () => t('coach-zole-follow-line'),
  says: (now) => (asked(now) ? mustFollow(now) : undefined),
};

const trumps: CoachStep<'zole'> = {
  name: 'trumps',
  title: 'coach-zole-trumps',
  line: () => t('coach-zole-trumps-line'),
  says: (now) =>
    asked(now) && (tricksTaken(now.view) > 0 || suitLed(now.view) === 'T') ? t('coach-zole-trumps-says') : undefined,
};

const eyes: CoachStep<'zole'> = {
  name: 'eyes',
  title: 'coach-zole-eyes',
  line: (now) => {
    const by = goesByTricks(now.view) ? 'tricks' : 'eyes';
    return now.view.contract ? t('coach-zole-eyes-done', { by, ...soloist(now) }) : t('coach-zole-eyes-line');
  },
  says(now) {
    const { view } = now;
    if (!isPlayed(now) || tricksTaken(view) === 0) return undefined;
    const last = view.last_trick?.plays.map(({ card }) => card) ?? [];
    return t('coach-zole-eyes-says', { n: eyesIn(last) });
  },
};

const score: CoachStep<'zole'> = {
  name: 'score',
  title: 'coach-zole-score',
  line: ({ view }) =>
    view.settled
      ? t('coach-zole-score-done', { points: signed(view.settled.points[seatIdx(view.me)] ?? 0) })
      : t('coach-zole-score-line'),
  says(now) {
    const { stage } = now.view;
    if (stage.type !== 'over' || stage.outcome.type !== 'solo') return undefined;
    const { contract, level, eyes, tricks } = stage.outcome;
    const won = ['won', 'high', 'all_tricks'].includes(level) ? 'yes' : 'no';
    const by = contract === 'maza_zole' ? 'tricks' : 'eyes';
    return t('coach-zole-score-says', { won, by, eyes, tricks, ...soloist(now) });
  },
};

/** Another player's card that does not follow suit, in the trick on the table or in the one just taken. */
function strayCard({ view }: Now, fits: (suit: string) => boolean): (ZolePlay & { led: string }) | undefined {
  const plays = view.trick?.plays.length ? view.trick.plays : (view.last_trick?.plays ?? []);
  const led = plays[0] && classOf(plays[0].card);
  const found = plays.find(({ seat, card }) => seat !== view.me && classOf(card) !== led && fits(classOf(card)));
  return led && found ? { ...found, led } : undefined;
}

/** Who cannot follow may trump. */
const trumped: CoachRemark<'zole'> = {
  name: 'trumped',
  says(now) {
    const stray = strayCard(now, (suit) => suit === 'T');
    return stray && t('coach-zole-trumped', { suit: stray.led, player: now.nameOf(stray.seat) });
  },
};

/** Who cannot follow need not trump. */
const thrown: CoachRemark<'zole'> = {
  name: 'thrown',
  says(now) {
    const stray = strayCard(now, (suit) => suit !== 'T');
    if (!stray) return undefined;
    return t('coach-zole-thrown', { suit: stray.led, player: now.nameOf(stray.seat), card: cardShort(stray.card) });
  },
};

/** What the buttons of the bidding do. */
function callsSay({ legal }: Now): string | undefined {
  const calls = legal.flatMap((action) => (action.type === 'call' ? action.call : []));
  return calls.length > 0 ? t('coach-zole-calls', { zole: calls.includes('zole') ? 'yes' : 'no' }) : undefined;
}

/** The fact alone: a learner does not count possible deals yet. */
function factOf(reason: Message): Message {
  const fact = reason.args?.find(([name]) => name === 'fact');
  return fact ? { key: 'zole-why-one', args: [['said', fact[1]]] } : reason;
}

const script: CoachScript<'zole'> = {
  title: 'coach-zole-title',
  steps: [bidding, lead, follow, eyes, trumps, score],
  remarks: [trumped, thrown],
  reason: factOf,
  before(now) {
    if (now.legal.some(({ type }) => type === 'bury')) return t('coach-zole-bury');
    const calls = callsSay(now);
    if (calls) return calls;
    return asked(now) ? mustFollow(now) : undefined;
  },
  again: ({ view: { stage } }) =>
    stage.type === 'over' && stage.outcome.type === 'all_passed' ? t('coach-zole-passed') : undefined,
  telling: ({ type }) => type === 'call',
  aid: { title: 'coach-zole-order', Picture: TrumpOrder },
};

export default script;
