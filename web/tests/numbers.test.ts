import { beforeAll, expect, test, vi } from 'vitest';

import { decimal, percent, points, signed } from '../src/lib/i18n/numbers';
import { words } from '../src/lib/i18n/words.svelte';

vi.mock('../src/lib/i18n/bundles', async () => {
  const { FluentBundle } = await import('@fluent/bundle');
  return {
    loadBundle: (language: string) => Promise.resolve(new FluentBundle(language)),
    addFile: () => Promise.resolve(),
  };
});

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.speak('en');
});

test('what is rounded to nothing has no minus', () => {
  expect(points(-0.3)).toBe('0');
  expect(decimal(-0, 1)).toBe('0.0');
  expect(percent(-0.001)).toBe('0%');
  expect(signed(-0.2)).toBe('0');
});

test('what is below nothing has one', () => {
  expect(points(-23_400)).toBe('−23,400');
  expect(decimal(-0.06, 1)).toBe('−0.1');
  expect(signed(-1.4, 1)).toBe('−1.4');
  expect(signed(1.4, 1)).toBe('+1.4');
});
