/** Who may import what, and that nothing outside a game's folder knows its name. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { GAMES } from '../src/games/list';
import { filesUnder, WEB } from './languages';

const SRC = join(WEB, 'src');
const FILES = filesUnder(SRC, /\.(ts|svelte)$/).map((path) => relative(SRC, path));

/** What each folder may use besides itself; files beside the folders may use everything. */
const MAY: Record<string, string[]> = {
  lib: [],
  drawings: ['lib'],
  shell: ['lib', 'drawings'],
  explain: ['lib', 'drawings'],
  table: ['lib', 'drawings', 'explain'],
  fake: ['lib'],
  games: ['lib', 'drawings', 'explain', 'table', 'fake'],
  explorer: ['lib', 'drawings', 'explain'],
  lessons: ['lib', 'drawings', 'explain', 'table', 'shell', 'explorer'],
  pages: ['lib', 'drawings', 'explain', 'table', 'shell', 'explorer', 'lessons'],
};

const textOf = (file: string): string =>
  readFileSync(join(SRC, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
    .replaceAll(/(?<=^|\s)\/\/.*$/gm, '');

/** What a file imports of ours, as paths under `src`. */
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)].map(([, path = '']) =>
    relative(SRC, resolve(SRC, dirname(file), path)),
  );

const folderOf = (path: string): string => (path.includes('/') ? (path.split('/')[0] ?? '') : '');

test('no folder imports from one above it', () => {
  const wrong = FILES.flatMap((file) => {
    const may = MAY[folderOf(file)];
    const upward = may ? importsOf(file).filter((path) => ![folderOf(file), ...may].includes(folderOf(path))) : [];
    return upward.map((path) => `${file} imports ${path}`);
  });
  expect(wrong).toEqual([]);
  expect(Object.keys(MAY).filter((folder) => !FILES.some((file) => folderOf(file) === folder))).toEqual([]);
});

test('no game imports another', () => {
  const names = GAMES.map(({ name }) => name as string);
  const gameOf = (path: string): string | undefined => names.find((name) => path.startsWith(`games/${name}/`));
  const wrong = FILES.filter(gameOf).flatMap((file) =>
    importsOf(file).filter((path) => gameOf(path) && gameOf(path) !== gameOf(file)),
  );
  expect(wrong).toEqual([]);
});

test('nothing outside a game’s folder names it', () => {
  const name = new RegExp(`(?<![\\w-])(${GAMES.map((game) => game.name).join('|')})(?![\\w-])`);
  const generic = FILES.filter((file) => !file.startsWith('games/') && !file.endsWith('.gen.ts'));
  const wrong = generic.flatMap((file) =>
    textOf(file)
      .split('\n')
      .filter((line) => name.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});

test('messages are declared by the generator alone', () => {
  const declared = /(?:type|interface)\s+(\w+Msg)\b(?:<[^>]*>)?\s*[={]/g;
  const byHand = FILES.filter((file) => !file.endsWith('.gen.ts')).flatMap((file) =>
    [...textOf(file).matchAll(declared)].map(([, name]) => `${file}: ${name}`),
  );
  expect(byHand).toEqual([]);
});

test('a game of the list has its folder', () => {
  for (const game of GAMES) expect(FILES).toContain(`games/${game.name}/index.ts`);
});
