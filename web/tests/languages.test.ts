import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { LANGUAGE_CODES } from '../src/lib/i18n/languages';
import { GAMES } from '../src/games/list';
import { aboutKeys, parameterKeys } from '../src/lib/agentWords';
import {
  entriesOf,
  everyAgent,
  filesUnder,
  keysIn,
  LOCALES,
  termsOf,
  messagesOf,
  pluralsOf,
  referencesOf,
  usedByAgents,
  usedByKits,
  usedInPage,
  variablesOf,
  WEB,
} from './languages';

const english = messagesOf('en');

describe.each(LANGUAGE_CODES)('%s', (language) => {
  const messages = messagesOf(language);

  test('parses without junk', () => {
    const junk = filesUnder(`${LOCALES}/${language}`, /\.ftl$/).flatMap((file) =>
      entriesOf(file).filter((entry) => entry.type === 'Junk'),
    );
    expect(junk).toEqual([]);
  });

  test('has every message of English and no other', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('has every key that an agent or a game’s presets use', () => {
    expect([...usedByAgents(), ...usedByKits()].filter((key) => !messages.has(key))).toEqual([]);
  });

  test('says what every agent is and what each of its parameters does', () => {
    const lastOfUnsaid = (keys: [string, string]): string[] => (keys.some((key) => messages.has(key)) ? [] : [keys[1]]);
    const missing = everyAgent().flatMap(({ game, agent, parameters }) => [
      ...lastOfUnsaid(aboutKeys(game, agent)),
      ...parameters.flatMap((parameter) => lastOfUnsaid(parameterKeys(agent, parameter))),
    ]);
    expect(missing).toEqual([]);
  });

  test('writes per cent as the language does', () => {
    // “95%” in English and Estonian, “95 %” in Finnish and Lithuanian.
    const isApart = /\s/.test(new Intl.NumberFormat(language, { style: 'percent' }).format(0.95));
    const other = isApart ? /[\d}]%/ : /[\d}]\s%/;
    const wrong = filesUnder(`${LOCALES}/${language}`, /\.ftl$/).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => !line.startsWith('#') && other.test(line)),
    );
    expect(wrong).toEqual([]);
  });

  test('has a name for every agent, in a file that every page loads', () => {
    const named = new Set(keysIn(language, 'agents.ftl'));
    const nameless = everyAgent().filter(({ agent }) => !named.has(`agent-short-${agent}`));
    expect(nameless.map(({ agent }) => agent)).toEqual([]);
  });

  test('puts in no variable that English does not have', () => {
    const strange = [...messages].filter(([key, message]) => {
      const known = english.get(key);
      if (!known) return false;
      // An action comes as a noun too, for languages that need one.
      const offered = variablesOf(known, english).flatMap((name) => (name === 'action' ? [name, 'noun'] : [name]));
      return variablesOf(message, messages).some((name) => !offered.includes(name));
    });
    expect(strange.map(([key]) => key)).toEqual([]);
  });

  test('chooses only by plural forms that the language has', () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort();
    const wrong = [...messages].flatMap(([key, message]) =>
      pluralsOf(message)
        .filter((names) => names.some((name) => !categories.includes(name as Intl.LDMLPluralRule)))
        .map(() => key),
    );
    expect(wrong).toEqual([]);
  });
});

test('every key in the code of the page has a message', () => {
  const { whole, begun } = usedInPage();
  const keys = [...english.keys()];
  expect([...whole].filter((key) => !english.has(key)).sort()).toEqual([]);
  expect([...begun].filter((start) => !keys.some((key) => key.startsWith(start))).sort()).toEqual([]);
});

test('what is said to the reader exists beside what is said of others, and names nobody', () => {
  const calls = filesUnder(`${WEB}/src`, /\.(ts|svelte)$/).flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/\babout\(([^,]*),/g),
  ]);
  const keys = calls.flatMap(([, key = '']) => [...key.matchAll(/'([a-z-]+)'/g)].map(([, found]) => `${found}-you`));
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter((key) => !english.has(key))).toEqual([]);
  for (const key of keys) {
    const message = english.get(key);
    expect(message && variablesOf(message), key).not.toContain('player');
  }
});

test('every message is used: by the page, by an agent, or to say what an agent is', () => {
  const { whole, begun } = usedInPage();
  const known = new Set([
    ...whole,
    ...usedByAgents(),
    ...usedByKits(),
    ...everyAgent().flatMap(({ game, agent, parameters }) => [
      ...aboutKeys(game, agent),
      ...parameters.flatMap((parameter) => parameterKeys(agent, parameter)),
    ]),
  ]);
  // The glossary shows every term whose key begins as one of its sections says.
  const starts = ['study-', ...GAMES.flatMap(({ terms }) => terms ?? []).map(({ start }) => start)];
  for (const key of termsOf('en')) if (starts.some((start) => key.startsWith(start))) known.add(key);
  // What any language puts into another message.
  for (const language of LANGUAGE_CODES)
    for (const message of messagesOf(language).values()) referencesOf(message).forEach((key) => known.add(key));
  // A section of the rules has its heading under the same key, and what is said to the reader has its own.
  for (const key of whole) for (const end of ['title', 'you']) known.add(`${key}-${end}`);
  // An answer may be named by a noun, in the terminal.
  for (const key of [...known]) known.add(`${key}-noun`);
  const unused = [...english.keys()].filter(
    (key) => !known.has(key) && ![...begun].some((start) => key.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

test('Japanese sentences have Japanese colons', () => {
  const ascii = filesUnder(`${LOCALES}/ja`, /\.ftl$/).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /:/.test(line) && !line.startsWith('#') && !line.includes('NUMBER(')),
  );
  expect(ascii).toEqual([]);
});
