/** The glossary: a definition for every term, drawings of real positions, and addresses that find their term. */
import type { Message } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';

import * as backgammon from '../src/games/backgammon/glossary/drawings';
import * as backgammonRelated from '../src/games/backgammon/glossary/related';
import { GAMES } from '../src/games/list';
import * as riichi from '../src/games/riichi/glossary/drawings';
import * as riichiRelated from '../src/games/riichi/glossary/related';
import { groupsOf } from '../src/games/riichi/text/groups';
import * as zole from '../src/games/zole/glossary/drawings';
import * as zoleRelated from '../src/games/zole/glossary/related';
import { LANGUAGE_CODES } from '../src/lib/i18n/languages';
import { firstSentence } from '../src/lib/i18n/sentences';
import { piecesIn, stripOf, wordsIn } from '../src/lib/strip';
import { namedBy, relatedTo, termsIn } from '../src/pages/glossary/entries';
import { study } from '../src/pages/glossary/study';
import { DRAWN as studyDrawn, PICTURES } from '../src/pages/glossary/study/drawings';
import { messagesOf, termsOf, variablesOf } from './languages';

const textOf = ({ value }: Message): string =>
  (value?.elements ?? []).map((part) => (part.type === 'TextElement' ? part.value : '')).join('');

const english = messagesOf('en');
const starts = ['study-', ...GAMES.flatMap(({ terms }) => terms ?? []).map(({ start }) => start)];
/** The words of the glossary; a sentence that puts something in is not one. */
const TERMS = termsOf('en').filter((key) => {
  const message = english.get(key);
  return message && starts.some((start) => key.startsWith(start)) && variablesOf(message).length === 0;
});
const STRIPS = Object.entries({
  ...riichi.GROUPS,
  ...riichi.RIVERS,
  ...riichi.PICTURES,
  ...zole.PICTURES,
  ...backgammon.PICTURES,
  ...PICTURES,
});
const DRAWN = [
  ...STRIPS.map(([term]) => term),
  ...Object.keys(zole.SHEETS),
  ...Object.keys(backgammon.POSITIONS),
  ...studyDrawn,
];
const RELATED = [riichiRelated, zoleRelated, backgammonRelated].flatMap((part) => part.RELATED);

describe.each(LANGUAGE_CODES)('%s', (language) => {
  const messages = messagesOf(language);
  const texts = new Map(
    TERMS.map((term): [string, string] => {
      const message = messages.get(`term-${term}`);
      return [term, message ? textOf(message) : ''];
    }),
  );

  test('defines every term', () => {
    expect(TERMS.filter((term) => !texts.get(term))).toEqual([]);
    expect(termsIn([...messages.keys()]).filter((term) => !TERMS.includes(term))).toEqual([]);
  });

  test('uses at most two sentences of at most 20 words, or 60 letters in Japanese', () => {
    const sentences = (text: string): string[] => text.split(language === 'ja' ? /(?<=。)/ : /(?<=\.)\s+/);
    const length = (text: string): number => (language === 'ja' ? text.length / 3 : text.split(/\s+/).length);
    const long = [...texts].filter(
      ([, text]) =>
        !/[.。]$/.test(text) || sentences(text).length > 2 || sentences(text).some((sentence) => length(sentence) > 20),
    );
    expect(long.map(([term]) => term)).toEqual([]);
  });
});

test('a tooltip has the first sentence', () => {
  expect(firstSentence('Not tenpai. At a draw, 1.5 times.')).toBe('Not tenpai.');
  expect(firstSentence('Counts 1.5 times. More.')).toBe('Counts 1.5 times.');
  expect(firstSentence('一つ目です。二つ目です。')).toBe('一つ目です。');
});

test('related terms and drawings belong to terms', () => {
  const named = [...RELATED, ...study.related].flat();
  expect([...named, ...DRAWN].filter((term) => !TERMS.includes(term))).toEqual([]);
  expect(relatedTo('study-root', study)).toEqual(['study-node', 'study-leaf']);
});

test('an address names its term, whole or by its end', () => {
  expect(namedBy('#yaku-pinfu', TERMS)).toBe('yaku-pinfu');
  expect(namedBy('#ryanmen', TERMS)).toBe('riichi-wait-ryanmen');
  expect(namedBy('#blot', TERMS)).toBe('bg-blot');
  expect(namedBy('', TERMS)).toBeUndefined();
  expect(namedBy('#nothing-of-this-name', TERMS)).toBeUndefined();
});

test('every term is drawn', () => {
  expect(TERMS.filter((term) => !DRAWN.includes(term))).toEqual([]);
});

test('drawings say only words that exist', () => {
  const words = STRIPS.flatMap(([, text]) => wordsIn(stripOf(text)));
  expect(words.filter((key) => !english.has(key))).toEqual([]);
});

test('a strip is read as it is written', () => {
  expect(stripOf('riichi-waits: 3s+6s! > @riichi-call-ron~ | %61/120/61 #+1500 #40%')).toEqual([
    {
      label: 'riichi-waits',
      items: [
        {
          kind: 'pieces',
          pieces: [
            { code: '3s', marks: '' },
            { code: '6s', marks: '!' },
          ],
        },
        { kind: 'arrow' },
        { kind: 'word', key: 'riichi-call-ron', marks: '~' },
      ],
    },
    {
      label: undefined,
      items: [
        { kind: 'bar', value: 61, whole: 120, notch: 61, isPercent: false },
        { kind: 'number', value: 1500, digits: 0, isSigned: true, isPercent: false },
        { kind: 'number', value: 40, digits: 0, isSigned: false, isPercent: true },
      ],
    },
  ]);
});

/** Pieces of each game by their codes; what is drawn must be one of them. */
const PIECES = /^([0-9][mps]|[1-7]z|[AKQJT9][CSHD]|[87]D|back|stick|counter|light|dark|d[1-6]|c[1-9]\d?|g[XO.#]{9})$/;

test('drawings are made of pieces that exist, none of them more often than it is', () => {
  for (const [term, text] of STRIPS) {
    for (const row of stripOf(text)) {
      const pieces = piecesIn([row]);
      expect(
        pieces.filter((code) => !PIECES.test(code)),
        term,
      ).toEqual([]);
      for (const item of row.items) {
        const tiles = piecesIn([{ label: undefined, items: [item] }]).filter((code) => /^\d[mpsz]$/.test(code));
        for (const tile of tiles) expect(tiles.filter((other) => other === tile).length, term).toBeLessThanOrEqual(4);
      }
    }
  }
});

/** What a player holds: 13 tiles, 14 after a draw; each kan makes it one more. */
const HELD = ['riichi-hand', 'riichi-hand-closed', 'riichi-hand-open', 'riichi-others', 'riichi-dealer'];

/** A closed kan lies back, face, face, back. */
const KAN = 'true,false,false,true';

test('drawn hands are as many tiles as a hand has', () => {
  for (const [term, text] of Object.entries(riichi.PICTURES)) {
    for (const row of stripOf(text)) {
      const tiles = piecesIn([row]);
      if (!HELD.includes(row.label ?? '') || tiles.length < 10) continue;
      const kans = row.items.filter(
        (item) => item.kind === 'pieces' && item.pieces.map(({ code }) => code === 'back').join() === KAN,
      ).length;
      expect([13, 14], term).toContain(tiles.length - kans);
    }
  }
});

test('a waiting tile of furiten lies among the discards', () => {
  const rows = stripOf(riichi.PICTURES['riichi-furiten'] ?? '');
  const of = (label: string): string[] => piecesIn(rows.filter((row) => row.label === label));
  expect(of('riichi-river').filter((tile) => of('riichi-waits').includes(tile))).not.toEqual([]);
});

test('all trumps are drawn, from the strongest down', () => {
  const order = 'QC QS QH QD JC JS JH JD AD TD KD 9D 8D 7D'.split(' ');
  expect(piecesIn(stripOf(zole.PICTURES['zole-trump'] ?? ''))).toEqual(order);
});

test('points of a drawn deal add up to nothing', () => {
  for (const [term, text] of Object.entries(zole.PICTURES)) {
    const points = stripOf(text).find(({ label }) => label === 'zole-points');
    const sum = points?.items.reduce((total, item) => total + (item.kind === 'number' ? item.value : 0), 0);
    expect(sum ?? 0, term).toBe(0);
  }
  for (const [term, sheet] of Object.entries(zole.SHEETS))
    for (const { totals } of sheet.rows)
      expect(
        totals.reduce<number>((sum, one) => sum + (one ?? 0), 0),
        term,
      ).toBe(0);
});

/** A triplet alone, or what is held while a hand waits. */
const PARTS = ['yaku-yakuhai', 'yaku-kokushi-13', 'yaku-suuankou-tanki', 'yaku-junsei-chuuren'];

test('drawn hands have fourteen tiles, and one more for each kan; no tile is there five times', () => {
  for (const [term, text] of Object.entries(riichi.GROUPS)) {
    const tiles = groupsOf(text).flat();
    const most = Math.max(...tiles.map((tile) => tiles.filter((other) => other === tile).length));
    expect(most, term).toBeLessThanOrEqual(4);
    if (!term.startsWith('yaku-') || PARTS.includes(term)) continue;
    const quads = groupsOf(text).filter((group) => group.length === 4 && new Set(group).size === 1).length;
    expect(tiles.length - quads, term).toBe(14);
  }
});

test('drawn boards have fifteen checkers of each side, none on a point of the other', () => {
  for (const [term, { position }] of Object.entries(backgammon.POSITIONS)) {
    const sum = (men: readonly number[]): number => men.reduce((total, n) => total + n, 0);
    expect([sum(position.mine), sum(position.theirs)], term).toEqual([15, 15]);
    const shared = position.mine.flatMap((n, point) =>
      point > 0 && point < 25 && n && position.theirs[point] ? point : [],
    );
    expect(shared, term).toEqual([]);
  }
});
