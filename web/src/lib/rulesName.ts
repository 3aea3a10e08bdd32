import { t, words } from './i18n/words.svelte';

/** `tenhou length=east` is called tenhou, and so is `name=tenhou red=3`; the rest is shown as it is. */
export function nameOfRules(canonical: string): string {
  const named = /(?:^|\s)name=(\S+)/.exec(canonical)?.[1];
  const preset = /^[^\s=,]+(?=[\s,]|$)/.exec(canonical)?.[0];
  return named ?? preset ?? canonical;
}

/** A preset in the reader's language, where there is a word for it. */
export function titleOfRules(game: string, canonical: string): string {
  const name = nameOfRules(canonical);
  const key = `ui-preset-${game}-${name}`;
  return words.has(key) ? t(key) : name;
}

/** What a preset is, in one line; in the server's English where we have no words. */
export function aboutRules(game: string, name: string, summary: string): string {
  const key = `preset-about-${game}-${name}`;
  return words.has(key) ? t(key) : summary;
}
