import type { LessonBook, LessonStep, Question } from '../../../lib/lesson';
import { tiles } from '../pieces';
import Drawing from './Drawing.svelte';
import { quiz } from './quiz';

const step = (name: string, question?: Question): LessonStep => ({
  name,
  shows: { kind: 'drawing', name },
  ...(question && { question }),
});
const ask = (choices: number, right: number): Question => ({ choices, right });

const book: LessonBook = {
  lessons: [
    {
      id: 'riichi',
      Drawing,
      pieces: tiles,
      steps: [
        step('shanten'),
        step('far', ask(3, 1)),
        step('acceptance', ask(3, 0)),
        step('waits'),
        step('numbers', ask(3, 2)),
        step('furiten', ask(2, 1)),
        step('safe', ask(3, 2)),
        step('suji', ask(3, 1)),
        step('wall'),
        step('riichi', ask(2, 0)),
        ...quiz(),
      ],
    },
  ],
};
export default book;
