/** The terms of the glossary where they stand in a text, so that each leads to what it means. */
import { allGames } from './games';
import { keysIn } from './i18n/bundles';
import type { Language } from './i18n/languages';
import { t, words } from './i18n/words.svelte';

/** A piece of a text; a term's with its key. */
export interface Part {
  text: string;
  term?: string;
}

/** A word and the key of the term that it names. */
export type TermWord = readonly [word: string, term: string];

/** The keys of the definitions begin so; the rest is the key of the term. */
const START = 'term-';

/** Words of these languages change their endings; a long one is still known by its beginning. */
const INFLECTED: readonly Language[] = ['lv', 'lt', 'et', 'fi'];
const STEM_MIN = 5;

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The forms of a word that a text of the language may have. */
function formsOf(word: string, language: Language): string {
  if (language === 'en') return `${escaped(word.replace(/s$/, ''))}s?`;
  const stem = word.replace(/[aeiouyāēīūąęėįųõäöü]*[sš]?$/u, '');
  const inflects = INFLECTED.includes(language) && !word.includes(' ') && stem.length >= STEM_MIN;
  return inflects ? `${escaped(stem)}\\p{L}{0,3}` : escaped(word);
}

/** Whole words only, where a language has blanks between them. */
function patternOf(terms: readonly TermWord[], language: Language): RegExp {
  const forms = terms.map(([word]) => `(${formsOf(word, language)})`).join('|');
  return language === 'ja'
    ? new RegExp(forms, 'gu')
    : new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms})(?![\\p{L}\\p{N}-])`, 'giu');
}

/** Splits a text at the terms in it. Each is marked where it first stands; of two that overlap the longer one. */
export function markTerms(text: string, terms: readonly TermWord[], language: Language): Part[] {
  if (terms.length === 0) return [{ text }];
  const longestFirst = [...terms].sort(([a], [b]) => b.length - a.length);
  const parts: Part[] = [];
  const marked = new Set<string>();
  let at = 0;
  for (const found of text.matchAll(patternOf(longestFirst, language))) {
    const term = longestFirst[found.slice(1).findIndex((form) => form !== undefined)]?.[1];
    if (!term || marked.has(term)) continue;
    marked.add(term);
    if (found.index > at) parts.push({ text: text.slice(at, found.index) });
    parts.push({ text: found[0], term });
    at = found.index + found[0].length;
  }
  return at < text.length ? [...parts, { text: text.slice(at) }] : parts;
}

/** The terms that have a definition: fetched with the first text that asks for them. */
class KnownTerms {
  #keys = $state.raw<readonly string[]>([]);
  #asked = false;
  readonly #words = new Map<string, readonly TermWord[]>();

  need(): void {
    if (this.#asked) return;
    this.#asked = true;
    keysIn(words.language, 'glossary').then(
      (keys) => {
        this.#keys = keys.filter((key) => key.startsWith(START)).map((key) => key.slice(START.length));
      },
      // Without them texts are texts; the next one asks again.
      () => (this.#asked = false),
    );
  }

  has(term: string): boolean {
    return this.#keys.includes(term);
  }

  /** The game whose words a message has, by the key of the message. */
  gameOf(key: string): string | undefined {
    return allGames().find(({ terms }) => terms?.some(({ start }) => key.startsWith(start)))?.name;
  }

  /** The words of a game's terms in the reader's language, those that go without saying left out. */
  wordsOf(game: string | undefined): readonly TermWord[] {
    const parts = allGames().find(({ name }) => name === game)?.terms ?? [];
    if (parts.length === 0 || this.#keys.length === 0) return [];
    const name = `${words.language} ${game}`;
    const known = this.#words.get(name);
    if (known) return known;
    const found = parts.flatMap(({ start, romanised, everyday = [] }) =>
      this.#keys
        .filter((term) => term.startsWith(start) && !everyday.includes(term))
        .flatMap((term): TermWord[] => [
          [t(term).toLowerCase(), term],
          ...(romanised ? [[term.slice(start.length).replaceAll('-', ' '), term] as const] : []),
        ]),
    );
    const long = found.filter(([word]) => word.length > 1);
    this.#words.set(name, long);
    return long;
  }
}

export const terms = new KnownTerms();
