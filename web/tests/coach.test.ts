import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test, vi } from 'vitest';

import type { CoachScript, Moment } from '../src/lib/coach';
import type { Player } from '../src/lib/player';
import { forgetLesson, keepLesson, lessonAt } from '../src/pages/learn/kept';
import { current, read, remark, see, share, START } from '../src/pages/learn/lesson';
import { piecesOf, plainOf } from '../src/pages/learn/marked';
import { deedsIn } from '../src/pages/learn/others';
import { isFree, overlap, placeOf, type Box } from '../src/pages/learn/place';
import { LOCALES, messagesOf } from './languages';

/** A game in which three things can be learned, each as soon as the table shows its letter. */
const step = (name: string) => ({
  name,
  title: name,
  line: () => name,
  says: ({ view }: Moment) => ((view as unknown as string[]).includes(name) ? `about ${name}` : undefined),
});
const script: CoachScript = { title: 'lesson', steps: ['a', 'b', 'c'].map(step) };

const moment = (shown: string, asked = false): Moment =>
  ({ view: [...shown], legal: asked ? [{ type: 'go' }] : [], me: 'A', nameOf: () => '' }) as unknown as Moment;

test('a note is read before anything else is said, and before anything is recommended', () => {
  const noted = see(script, START, moment('a'));
  expect(noted.bubble).toMatchObject({ kind: 'note', text: 'about a' });
  expect(see(script, noted, moment('ab', true))).toBe(noted);
  const next = see(script, read(noted), moment('ab', true));
  expect(next.bubble).toMatchObject({ kind: 'note', text: 'about b' });
  expect([next.met, current(next), share(script, next)]).toEqual([[0, 1], 1, 2 / 3]);
  expect(see(script, read(next), moment('ab', true)).bubble).toMatchObject({ kind: 'advice', text: undefined });
});

test('what is said before the recommendation anyway is not a note of its own', () => {
  const told = { ...script, before: () => 'about a' };
  const { bubble, met } = see(told, START, moment('a', true));
  expect(bubble).toMatchObject({ kind: 'advice', text: 'about a' });
  expect(met).toEqual([0]);
});

test('every step is explained once, also out of its order', () => {
  let progress = read(see(script, START, moment('c', true)));
  progress = read(see(script, progress, moment('ac', true)));
  expect(progress.met).toEqual([2, 0]);
  progress = see(script, progress, moment('ac', true));
  expect(progress.bubble).toMatchObject({ kind: 'advice', text: undefined });
  expect(see(script, progress, moment('ac')).bubble).toBeUndefined();
});

test('a remark is made once, after the steps', () => {
  const remarks = [{ name: 'x', says: ({ view }: Moment) => (`${view}`.includes('x') ? 'about x' : undefined) }];
  let progress = see({ ...script, remarks }, START, moment('ax'));
  expect(progress.bubble?.text).toBe('about a');
  progress = see({ ...script, remarks }, read(progress), moment('ax'));
  expect(progress.bubble).toMatchObject({ kind: 'note', text: 'about x' });
  expect(share(script, progress)).toBe(1 / 3);
  expect(see({ ...script, remarks }, read(progress), moment('ax')).bubble).toBeUndefined();
});

test('the same question can arrive twice without another word', () => {
  const now = moment('a', true);
  const first = see(script, read(see(script, START, now)), now);
  expect(first.bubble?.kind).toBe('advice');
  expect(see(script, first, now)).toBe(first);
  // The table refused the answer: the question is there again.
  const between = see(script, first, { ...now, legal: [] });
  expect(see(script, between, now).bubble?.kind).toBe('advice');
});

test('a remark on what was played is read before the deal goes on', () => {
  const asked = see(script, START, moment('a', true));
  const said = remark(asked, () => 'That works too.');
  expect(see(script, said, moment('ab')).bubble?.text).toBe('That works too.');
  expect(see(script, read(said), moment('ab')).bubble).toMatchObject({ kind: 'note', text: 'about b' });
});

test('a lesson is kept for its own table', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  expect(lessonAt('ABCD')).toBeUndefined();
  keepLesson({ code: 'ABCD', met: [0, 2] });
  expect([lessonAt('ABCD'), lessonAt('EFGH')]).toEqual([[0, 2], undefined]);
  forgetLesson('EFGH');
  expect(lessonAt('ABCD')).toEqual([0, 2]);
  forgetLesson('ABCD');
  expect([lessonAt('ABCD'), kept.size]).toEqual([undefined, 0]);
  // What someone else wrote there is not a lesson.
  for (const text of ['{', '[]', '{"code":"ABCD"}', '{"code":"ABCD","met":["a"]}']) {
    kept.set('parlor-lesson', text);
    expect(lessonAt('ABCD'), text).toBeUndefined();
  }
});

test('terms are taken out of a sentence and put back', () => {
  const line = 'One tile is missing: [tenpai](riichi-tenpai). You [wait](riichi-waits).';
  expect(plainOf(line)).toBe('One tile is missing: tenpai. You wait.');
  expect(piecesOf(line).filter(({ term }) => term)).toEqual([
    { text: 'tenpai', term: 'riichi-tenpai' },
    { text: 'wait', term: 'riichi-waits' },
  ]);
  expect(
    piecesOf(line)
      .map(({ text }) => text)
      .join(''),
  ).toBe(plainOf(line));
});

test('every term that the coach names is in the glossary, in every language', () => {
  const named: string[] = [];
  for (const language of readdirSync(LOCALES)) {
    const text = readFileSync(join(LOCALES, language, 'coach.ftl'), 'utf8');
    const glossary = messagesOf(language);
    const terms = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, term = '']) => term);
    expect(
      terms.filter((term) => !glossary.has(term) || !glossary.has(`term-${term}`)),
      language,
    ).toEqual([]);
    named.push(...terms);
  }
  expect(named.length).toBeGreaterThan(100);
});

test('a bot is asked about what tells something', () => {
  const player = (seat: Player['seat'], bot: boolean): Player => ({
    seat,
    name: seat,
    bot,
    agent: bot ? 'rules' : undefined,
  });
  const step = (seat: string, type: string) => ({ answers: [{ seat, action: { type } }] });
  const steps = [
    { answers: [] },
    step('B', 'pass'),
    step('A', 'take'),
    step('C', 'pass'),
    step('B', 'play'),
    step('C', 'take'),
  ];
  const found = (players: Player[]) =>
    deedsIn(steps as never, 0, players, (action) => 'type' in action && (action.type as string) === 'take').map(
      ({ at }) => [at.seat, at.step],
    );
  // The decision is at the step before its answer is seen; people are not asked.
  expect(found([player('A', false), player('B', true), player('C', true)])).toEqual([['C', 4]]);
  expect(found([player('A', false), player('B', true)])).toEqual([
    ['B', 0],
    ['B', 3],
  ]);
});

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const board = box(0, 0, 1000, 800);
const size = { width: 380, height: 140 };

test('the bubble is 24 pixels above its piece and covers nothing that is needed', () => {
  // A hand along the foot, and a card in the middle of the table right above the piece.
  const hand = Array.from({ length: 8 }, (_, at) => box(20 + at * 120, 620, 120, 170));
  const trick = [box(440, 380, 120, 180)];
  const at = hand[3];
  if (!at) throw new Error('no piece');
  const { left, top, tip } = placeOf({ board, size, at, keep: [...hand, ...trick] });
  expect(top + size.height).toBe(at.top - 24);
  expect([...hand, ...trick].map((one) => overlap({ left, top, ...size }, one))).toEqual(Array(9).fill(0));
  // The tip is over the piece.
  expect(tip?.edge).toBe('bottom');
  expect(Math.abs(left + (tip?.x ?? 0) - (at.left + at.width / 2))).toBeLessThanOrEqual(0.3 * at.width);
});

test('where there is no room above, the bubble is below', () => {
  const at = box(300, 60, 150, 80);
  const { top, tip } = placeOf({ board, size, at, keep: [at] });
  expect([top, tip?.edge]).toEqual([60 + 80 + 24, 'top']);
});

test('without a piece to point at it goes where it covers least', () => {
  const keep = [box(0, 0, 1000, 300), box(0, 600, 1000, 200)];
  const { left, top, tip } = placeOf({ board, size, at: undefined, keep });
  expect(tip).toBeUndefined();
  expect(keep.map((one) => overlap({ left, top, ...size }, one))).toEqual([0, 0]);
});

test('a bubble that would cover something has no free place', () => {
  const keep = Array.from({ length: 10 }, (_, at) => box(at * 100, 0, 100, 400));
  const wish = { board, size, keep: [...keep, ...keep.map((one) => ({ ...one, top: 420 }))] };
  expect(isFree(placeOf({ ...wish, at: undefined }), wish)).toBe(false);
  expect(isFree(placeOf({ board, size, keep, at: undefined }), { board, size, keep })).toBe(true);
  expect(isFree({ left: 900, top: 500, tip: undefined }, { board, size, keep: [] })).toBe(false);
});
