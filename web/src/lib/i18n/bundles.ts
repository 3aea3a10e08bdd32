import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { Language } from './languages';

/** The words that every page needs, one file for each language, fetched when it is chosen. */
const TEXTS = import.meta.glob<Record<string, string>>('./texts/*.ts', { import: 'default' });

/** The long texts of single pages, fetched with them. What only the terminal says is not here. */
const FILES = import.meta.glob<string>(
  ['../../../../locales/*/{rules,roster,replay,lab,glossary,coach,explorer,lessons,review}.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
);

export async function loadBundle(language: Language): Promise<FluentBundle> {
  // Isolation marks would show up in titles and in the command line's output.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of Object.values(await textsOf(language))) bundle.addResource(new FluentResource(text));
  return bundle;
}

async function textsOf(language: Language): Promise<Record<string, string>> {
  const load = TEXTS[`./texts/${language}.ts`];
  if (!load) throw new Error(`no texts for ${language}`);
  return load();
}

/** Adds one more file to a bundle: `rules`. */
export const addFile = async (bundle: FluentBundle, language: Language, name: string): Promise<void> =>
  void bundle.addResource(await resource(language, name));

/** The keys of a file's messages, in its order. */
export const keysIn = async (language: Language, name: string): Promise<string[]> =>
  (await resource(language, name)).body.map(({ id }) => id);

async function resource(language: Language, name: string): Promise<FluentResource> {
  const load = FILES[`../../../../locales/${language}/${name}.ftl`];
  const text = load
    ? await load()
    : Object.entries(await textsOf(language)).find(([path]) => path.endsWith(`/${name}.ftl`))?.[1];
  if (text === undefined) throw new Error(`no file ${name}.ftl for ${language}`);
  return new FluentResource(text);
}
