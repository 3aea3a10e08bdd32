import { readFileSync } from 'node:fs';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, expect, test, vi } from 'vitest';

import { words } from '../src/lib/i18n/words.svelte';
import { lostWords } from '../src/pages/table/lost';
import { LOCALES } from './languages';

vi.mock('../src/lib/i18n/bundles', () => ({
  loadBundle: (language: string) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(`${LOCALES}/${language}/ui.ftl`, 'utf8')));
    return Promise.resolve(bundle);
  },
  addFile: () => Promise.resolve(),
}));

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.speak('en');
});

test('while the line is down the page says how long the table waits, as the server told it', () => {
  expect(lostWords({ lostMs: 60_000 })).toBe('Connection lost. Reconnecting… We’ll hold your seat for 60 s.');
  expect(lostWords({ lostMs: 30_000 })).toContain('30 s');
});

test('with a clock it says that the clock runs, to those who watch neither', () => {
  expect(lostWords({ lostMs: undefined })).toContain('your clock is running');
  expect(lostWords({ watching: true, lostMs: 60_000 })).toBe('Connection lost. Reconnecting…');
  expect(lostWords(undefined)).toBe('Connection lost. Reconnecting…');
});
