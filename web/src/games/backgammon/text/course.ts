/** A game as match transcripts write it: numbered moves of both sides, dice before the play. */
import { inRows, type Course, type Move, type StepOf } from '../../../lib/course';
import { t } from '../../../lib/i18n/words.svelte';
import { opponent } from '../../../lib/seat';
import type { BackgammonMove, BackgammonSeen, BackgammonView } from '../../../lib/wire/backgammon.gen';

const point = (at: number): string => (at === 25 ? 'bar' : at === 0 ? 'off' : String(at));

/** One checker's way, with a star where it hits at its end. */
interface Way extends BackgammonMove {
  hits: boolean;
}

/** A checker that goes on is written once, unless it hit on the way: 24/14, not 24/18 18/14. */
function ways(moves: readonly BackgammonMove[], theirs: readonly number[]): Way[] {
  const found: Way[] = [];
  for (const { from, to } of moves) {
    const hits = to > 0 && theirs[25 - to] === 1;
    const before = found.find((way) => way.to === from && !way.hits);
    if (before) Object.assign(before, { to, hits });
    else found.push({ from, to, hits });
  }
  return found;
}

/** “31: 8/5 6/5”; equal ways are counted. */
function playText(moves: readonly BackgammonMove[], { men, phase, on_roll }: BackgammonView): string {
  const dice = phase.type === 'to_move' ? `${phase.dice.join('')}: ` : '';
  const theirs = men[opponent(on_roll) === 'A' ? 'A' : 'B'];
  const texts = ways(moves, theirs).map(({ from, to, hits }) => `${point(from)}/${point(to)}${hits ? '*' : ''}`);
  const counted = [...new Set(texts)].map((text) => {
    const n = texts.filter((one) => one === text).length;
    return n > 1 ? `${text}(${n})` : text;
  });
  return dice + (counted.join(' ') || t('bg-no-move'));
}

function moveOf(event: BackgammonSeen, before: BackgammonView | undefined, at: number): Move[] {
  if (event.type === 'resigned') return [{ at, seat: event.seat, text: t('ui-resign') }];
  if (event.type !== 'acted' || event.action.type === 'roll') return [];
  const { seat, action } = event;
  if (action.type !== 'play') return [{ at, seat, text: t(`bg-answer-${action.type}`) }];
  return before ? [{ at, seat, text: playText(action.moves, before) }] : [];
}

export const course: Course<'backgammon'> = {
  dealName: (_, nth) => t('bg-game-n', { n: nth }),
  stretches: (steps: readonly StepOf<'backgammon'>[]) => {
    const rows = inRows(
      steps.flatMap(({ seen: [seen = []] }, at) =>
        seen.flatMap((event) => moveOf(event, steps[at - 1]?.views[0], at - 1)),
      ),
    );
    // A row begins with its roll: right after the last move of the row before.
    return rows.map((row, n) => ({ ...row, from: n === 0 ? 0 : (rows[n - 1]?.moves.at(-1)?.at ?? row.from) + 1 }));
  },
  stepName: ({ views: [view] }, { deal, stretch }) =>
    view?.phase.type === 'over'
      ? t('replay-step-over', { deal })
      : stretch && view?.phase.type !== 'opening'
        ? t('replay-step-move', { deal, n: stretch.label })
        : deal,
};
