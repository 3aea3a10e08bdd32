/** Terms are found in texts and lead to the glossary. */
import { expect, test } from 'vitest';

import { markTerms, type TermWord } from '../src/lib/terms.svelte';

const RIICHI: TermWord[] = [
  ['wait', 'riichi-waits'],
  ['pair wait', 'riichi-wait-tanki'],
  ['terminals', 'riichi-terminals'],
  ['dora', 'riichi-dora'],
];

test('each term of a text is marked once, the longer of two that overlap', () => {
  expect(markTerms('A pair wait on dora beats a dora wait.', RIICHI, 'en')).toEqual([
    { text: 'A ' },
    { text: 'pair wait', term: 'riichi-wait-tanki' },
    { text: ' on ' },
    { text: 'dora', term: 'riichi-dora' },
    { text: ' beats a dora ' },
    { text: 'wait', term: 'riichi-waits' },
    { text: '.' },
  ]);
});

test('singular and plural are one term; part of another word is none', () => {
  const marked = (text: string): string[] =>
    markTerms(text, RIICHI, 'en').flatMap(({ text, term }) => (term ? [text] : []));
  expect(marked('Isolated terminal; two Waits')).toEqual(['terminal', 'Waits']);
  expect(marked('The waiter eats pandora')).toEqual([]);
});

test('long words are known by their beginning where endings change, Japanese ones without blanks', () => {
  const found = (text: string, terms: TermWord[], language: 'lv' | 'ja'): (string | undefined)[] =>
    markTerms(text, terms, language).map(({ term }) => term);
  expect(found('Velk trumpjus', [['trumpis', 'zole-trump']], 'lv')).toEqual([undefined, 'zole-trump']);
  // A short one might begin another word.
  expect(found('lielākā kārts', [['lielais', 'zole-soloist']], 'lv')).toEqual([undefined]);
  expect(found('ドラを切る', [['ドラ', 'riichi-dora']], 'ja')).toEqual(['riichi-dora', undefined]);
});

test('a text without terms is itself', () => {
  expect(markTerms('No term here', [], 'en')).toEqual([{ text: 'No term here' }]);
});
