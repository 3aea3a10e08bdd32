import type { TermBook, Terms } from '../../lib/game';

/** The keys of the definitions begin so; the rest is the key of the term. */
const START = 'term-';

/** The terms that have a definition, from the keys of the definitions. */
export const termsIn = (keys: readonly string[]): string[] =>
  keys.filter((key) => key.startsWith(START)).map((key) => key.slice(START.length));

/** The term that an address names: `#yaku-pinfu`, or the end of it, `#pinfu`. */
export function namedBy(hash: string, terms: readonly string[]): string | undefined {
  const name = hash.replace(/^#/, '').toLowerCase();
  if (!name) return undefined;
  return terms.find((term) => term === name) ?? terms.find((term) => term.endsWith(`-${name}`));
}

/** The terms that lead to one another, each term once, in the order in which they are listed. */
export const relatedTo = (term: string, { related }: TermBook): string[] =>
  [...new Set(related.filter((group) => group.includes(term)).flat())].filter((other) => other !== term);

/** The name that players of every language use, where it is in the key. */
export const romanisedIn = (term: string, { start, romanised }: Terms): string =>
  romanised ? term.slice(start.length).replaceAll('-', ' ') : '';
