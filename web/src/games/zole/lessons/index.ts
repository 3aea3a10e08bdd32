import type { LessonBook, LessonStep, Question } from '../../../lib/lesson';
import { cards } from '../pieces';
import Drawing from './Drawing.svelte';
import { FIGURE_4_1 } from './figure41';
import { quiz } from './quiz';

const step = (name: string, question?: Question): LessonStep => ({
  name,
  shows: { kind: 'drawing', name },
  ...(question && { question }),
});
const ask = (choices: number, right: number): Question => ({ choices, right });
/** A step that shows what the search of figure 4.1 came to: the search itself can be opened. */
const searched = (name: string, question?: Question): LessonStep => ({ ...step(name, question), tries: FIGURE_4_1 });

const book: LessonBook = {
  lessons: [
    {
      id: 'worlds',
      Drawing,
      pieces: cards,
      steps: [
        step('deal'),
        step('unseen', ask(3, 2)),
        searched('values'),
        searched('choose', ask(3, 1)),
        searched('mask'),
        searched('limits', ask(2, 0)),
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
