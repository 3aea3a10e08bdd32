import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

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

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
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
