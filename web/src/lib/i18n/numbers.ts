import { words } from './words.svelte';

const MINUS = '−';

/** What is rounded to nothing has no minus. */
function write(value: number, options: Intl.NumberFormatOptions): string {
  const format = new Intl.NumberFormat(words.language, { signDisplay: 'negative', ...options } as never);
  return format.format(value).replace('-', MINUS);
}

/** A whole number: 23,400 or 23 400. Latvian and Estonian group from five digits on; points always do. */
export function points(value: number): string {
  return write(value, { useGrouping: 'always' as never, maximumFractionDigits: 0 });
}

export function decimal(value: number, digits: number): string {
  return write(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** With its sign always written: +1.4, −0.9; zero has none. */
export function signed(value: number, digits = 0): string {
  return write(value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
    useGrouping: 'always' as never,
  });
}

export function percent(share: number, digits = 0): string {
  return write(share, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** With its sign always written: −29%. */
export function signedPercent(share: number): string {
  return write(share, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });
}

/** 1:48 */
export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
