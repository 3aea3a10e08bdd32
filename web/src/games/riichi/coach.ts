/** A first hand of riichi: what is explained, and when. See docs/rules/riichi.md. */
import type { CoachRemark, CoachScript, CoachStep, Moment } from '../../lib/coach';
import { signed } from '../../lib/i18n/numbers';
import { t } from '../../lib/i18n/words.svelte';
import { seatIdx } from '../../lib/seat';
import type { RiichiAction } from '../../lib/wire/riichi.gen';
import { tileName } from './text/tile';
import { yakuTerm } from './text/yakuName';

type Now = Moment<'riichi'>;

const may = ({ legal }: Now, ...types: RiichiAction['type'][]): boolean =>
  legal.some(({ type }) => types.includes(type));
const isOver = ({ view }: Now): boolean => view.stage.type === 'over';
/** The yaku as terms of the glossary. */
const termsOf = (yaku: readonly string[]): string =>
  yaku.map((key) => `[${t(yakuTerm(key))}](${yakuTerm(key)})`).join(t('coach-and'));
const waitsFor = ({ view }: Now): string => view.own.waits.map(tileName).join(', ');

const aim: CoachStep<'riichi'> = {
  name: 'aim',
  title: 'coach-riichi-aim',
  line: () => t('coach-riichi-aim-line'),
  says: ({ view }) => (view.own.concealed.length > 0 ? t('coach-riichi-aim-says') : undefined),
};

const turn: CoachStep<'riichi'> = {
  name: 'turn',
  title: 'coach-riichi-turn',
  line: () => t('coach-riichi-turn-line'),
  says: (now) => (may(now, 'discard') && now.view.own.drawn ? t('coach-riichi-turn-says') : undefined),
};

const calls: CoachStep<'riichi'> = {
  name: 'calls',
  title: 'coach-riichi-calls',
  line: () => t('coach-riichi-calls-line'),
  says(now) {
    const { stage } = now.view;
    if (stage.type !== 'discarded' || !may(now, 'chi', 'pon', 'open_kan')) return undefined;
    const set = may(now, 'pon', 'open_kan') ? 'triplet' : 'run';
    return t('coach-riichi-calls-says', {
      set,
      player: now.nameOf(stage.seat),
      tile: tileName(stage.tile),
      pass: t('ui-pass'),
    });
  },
};

const waiting: CoachStep<'riichi'> = {
  name: 'waiting',
  title: 'coach-riichi-waiting',
  line: (now) =>
    now.view.own.waits.length > 0
      ? t('coach-riichi-waiting-done', { tiles: waitsFor(now) })
      : t('coach-riichi-waiting-line'),
  says(now) {
    const { view } = now;
    if (isOver(now)) return undefined;
    if (may(now, 'riichi')) return t('coach-riichi-waiting-says');
    if (view.own.waits.length > 0) return t('coach-riichi-waiting-open', { tiles: waitsFor(now) });
    const rival = view.places.find(({ seat, riichi }) => seat !== view.me && riichi);
    return rival ? t('coach-riichi-waiting-rival', { player: now.nameOf(rival.seat) }) : undefined;
  },
};

const win: CoachStep<'riichi'> = {
  name: 'win',
  title: 'coach-riichi-win',
  line: () => t('coach-riichi-win-line'),
  says(now) {
    if (may(now, 'ron', 'tsumo')) return t('coach-riichi-win-says', { by: may(now, 'tsumo') ? 'tsumo' : 'ron' });
    return isOver(now) ? t('coach-riichi-win-later') : undefined;
  },
};

const result: CoachStep<'riichi'> = {
  name: 'result',
  title: 'coach-riichi-result',
  line: ({ view }) =>
    view.stage.type === 'over'
      ? t('coach-riichi-result-done', { points: signed(view.stage.deltas[seatIdx(view.me)] ?? 0) })
      : t('coach-riichi-result-line'),
  says({ view, nameOf }) {
    if (view.stage.type !== 'over') return undefined;
    const { ending } = view.stage;
    const first = ending.type === 'won' ? ending.wins[0] : undefined;
    if (!first) return t('coach-riichi-result-drawn');
    return t('coach-riichi-result-says', {
      me: first.seat === view.me ? 'yes' : 'no',
      player: nameOf(first.seat),
      yaku: termsOf(first.yaku),
    });
  },
};

/** A rarer button. */
const kan: CoachRemark<'riichi'> = {
  name: 'kan',
  says: (now) => (may(now, 'closed_kan', 'added_kan', 'open_kan') ? t('coach-riichi-kan') : undefined),
};

/** Another player has called. */
const opened: CoachRemark<'riichi'> = {
  name: 'opened',
  says({ view, nameOf }) {
    const rival = view.places.find(({ seat, melds }) => seat !== view.me && melds.some(({ called }) => called));
    const meld = rival?.melds.find(({ called }) => called);
    if (!rival || !meld?.called || !meld.from || view.stage.type === 'over') return undefined;
    const set = meld.form === 'chi' ? 'run' : meld.form === 'pon' ? 'triplet' : 'quad';
    return t('coach-riichi-opened', { set, player: nameOf(rival.seat), tile: tileName(meld.called) });
  },
};

const script: CoachScript<'riichi'> = {
  title: 'coach-riichi-title',
  steps: [aim, turn, calls, waiting, win, result],
  remarks: [kan, opened],
  telling: ({ type }) => ['riichi', 'pon', 'chi', 'ron', 'tsumo'].includes(type),
};

export default script;
