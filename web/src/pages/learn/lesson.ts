/** How far a coached deal is: which steps have come up, and what the coach says now. */
import type { CoachScript, Moment } from '../../lib/coach';

export interface Bubble {
  /** A note waits until it was read, and the others wait with it. Advice waits for the learner's answer. */
  readonly kind: 'note' | 'advice';
  /** What is explained, where something is new; in the language that is read now. */
  readonly text: string | undefined;
  /** The position that it belongs to. */
  readonly view: unknown;
}

export interface Progress {
  /** The places of the steps that have come up, in the order in which they did. */
  readonly met: readonly number[];
  /** The names of the remarks that were made. */
  readonly told: readonly string[];
  readonly bubble: Bubble | undefined;
}

export const START: Progress = { met: [], told: [], bubble: undefined };

/** The next moment. While a note waits to be read nothing else is said; one thing is said at a time. */
export function see(script: CoachScript, progress: Progress, moment: Moment): Progress {
  const { met, told, bubble } = progress;
  if (bubble?.kind === 'note') return progress;
  const asked = moment.legal.length > 0;
  // The same question can arrive twice: what was said about it stays.
  if (asked && bubble?.view === moment.view) return progress;
  const saying = (kind: Bubble['kind'], says: (moment: Moment) => string | undefined): Bubble => ({
    kind,
    view: moment.view,
    get text() {
      return says(moment);
    },
  });
  const step = script.steps.find(({ says }, at) => !met.includes(at) && says(moment) !== undefined);
  if (step) {
    // What is said before the recommendation anyway need not be read by itself.
    const now = asked && step.says(moment) === script.before?.(moment);
    return { told, met: [...met, script.steps.indexOf(step)], bubble: saying(now ? 'advice' : 'note', step.says) };
  }
  const remark = script.remarks?.find(({ name, says }) => !told.includes(name) && says(moment) !== undefined);
  if (remark) return { met, told: [...told, remark.name], bubble: saying('note', remark.says) };
  return { met, told, bubble: asked ? saying('advice', () => undefined) : undefined };
}

/** The coach has something to say about what the learner has just done. */
export const remark = (progress: Progress, says: () => string | undefined): Progress => ({
  ...progress,
  bubble: {
    kind: 'note',
    view: undefined,
    get text() {
      return says();
    },
  },
});

/** The note was read. */
export const read = (progress: Progress): Progress =>
  progress.bubble?.kind === 'note' ? { ...progress, bubble: undefined } : progress;

/** The step that the coach is at: the one that came up last. */
export const current = ({ met }: Progress): number => met.at(-1) ?? 0;

/** How much of the lesson is done, from 0 to 1. */
export const share = ({ steps }: CoachScript, { met }: Progress): number =>
  steps.length > 0 ? met.length / steps.length : 0;
