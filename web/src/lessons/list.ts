import { allGames } from '../lib/games';
import type { Game } from '../lib/game';
import type { Lesson, LessonBook, LessonInfo } from '../lib/lesson';

/** The lessons that belong to no game. */
const OWN: readonly LessonInfo[] = [
  { id: 'minimax', place: 1 },
  { id: 'chance', place: 2 },
  { id: 'alphabeta', place: 3 },
  { id: 'pruning', place: 4 },
];

export interface Listed extends LessonInfo {
  readonly game?: Game;
}

/** All lessons in their order. */
export const allLessons = (): readonly Listed[] =>
  [...OWN, ...allGames().flatMap((game) => (game.lessons ?? []).map((info): Listed => ({ ...info, game })))].sort(
    (a, b) => a.place - b.place,
  );

/** Fetches a lesson, or nothing where none is called so. */
export async function loadLesson(id: string): Promise<Lesson | undefined> {
  const listed = allLessons().find((lesson) => lesson.id === id);
  if (!listed) return undefined;
  const book: { default: LessonBook } | undefined = listed.game
    ? await listed.game.lessonBook?.()
    : await import('./own');
  return book?.default.lessons.find((lesson) => lesson.id === id);
}
