/** The six languages, each under its own name. */
export const LANGUAGES = {
  en: 'English',
  lt: 'Lietuvių',
  lv: 'Latviešu',
  et: 'Eesti',
  fi: 'Suomi',
  ja: '日本語',
} as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

export function isLanguage(text: string | null | undefined): text is Language {
  return !!text && text in LANGUAGES;
}

/** The first of the reader's preferred languages that we speak. */
export function preferredLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const short = wish.toLowerCase().split('-')[0];
    if (isLanguage(short)) return short;
  }
  return 'en';
}
