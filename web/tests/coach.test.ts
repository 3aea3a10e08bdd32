import { expect, test } from 'vitest';

import type { CoachScript, Moment } from '../src/lib/coach';
import { current, read, remark, see, share, START } from '../src/pages/learn/lesson';
import { overlap, placeOf, type Box } from '../src/pages/learn/place';

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

test('what comes up by itself is a note, and nothing else is said before it was read', () => {
  const noted = see(script, START, moment('a'));
  expect(noted.bubble).toMatchObject({ kind: 'note', text: 'about a' });
  expect(see(script, noted, moment('ab', true))).toBe(noted);
  const after = see(script, read(noted), moment('ab', true));
  expect(after.bubble).toMatchObject({ kind: 'advice', text: 'about b' });
  expect([after.met, current(after), share(script, after)]).toEqual([[0, 1], 1, 2 / 3]);
});

test('every step is explained once, also out of its order', () => {
  let progress = see(script, START, moment('c', true));
  progress = see(script, progress, moment('ac', true));
  expect(progress.met).toEqual([2, 0]);
  progress = see(script, progress, moment('ac', true));
  expect(progress.bubble).toMatchObject({ kind: 'advice', text: undefined });
  expect(see(script, progress, moment('ac')).bubble).toBeUndefined();
});

test('the same question can arrive twice without another word', () => {
  const now = moment('a', true);
  const first = see(script, START, now);
  expect(see(script, first, now)).toBe(first);
  // The table refused the answer: the question is there again.
  const between = see(script, first, { ...now, legal: [] });
  expect(see(script, between, now).bubble?.kind).toBe('advice');
});

test('a remark on what was played is read before the deal goes on', () => {
  const asked = see(script, START, moment('a', true));
  const said = remark(asked, 'That works too.');
  expect(see(script, said, moment('ab')).bubble?.text).toBe('That works too.');
  expect(see(script, read(said), moment('ab')).bubble).toMatchObject({ kind: 'note', text: 'about b' });
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
