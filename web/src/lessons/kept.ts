/** How far lessons have come. Kept in this browser only. */
const KEY = 'parlor-lessons';

export interface Kept {
  /** The step, from 0. */
  readonly at: number;
  /** Answers by the names of steps. */
  readonly answers: Readonly<Record<string, number>>;
  readonly done: boolean;
}

const NEW: Kept = { at: 0, answers: {}, done: false };

function isKept(found: unknown): found is Kept {
  if (typeof found !== 'object' || found === null) return false;
  const { at, answers, done } = found as Partial<Kept>;
  return (
    Number.isInteger(at) &&
    typeof done === 'boolean' &&
    typeof answers === 'object' &&
    answers !== null &&
    Object.values(answers).every((answer) => Number.isInteger(answer))
  );
}

/** Also in a browser that keeps nothing. */
let current: Record<string, Kept> = read();

function read(): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = typeof found === 'object' && found !== null ? Object.entries(found) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, Kept] => isKept(entry[1])));
  } catch {
    return {};
  }
}

export const keptOf = (lesson: string): Kept => current[lesson] ?? NEW;

export function keep(lesson: string, kept: Kept): void {
  current = { ...current, [lesson]: kept };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // It is there until the page is loaded anew.
  }
}
