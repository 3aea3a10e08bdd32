import { t, words } from '../../../lib/i18n/words.svelte';

/** “tanyao · All simples”: the name that players use everywhere, then what it means. */
export function yakuName(key: string): string {
  const base = key.split(/[ :_]/)[0] ?? key;
  const romanised = key.replaceAll(/[-_:]/g, ' ');
  const meaning = `yaku-${base}`;
  if (!words.has(meaning)) return romanised;
  if (words.language === 'ja') return t(meaning);
  const translated = t(meaning);
  return translated.toLowerCase() === romanised ? translated : `${romanised} · ${translated}`;
}
