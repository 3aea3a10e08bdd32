/** Reads the language files and the code that uses them. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { parse, type Entry, type Message } from '@fluent/syntax';

export const WEB = join(import.meta.dirname, '..');
export const LOCALES = join(WEB, '../locales');

export function filesUnder(folder: string, ending: RegExp): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'target' ? [] : filesUnder(path, ending);
    return ending.test(name) ? [path] : [];
  });
}

export const entriesOf = (file: string): Entry[] => parse(readFileSync(file, 'utf8'), { withSpans: false }).body;

/** All messages of a language, by key. */
export function messagesOf(language: string): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const file of filesUnder(join(LOCALES, language), /\.ftl$/)) {
    for (const entry of entriesOf(file)) {
      if (entry.type !== 'Message') continue;
      const message = entry as Message;
      if (found.has(message.id.name)) throw new Error(`${message.id.name} stands twice in ${language}`);
      found.set(message.id.name, message);
    }
  }
  return found;
}

/** The keys of one file of a language. */
export const keysIn = (language: string, file: string): string[] =>
  entriesOf(join(LOCALES, language, file)).flatMap((entry) =>
    entry.type === 'Message' ? [(entry as Message).id.name] : [],
  );

/** The keys of the words of the glossary. */
export const termsOf = (language: string): string[] => keysIn(language, 'terms.ftl');

/** The other messages that a message puts in. */
export function referencesOf(message: Message): string[] {
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (node && typeof node === 'object') {
      const { type, id } = node as { type?: string; id?: { name: string } };
      if (type === 'MessageReference' && id) found.push(id.name);
      Object.values(node).forEach(walk);
    }
  };
  walk(message.value);
  return found;
}

/** The variables that a message puts in, also by way of other messages. */
export function variablesOf(message: Message, others?: ReadonlyMap<string, Message>): string[] {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (node && typeof node === 'object') {
      const { type, id } = node as { type?: string; id?: { name: string } };
      if (type === 'VariableReference' && id) found.add(id.name);
      if (type === 'MessageReference' && id) walk(others?.get(id.name)?.value);
      Object.values(node).forEach(walk);
    }
  };
  walk(message.value);
  return [...found].sort();
}

/** The plural categories that a message tells apart, for each number it chooses by. */
export function pluralsOf(message: Message): string[][] {
  const found: string[][] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (node && typeof node === 'object') {
      const { type, variants } = node as { type?: string; variants?: { key: { name?: string } }[] };
      if (type === 'SelectExpression' && variants) {
        const names = variants.flatMap(({ key }) => key.name ?? []);
        if (names.includes('one')) found.push(names.sort());
      }
      Object.values(node).forEach(walk);
    }
  };
  walk(message.value);
  return found;
}

/** How the keys of messages begin: `ui`, `study`, and a word or two for each game. */
const PREFIX = `(?:${[...new Set([...messagesOf('en').keys()].map((key) => key.split('-')[0]))].join('|')})`;

/** The games' own names look like keys, but are none. */
const GAMES = readdirSync(join(WEB, 'src/games'));
const isKey = (found: string | undefined): found is string => found !== undefined && !GAMES.includes(found);

export interface Uses {
  whole: Set<string>;
  /** `ui-game-${…}`: at least one message must begin so. */
  begun: Set<string>;
}

/** The message keys in the page's code: whole ones, and the beginnings of those that are put together. */
export function usedInPage(): Uses {
  const whole = new Set<string>();
  const begun = new Set<string>();
  for (const file of filesUnder(join(WEB, 'src'), /\.(ts|svelte)$/)) {
    const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    for (const [, key] of text.matchAll(new RegExp(`['"](${PREFIX}-[a-z0-9_-]*[a-z0-9])['"]`, 'g'))) {
      if (isKey(key)) whole.add(key);
    }
    for (const [, start] of text.matchAll(new RegExp(`[\`](${PREFIX}-[a-z0-9_-]*)\\$\\{`, 'g')))
      if (start) begun.add(start);
  }
  return { whole, begun };
}

/** The keys that the server sends with the presets of a game: how long a match can be. */
export function usedByKits(): string[] {
  const key = new RegExp(`"(${PREFIX}-[a-z0-9-]*[a-z0-9])"`, 'g');
  return filesUnder(join(WEB, '../crates/kits'), /\.rs$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(key)].flatMap(([, found]) => (isKey(found) ? [found] : [])),
  );
}

/** The keys of the agents' explanations: a test of `crates/apps/cli` keeps the list true to their code. */
export function usedByAgents(): string[] {
  return JSON.parse(readFileSync(join(WEB, 'fixtures/message-keys.json'), 'utf8')) as string[];
}

/** The agents of every game with their parameters, from the same test. */
export function everyAgent(): { game: string; agent: string; parameters: string[] }[] {
  const games = JSON.parse(readFileSync(join(WEB, 'fixtures/agents.json'), 'utf8')) as Record<
    string,
    Record<string, string[]>
  >;
  return Object.entries(games).flatMap(([game, agents]) =>
    Object.entries(agents).map(([agent, parameters]) => ({ game, agent, parameters })),
  );
}
