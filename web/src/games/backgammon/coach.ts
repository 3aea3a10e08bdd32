/** A first game of backgammon: what is explained, and when. See docs/rules/backgammon.md. */
import type { CoachRemark, CoachScript, CoachStep, Moment } from '../../lib/coach';
import { t } from '../../lib/i18n/words.svelte';
import type { Arg, Explanation, Message } from '../../lib/wire';
import type { BackgammonAction, BackgammonMove } from '../../lib/wire/backgammon.gen';
import { positionOf, type Position } from './state/position';

type Now = Moment<'backgammon'>;

/** The highest point of the home board. */
const HOME = 6;
const BAR = 25;

const position = ({ view, me }: Now): Position => positionOf(view, me === 'B' ? 'B' : 'A');
const mayMove = ({ legal }: Now): boolean => legal.some((action) => action.type === 'play' && action.moves.length > 0);
const isOver = ({ view }: Now): boolean => view.phase.type === 'over';

/** Are all my men in the home board? */
const isHome = (now: Now): boolean => position(now).mine.every((n, point) => n === 0 || point <= HOME);

/** One man's way in plain words: “13 → 7”, “bar → 22”, “6 → off”. */
const step = ({ from, to }: BackgammonMove): string =>
  `${from === BAR ? t('bg-bar') : from} → ${to === 0 ? t('coach-bg-off-word') : to}`;

const waysOf = (moves: readonly BackgammonMove[]): string => moves.map(step).join(', ');

const direction: CoachStep<'backgammon'> = {
  name: 'direction',
  title: 'coach-bg-direction',
  line: () => t('coach-bg-direction-line'),
  says: (now) => (isOver(now) ? undefined : t('coach-bg-direction-says')),
};

const dice: CoachStep<'backgammon'> = {
  name: 'dice',
  title: 'coach-bg-dice',
  line: () => t('coach-bg-dice-line'),
  says: (now) => (mayMove(now) ? t('coach-bg-dice-says', { undo: t('bg-undo'), confirm: t('ui-confirm') }) : undefined),
};

const points: CoachStep<'backgammon'> = {
  name: 'points',
  title: 'coach-bg-points',
  line: () => t('coach-bg-points-line'),
  // Not on the first move: who begins has turn 0, the other turn 1.
  says: (now) => (mayMove(now) && now.view.turns > 1 ? t('coach-bg-points-says') : undefined),
};

const hitting: CoachStep<'backgammon'> = {
  name: 'hitting',
  title: 'coach-bg-hitting',
  line: () => t('coach-bg-hitting-line'),
  says(now) {
    const { mine, theirs } = position(now);
    if ((mine[BAR] ?? 0) > 0) return t('coach-bg-hitting-says', { whose: 'mine' });
    return (theirs[0] ?? 0) > 0 ? t('coach-bg-hitting-says', { whose: 'theirs' }) : undefined;
  },
};

const off: CoachStep<'backgammon'> = {
  name: 'off',
  title: 'coach-bg-off',
  line: (now) => t('coach-bg-off-line', { n: position(now).mine[0] ?? 0 }),
  says: (now) => (mayMove(now) && isHome(now) ? t('coach-bg-off-says') : undefined),
};

const result: CoachStep<'backgammon'> = {
  name: 'result',
  title: 'coach-bg-result',
  line: () => t('coach-bg-result-line'),
  says({ view, me, nameOf }) {
    if (view.phase.type !== 'over') return undefined;
    const { winner, win } = view.phase;
    return t('coach-bg-result-says', { me: winner === me ? 'yes' : 'no', player: nameOf(winner), win });
  },
};

/** A checker that was hit did not come in. */
const shutOut: CoachRemark<'backgammon'> = {
  name: 'shut-out',
  says(now) {
    const waits = now.legal.some(({ type }) => type === 'roll') && (position(now).theirs[0] ?? 0) > 0;
    return waits ? t('coach-bg-shut-out') : undefined;
  },
};

/** The play that another is compared with, as a learner reads it: “24 → 15”, not “24/15”. */
function inWays(reason: Message, why: Explanation, legal: readonly BackgammonAction[]): Message {
  const args = reason.args?.map(([name, arg]): [string, Arg] => {
    if (name !== 'next' || arg.type !== 'message') return [name, arg];
    const label = JSON.stringify(arg.value);
    const action = legal[why.candidates.find((one) => JSON.stringify(one.label) === label)?.legal_idx ?? -1];
    return action?.type === 'play' ? [name, { type: 'text', value: waysOf(action.moves) }] : [name, arg];
  });
  return { ...reason, args };
}

const script: CoachScript<'backgammon'> = {
  title: 'coach-bg-title',
  steps: [direction, dice, points, hitting, off, result],
  remarks: [shutOut],
  called: (action) => (action.type === 'play' ? waysOf(action.moves) : undefined),
  does: (action) => (action.type === 'play' ? t('coach-bg-do', { moves: waysOf(action.moves) }) : undefined),
  reason: inWays,
  before({ legal }) {
    if (legal.some(({ type }) => type === 'roll')) return t('coach-bg-roll');
    const stuck = legal.length > 0 && legal.every((action) => action.type === 'play' && action.moves.length === 0);
    return stuck ? t('coach-bg-stuck', { button: t('bg-pass-turn') }) : undefined;
  },
  telling: (action) => action.type === 'play' && action.moves.length > 0,
};

export default script;
