import type { LessonBook, LessonStep, Question, Shown } from '../../../lib/lesson';
import Drawing from './Drawing.svelte';

const step = (name: string, question?: Question, drawing = name): LessonStep => ({
  name,
  shows: { kind: 'drawing', name: drawing },
  ...(question && { question }),
});
const ask = (choices: number, right: number): Question => ({ choices, right });

/** The opening roll of 3 and 1, each play evaluated. */
const OPENING: Shown = {
  kind: 'search',
  source: { kind: 'position', game: 'backgammon', text: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10' },
  runs: ['expectiminimax:depth=1,strategy=combined'],
};

const book: LessonBook = {
  lessons: [
    {
      id: 'plans',
      Drawing,
      steps: [
        step('stop'),
        step('bar', ask(3, 0)),
        step('distance'),
        step('points', ask(3, 2)),
        step('blots', ask(3, 1)),
        step('off'),
        step('running'),
        step('blitz'),
        step('priming', ask(3, 2)),
        step('holding'),
        step('back'),
        step('strategies', ask(3, 0)),
        { name: 'search', shows: OPENING },
      ],
    },
    {
      id: 'fifty',
      Drawing,
      steps: [
        step('table'),
        step('adds-up', ask(3, 1), 'table'),
        step('error', ask(3, 2), 'table'),
        step('live'),
        step('resample', ask(3, 1)),
        step('more', ask(3, 1), 'thousand'),
        step('thousand'),
      ],
    },
  ],
};
export default book;
