import { readdirSync, readFileSync } from 'node:fs';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import { summaryOf, type Report, type Summary } from './src/pages/lab/verdict.ts';

/**
 * What the first page loads together comes in a few files: every further one costs the page some 700 bytes of headers. The
 * framework, the drawings, the frame of the page, and what each game says of itself are one file each.
 */
const CHUNKS = [
  { name: 'framework', test: /node_modules|vite\/preload-helper|commonjsHelpers/ },
  { name: 'drawings', test: /src\/drawings/ },
  {
    name: 'shell',
    test: /src\/(shell\/|lib\/(i18n\/(?!texts)|router|settings|screen|toasts|theme|sounds|say|seat|rulesName|games?)\b)/,
  },
  { name: 'games', test: /src\/games\/([\w-]+\/(index|switches)|list)\.ts/ },
];

/** Where `parlor serve` listens while the page is developed. */
const SERVER = 'http://127.0.0.1:7878';

const FINDINGS = new URL('../docs/findings/', import.meta.url);

/** What the lab's list needs of every report; a whole one is fetched when it is opened. */
function findings(): Plugin {
  const name = 'virtual:findings';
  const summaries = (): Summary[] =>
    readdirSync(FINDINGS)
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(new URL(file, FINDINGS), 'utf8')) as Report)
      .map(summaryOf);
  return {
    name: 'findings',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(summaries())}` : undefined),
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), findings()],
  // Under vitest the components are mounted in jsdom, so svelte must resolve to its browser half.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  // Boards come in chunks of their own; nothing is inlined into the first script but code.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } }, fs: { allow: ['..'] } },
  // A hook that loads all boards compiles them first, which takes long on a busy machine.
  test: { include: ['tests/**/*.test.ts'], environment: 'node', hookTimeout: 60_000 },
}));
