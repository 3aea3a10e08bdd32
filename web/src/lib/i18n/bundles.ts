import { FluentBundle, FluentResource } from '@fluent/bundle';

import { allGames } from '../games';
import type { Language } from './languages';

/** Every language file, fetched only when its language is chosen; without what only the terminal says. */
const FILES = import.meta.glob<string>(['../../../../locales/*/*.ftl', '!../../../../locales/*/terminal.ftl'], {
  query: '?raw',
  import: 'default',
});

/** What every page needs besides the words of each game; the long rule texts come with their pages. */
const ALWAYS = ['ui', 'terms', 'agents'];

export async function loadBundle(language: Language): Promise<FluentBundle> {
  // Isolation marks would show up in titles and in the command line's output.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const games = allGames().map(({ texts, name }) => texts ?? name);
  await Promise.all([...new Set([...ALWAYS, ...games])].map((name) => addFile(bundle, language, name)));
  return bundle;
}

/** Adds one more file to a bundle: `rules`. */
export const addFile = async (bundle: FluentBundle, language: Language, name: string): Promise<void> =>
  void bundle.addResource(await resource(language, name));

/** The keys of a file's messages, in its order. */
export const keysIn = async (language: Language, name: string): Promise<string[]> =>
  (await resource(language, name)).body.map(({ id }) => id);

async function resource(language: Language, name: string): Promise<FluentResource> {
  const load = FILES[`../../../../locales/${language}/${name}.ftl`];
  if (!load) throw new Error(`no file ${name}.ftl for ${language}`);
  return new FluentResource(await load());
}
