import { t, words } from '../../../lib/i18n/words.svelte';

/** The term of the glossary for a yaku as a count names it: `yakuhai` for each of its tiles. */
export const yakuTerm = (key: string): string => `yaku-${key.split(/[ :_]/)[0] ?? key}`;

/** “tanyao · All simples”: the name that players use everywhere, then what it means. */
export function yakuName(key: string): string {
  const romanised = key.replaceAll(/[-_:]/g, ' ');
  const meaning = yakuTerm(key);
  if (!words.has(meaning)) return romanised;
  if (words.language === 'ja') return t(meaning);
  const translated = t(meaning);
  return translated.toLowerCase() === romanised ? translated : `${romanised} · ${translated}`;
}
