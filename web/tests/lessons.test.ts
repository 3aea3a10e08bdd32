/** Lessons: every text in six languages, one right answer a question, and answers computed a second time. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, describe, expect, test, vi } from 'vitest';

import { GAMES } from '../src/games/list';
import { tournaments, histogram } from '../src/games/backgammon/lessons/resample';
import { addsUp, PLAYERS } from '../src/games/backgammon/lessons/table1';
import riichiQuestions from '../src/games/riichi/lessons/questions.json';
import { PICTURES as ZOLE_PICTURES } from '../src/games/zole/lessons/drawings';
import zoleQuestions from '../src/games/zole/lessons/questions.json';
import { LANGUAGE_CODES } from '../src/lib/i18n/languages';
import { offerGames } from '../src/lib/games';
import { askedIn, textOf, type Lesson, type Said } from '../src/lib/lesson';
import { routeOf } from '../src/lib/route';
import { allLessons, loadLesson } from '../src/lessons/list';
import { Walk } from '../src/lessons/walk.svelte';
import { entriesOf, filesUnder, LOCALES, messagesOf, WEB } from './languages';

const WORDS_MAX = 60;
/** Japanese has no spaces: about three letters make a word. */
const LETTERS_MAX = 3 * WORDS_MAX;

const lessons: Lesson[] = [];
const kept = new Map<string, string>();
beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  offerGames(GAMES);
  for (const { id } of allLessons()) {
    const lesson = await loadLesson(id);
    if (!lesson) throw new Error(`no lesson is called ${id}`);
    lessons.push(lesson);
  }
});

const saidIn = (lesson: Lesson): Said[] =>
  lesson.steps.flatMap((step) => {
    const asked = askedIn(lesson.id, step);
    const choices = asked?.choices.flatMap((choice) => ('key' in choice ? [choice] : [])) ?? [];
    return [textOf(lesson.id, step), ...(asked ? [asked.ask, asked.why, ...choices] : [])];
  });

describe.each(LANGUAGE_CODES)('%s', (language) => {
  const texts = messagesOf(language);

  test('says everything that a lesson says', () => {
    const keys = lessons.flatMap((lesson) => [
      `lesson-${lesson.id}-title`,
      `lesson-${lesson.id}-about`,
      ...saidIn(lesson).map(({ key }) => key),
    ]);
    expect(keys.length).toBeGreaterThan(300);
    expect(keys.filter((key) => !texts.has(key))).toEqual([]);
  });

  test('needs at most sixty words a step', () => {
    const source = readFileSync(join(LOCALES, language, 'lessons.ftl'), 'utf8');
    const long = lessons.flatMap((lesson) =>
      lesson.steps.flatMap((step) => {
        const { key } = textOf(lesson.id, step);
        const text = new RegExp(`^${key} = (.*)$`, 'm').exec(source)?.[1] ?? '';
        const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
        const fits = language === 'ja' ? text.length <= LETTERS_MAX : words <= WORDS_MAX;
        return fits ? [] : [`${key}: ${words}`];
      }),
    );
    expect(long).toEqual([]);
  });
});

test('every message of the lessons is said by a lesson or by their pages', () => {
  const code = filesUnder(join(WEB, 'src'), /\.(ts|svelte)$/).map((file) => readFileSync(file, 'utf8'));
  const begun = ['lesson-state-', 'lesson-prune-', 'lesson-worlds-mask-', 'lesson-right', 'lesson-wrong'];
  const rows = ['lesson-riichi-row-', 'lesson-zole-row-'];
  const said = new Set(lessons.flatMap(saidIn).map(({ key }) => key));
  const unsaid = entriesOf(join(LOCALES, 'en', 'lessons.ftl')).flatMap((entry) => {
    const key = entry.type === 'Message' ? (entry as unknown as { id: { name: string } }).id.name : undefined;
    if (!key || said.has(key) || /-(title|about)$/.test(key)) return [];
    if ([...begun, ...rows].some((start) => key.startsWith(start))) return [];
    return code.some((text) => text.includes(`'${key}'`)) ? [] : [key];
  });
  expect(unsaid).toEqual([]);
});

test('every question has two to four different answers, one of them right', () => {
  const asked = lessons.flatMap((lesson) => lesson.steps.flatMap((step) => askedIn(lesson.id, step) ?? []));
  expect(asked.length).toBeGreaterThan(40);
  for (const { choices, right, ask } of asked) {
    expect([2, 3, 4], ask.key).toContain(choices.length);
    expect(choices[right], ask.key).toBeDefined();
    expect(new Set(choices.map((choice) => JSON.stringify(choice))).size, ask.key).toBe(choices.length);
  }
});

test('steps have names of their own, and a lesson that draws can draw', () => {
  for (const { id, steps, Drawing } of lessons) {
    expect(new Set(steps.map(({ name }) => name)).size, id).toBe(steps.length);
    if (steps.some(({ shows }) => shows.kind === 'drawing')) expect(Drawing, id).toBeDefined();
  }
});

test('lessons have an order and an address', () => {
  expect(allLessons().map(({ place }) => place)).toEqual(allLessons().map((_, at) => at + 1));
  expect(routeOf('/study/lessons')).toEqual({ page: 'lessons', lesson: '' });
  expect(routeOf('/study/lessons/minimax')).toEqual({ page: 'lessons', lesson: 'minimax' });
  expect(routeOf('/study/lessons/minimax/7').page).toBe('missing');
});

describe('a walk', () => {
  const step = (name: string, right?: number): Lesson['steps'][number] => ({
    name,
    shows: { kind: 'drawing', name },
    ...(right !== undefined && { question: { choices: 2, right } }),
  });
  const lesson: Lesson = { id: 'walked', steps: [step('one'), step('two', 1), step('three'), step('four', 0)] };

  test('stops at a question until it is answered, rightly or not', () => {
    const walk = new Walk(lesson);
    walk.go(99);
    expect([walk.at, walk.waits, walk.isDone]).toEqual([1, true, false]);
    walk.answer(7);
    expect(walk.waits).toBe(true);
    walk.answer(0);
    walk.answer(1);
    expect([walk.answered, walk.right]).toEqual([0, 0]);
    walk.forward();
    expect(walk.at).toBe(2);
    walk.go(99);
    walk.answer(0);
    expect([walk.at, walk.isDone, walk.right, walk.questions]).toEqual([3, true, 1, 2]);
  });

  test('does not tell what is asked about what is seen', () => {
    const shows = { kind: 'drawing', name: 'both' } as const;
    const [one, two] = [step('one'), step('two', 1)];
    const walk = new Walk({ id: 'told', steps: [{ ...one, shows }, { ...two, shows }, step('three')] });
    expect(walk.isTold).toBe(false);
    walk.forward();
    expect(walk.isTold).toBe(false);
    walk.answer(0);
    expect(walk.isTold).toBe(true);
    walk.back();
    expect(walk.isTold).toBe(true);
  });

  test('is found again, and begins anew when it is done', () => {
    const begun = { ...lesson, id: 'kept' };
    const walk = new Walk(begun);
    walk.forward();
    walk.answer(1);
    walk.forward();
    expect(new Walk(begun).at).toBe(2);
    walk.forward();
    walk.answer(0);
    expect([new Walk(begun).at, new Walk(begun).answers]).toEqual([0, { two: 1, four: 0 }]);
    walk.again();
    expect([walk.at, walk.waits, walk.answers]).toEqual([0, false, {}]);
  });
});

test('what is kept and cannot be read is left out', async () => {
  const good = { at: 2, answers: { two: 1 }, done: false };
  const bad = { none: { ...good, answers: null }, half: { ...good, answers: { two: 0.5 } }, old: { at: 2 } };
  const before = kept.get('parlor-lessons');
  kept.set('parlor-lessons', JSON.stringify({ good, ...bad }));
  vi.resetModules();
  const { keptOf } = await import('../src/lessons/kept');
  if (before) kept.set('parlor-lessons', before);
  expect(keptOf('good')).toEqual(good);
  for (const lesson of Object.keys(bad)) expect(keptOf(lesson), lesson).toEqual({ at: 0, answers: {}, done: false });
});

/** A tree as it is written by hand, read by a second reader: its syntax, and probabilities that add up to one. */
function readsAsTree(text: string): boolean {
  const tokens = text.match(/[a-z]+(?=\s*\()|[A-Z]|-?\d+(?:\.\d+)?|[[\]():,=]/g) ?? [];
  let at = 0;
  const take = (token: string): boolean => tokens[at] === token && (at += 1) > 0;
  const isNumber = (): boolean => /^-?\d/.test(tokens[at] ?? '') && (at += 1) > 0;
  const named = (): boolean => {
    if (/^[A-Z]$/.test(tokens[at] ?? '')) {
      at += 1;
      if (!take('=')) return false;
    }
    return node();
  };
  function node(): boolean {
    const kind = tokens[at] ?? '';
    if (!['max', 'min', 'chance'].includes(kind)) return isNumber();
    at += 1;
    if (!take('(')) return false;
    let sum = 0;
    do {
      if (kind === 'chance') {
        sum += Number(tokens[at]);
        if (!isNumber() || !take(':')) return false;
      }
      if (!named()) return false;
    } while (take(','));
    return take(')') && (kind !== 'chance' || Math.abs(sum - 1) < 1e-9);
  }
  if (take('[') && !(isNumber() && take(',') && isNumber() && take(']'))) return false;
  return node() && at === tokens.length;
}

test('every tree can be read, and every agent is one that searches', () => {
  const agents = ['minimax', 'alphabeta', 'expectiminimax', 'cfr'];
  const shown = lessons.flatMap(({ steps }) => steps.flatMap(({ shows }) => (shows.kind === 'search' ? [shows] : [])));
  expect(shown.length).toBeGreaterThan(30);
  for (const { source, runs, step } of shown) {
    if (source.kind === 'tree') expect(readsAsTree(source.text), source.text).toBe(true);
    for (const spec of runs) expect(agents).toContain(spec.split(':')[0]);
    expect(step ?? 0).toBeGreaterThanOrEqual(0);
  }
  expect(readsAsTree('max(A = chance(0.5: 1, 0.6: 2))')).toBe(false);
});

describe('ten questions', () => {
  const EYES: Record<string, number> = { A: 11, T: 10, K: 4, Q: 3, J: 2 };
  const isTrump = (card: string): boolean => 'QJ'.includes(card[0] ?? '') || card.endsWith('D');
  const count = (kind: 'trumps' | 'eyes') => zoleQuestions.find((question) => question.kind === kind);

  test('there are ten for each of the two games', () => {
    expect([riichiQuestions.length, zoleQuestions.length]).toEqual([10, 10]);
  });

  test('trumps that were not seen', () => {
    const { hand = '', played = '', choices = [], right = 0 } = count('trumps') ?? {};
    const seen = `${hand} ${played}`.split(' ').filter(isTrump).length;
    expect(choices[right]).toBe(14 - seen);
  });

  test('a hand of Zole has one card fewer for each trick, and no card is seen twice', () => {
    const asked = zoleQuestions.map((_, nth) => `q${nth + 1}`);
    for (const name of [...asked, 'lead-solo', 'lead-opp', 'trumps']) {
      const cards = (label: string): string[] =>
        (ZOLE_PICTURES[name] ?? [])
          .filter((row) => row.label === `lesson-zole-row-${label}`)
          .flatMap((row) => row.cards.join(' ').split(' '));
      const all = ['hand', 'played', 'table', 'buried'].flatMap(cards);
      expect(new Set(all).size, name).toBe(all.length);
      expect(cards('hand').length, name).toBe(8 - cards('played').length / 3);
    }
  });

  test('trumps that are still out in the example', () => {
    const shown = (ZOLE_PICTURES.trumps ?? []).flatMap(({ cards }) => cards.join(' ').split(' '));
    expect(14 - shown.filter(isTrump).length).toBe(3);
  });

  test('eyes of the first and the third trick', () => {
    const { played = '', choices = [], right = 0 } = count('eyes') ?? {};
    const cards = played.split(' ');
    const won = [...cards.slice(0, 3), ...cards.slice(6, 9)];
    expect(choices[right]).toBe(won.reduce((sum, card) => sum + (EYES[card[0] ?? ''] ?? 0), 0));
  });

  test('of four tiles only the one in the river is safe', () => {
    for (const question of riichiQuestions.filter(({ kind }) => kind === 'safe')) {
      const safe = question.choices.map((tile) => question.river?.includes(String(tile)));
      expect(safe.indexOf(true)).toBe(question.right);
      expect(safe.filter(Boolean)).toHaveLength(1);
    }
  });

  test('what was computed says which answer is right', () => {
    for (const question of [...zoleQuestions, ...riichiQuestions]) {
      const found = question as { values?: number[]; tiles?: number[]; points?: number[]; right: number };
      const values = found.values ?? found.tiles ?? found.points;
      if (values) expect(values[found.right]).toBe(Math.max(...values));
    }
  });
});

describe('fifty games', () => {
  test('one pair of the printed table does not add up', () => {
    const wrong = PLAYERS.flatMap((row) => PLAYERS.map((column) => [row, column] as const)).filter(
      ([row, column]) => !addsUp(row, column),
    );
    expect(wrong).toEqual([
      ['attacking', 'combined'],
      ['combined', 'attacking'],
    ]);
  });

  test('drawn tournaments are won as often as the chance says', () => {
    let seed = 1;
    const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const wins = tournaments(0.591, 50, 4000, random);
    const mean = wins.reduce((sum, n) => sum + n, 0) / wins.length;
    // The mean of 200,000 games is within four of its standard errors.
    expect(Math.abs(mean / 50 - 0.591)).toBeLessThan(4 * Math.sqrt((0.591 * 0.409) / 200_000));
    const counts = histogram(wins, 50);
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(4000);
    // By the binomial distribution 12.2 % of them are not won by a majority.
    const lost = counts.slice(0, 26).reduce((sum, n) => sum + n, 0) / 4000;
    expect(Math.abs(lost - 0.1225)).toBeLessThan(0.025);
  });
});
