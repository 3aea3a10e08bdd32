import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { Language } from './languages';

/** Every language file, fetched only when its language is chosen. */
const FILES = import.meta.glob<string>('../../../../locales/*/*.ftl', { query: '?raw', import: 'default' });

/** What every page needs; the long rule texts come with their pages. */
const ALWAYS = ['ui', 'terms', 'riichi', 'zole', 'backgammon', 'agents'];

export async function loadBundle(language: Language): Promise<FluentBundle> {
  // Isolation marks would show up in titles and in the command line's output.
  const bundle = new FluentBundle(language, { useIsolating: false });
  await Promise.all(ALWAYS.map((name) => addFile(bundle, language, name)));
  return bundle;
}

/** Adds one more file to a bundle: `rules`. */
export async function addFile(bundle: FluentBundle, language: Language, name: string): Promise<void> {
  const load = FILES[`../../../../locales/${language}/${name}.ftl`];
  if (!load) throw new Error(`no file ${name}.ftl for ${language}`);
  bundle.addResource(new FluentResource(await load()));
}
