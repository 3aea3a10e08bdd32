import { LEVELS, type Level } from './game';
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
  /** With a mouse too: the first click only lifts a piece. */
  twoStepMouse: boolean;
  /** The text form of the game stands visibly beside the board. */
  textForm: boolean;
  learner: boolean;
  /** What games let a player turn on and off, by the names of their switches. */
  games: Record<string, boolean>;
  /** How strong the bots of each game are that “Play now” brings. */
  levels: Record<string, Level>;
}

/** Something that a game lets a player turn on and off. */
export interface GameSwitch {
  readonly key: string;
  /** The message that says what it does. */
  readonly message: string;
  /** Is it on where nobody chose? */
  readonly usual: boolean;
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
    twoStepMouse: false,
    textForm: false,
    learner: true,
    games: {},
    levels: {},
  };
}

/** Reads what was kept; anything unreadable counts as not chosen. */
function kept(): Partial<Choices> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT_UNDER) ?? '{}');
    const choices = (read && typeof read === 'object' ? read : {}) as Partial<Choices>;
    if (!isLanguage(choices.language)) delete choices.language;
    return { ...choices, games: gamesIn(choices), levels: levelsIn(choices) };
  } catch {
    return {};
  }
}

/** The games' switches; those of earlier versions lie beside the other choices. */
function gamesIn({ games, ...others }: Partial<Choices>): Record<string, boolean> {
  const earlier = Object.entries(others).filter(([key]) => !(key in defaults()));
  return Object.fromEntries([...earlier, ...Object.entries(games ?? {})].map(([key, on]) => [key, on === true]));
}

function levelsIn({ levels }: Partial<Choices>): Record<string, Level> {
  const known = Object.entries(levels ?? {}).filter(([, level]) => LEVELS.includes(level));
  return Object.fromEntries(known);
}

class Settings {
  chosen = $state<Choices>({ ...defaults(), ...kept() });

  /** The level that was chosen for a game; in the middle where none was. */
  levelOf(game: string): Level {
    return this.chosen.levels[game] ?? 'club';
  }

  setLevel(game: string, level: Level): void {
    this.change('levels', { ...this.chosen.levels, [game]: level });
  }

  isOn({ key, usual }: GameSwitch): boolean {
    return this.chosen.games[key] ?? usual;
  }

  turn({ key }: GameSwitch, on: boolean): void {
    this.change('games', { ...this.chosen.games, [key]: on });
  }

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
