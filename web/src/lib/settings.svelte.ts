import { isLanguage, preferredLanguage, type Language } from './i18n/languages';

export type Theme = 'system' | 'light' | 'dark';

/** What the player has chosen. Kept in this browser only. */
export interface Choices {
  language: Language;
  theme: Theme;
  nickname: string;
  sound: boolean;
  animation: boolean;
  /** On touch: the first tap only lifts a piece. */
  twoStep: boolean;
  /** Index numbers on all tiles, large Arabic numerals instead of kanji. */
  arabicTiles: boolean;
  trumpBand: boolean;
  eyesOnCards: boolean;
  /** Backgammon's home on the left. */
  mirrored: boolean;
  /** The text form of the game stands visibly beside the board. */
  textForm: boolean;
  learner: boolean;
}

const KEPT_UNDER = 'parlor-settings';

function defaults(): Choices {
  return {
    language: preferredLanguage(navigator.languages ?? ['en']),
    theme: 'system',
    nickname: '',
    sound: true,
    animation: true,
    twoStep: true,
    arabicTiles: false,
    trumpBand: true,
    eyesOnCards: true,
    mirrored: false,
    textForm: false,
    learner: true,
  };
}

/** Reads what was kept; anything unreadable counts as not chosen. */
function kept(): Partial<Choices> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT_UNDER) ?? '{}');
    const choices = (read && typeof read === 'object' ? read : {}) as Partial<Choices>;
    if (!isLanguage(choices.language)) delete choices.language;
    return choices;
  } catch {
    return {};
  }
}

class Settings {
  chosen = $state<Choices>({ ...defaults(), ...kept() });

  change<K extends keyof Choices>(key: K, value: Choices[K]): void {
    this.chosen[key] = value;
    try {
      localStorage.setItem(KEPT_UNDER, JSON.stringify(this.chosen));
    } catch {
      // A browser without storage forgets; the page works all the same.
    }
  }
}

export const settings = new Settings();
