import type { LessonBook, LessonStep, Question } from '../../../lib/lesson';
import { cards } from '../pieces';
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
      id: 'worlds',
      Drawing,
      pieces: cards,
      steps: [
        step('deal'),
        step('unseen', ask(3, 2)),
        step('values'),
        step('choose', ask(3, 1)),
        step('mask'),
        step('limits', ask(2, 0)),
      ],
    },
    {
      id: 'zole',
      Drawing,
      pieces: cards,
      steps: [
        step('aim', ask(2, 1)),
        step('take'),
        step('zole'),
        step('bury', ask(3, 0)),
        step('lead-solo'),
        step('lead-opp'),
        step('trumps', ask(3, 0)),
        step('eyes', ask(3, 1)),
        ...quiz(),
      ],
    },
  ],
};
export default book;
