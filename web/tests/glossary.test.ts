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
import { namedBy, relatedTo, termsIn } from '../src/pages/glossary/entries';
import { study } from '../src/pages/glossary/study';
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
const TILES = { ...riichi.GROUPS, ...riichi.RIVERS };
const DRAWN = [TILES, zole.GROUPS, backgammon.DICE, backgammon.POSITIONS].flatMap((drawings) => Object.keys(drawings));
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

test('every suit, wind, dragon, card and wait is drawn', () => {
  const pieces =
    /^(riichi-(suit|tile|wait)-|zole-(rank|clubs|spades|hearts|diamonds)|bg-(board|dice|bar|blot|prime|anchor)$)/;
  expect(TERMS.filter((term) => pieces.test(term) && !DRAWN.includes(term))).toEqual([]);
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
