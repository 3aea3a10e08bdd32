import { words } from '../../lib/i18n/words.svelte';

/** Days before months, as everywhere that we speak; Lithuanian has no short word for a month. */
const LOCALES: Partial<Record<string, string>> = { en: 'en-GB' };
const monthIn = (language: string): 'long' | 'short' => (language === 'lt' ? 'long' : 'short');

const startOf = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/** “today”, “yesterday”, “Saturday”, “9 Nov”, “9 Nov 2025”: as little as says which day it was. */
export function dayOf(at: Date, now = new Date()): string {
  const ago = Math.round((startOf(now) - startOf(at)) / 86_400_000);
  if (ago === 0 || ago === 1)
    return new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(-ago, 'day');
  if (ago > 1 && ago < 7) return new Intl.DateTimeFormat(words.language, { weekday: 'long' }).format(at);
  const year = at.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  const language = LOCALES[words.language] ?? words.language;
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: monthIn(words.language), year }).format(at);
}
