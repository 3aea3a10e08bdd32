/** The lesson that is under way: those who leave the table and come back find the coach where they left it. */
const KEY = 'parlor-lesson';

interface Kept {
  /** Its table. */
  readonly code: string;
  /** The steps that have come up. */
  readonly met: readonly number[];
}

const isKept = (found: unknown): found is Kept =>
  typeof found === 'object' &&
  found !== null &&
  'code' in found &&
  typeof found.code === 'string' &&
  'met' in found &&
  Array.isArray(found.met) &&
  found.met.every((at) => Number.isInteger(at));

/** Also in a browser that keeps nothing. */
let current: Kept | undefined;

/** The steps that have come up at a table where a lesson is under way; nothing at any other. */
export function lessonAt(code: string): readonly number[] | undefined {
  if (current?.code === code) return current.met;
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isKept(found) && found.code === code ? found.met : undefined;
  } catch {
    return undefined;
  }
}

export function keepLesson(kept: Kept): void {
  current = kept;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // The coach is there until the page is loaded anew.
  }
}

export function forgetLesson(code: string): void {
  if (!lessonAt(code)) return;
  current = undefined;
  localStorage.removeItem(KEY);
}
