import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where `parlor serve` listens while the page is developed. */
const SERVER = 'http://127.0.0.1:7878';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Under vitest the components are mounted in jsdom, so svelte must resolve to its browser half.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  // Boards come in chunks of their own; nothing is inlined into the first script but code.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: SERVER, ws: true } }, fs: { allow: ['..'] } },
  // A hook that loads all boards compiles them first, which takes long on a busy machine.
  test: { include: ['tests/**/*.test.ts'], environment: 'node', hookTimeout: 60_000 },
}));
