import type { Sheet } from './sheet';

/** The sheet of the match on the table, so that a page that is loaded again still has it. */
const KEPT_UNDER = 'parlor-score-sheet';

export function keepSheet(match: string, sheet: Sheet | undefined): void {
  try {
    if (sheet) localStorage.setItem(KEPT_UNDER, JSON.stringify({ match, sheet }));
    else localStorage.removeItem(KEPT_UNDER);
  } catch {
    // A browser without storage begins a new sheet.
  }
}

export function keptSheet(match: string): Sheet | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_UNDER) ?? 'null') as { match: string; sheet: Sheet } | null;
    return kept?.match === match ? kept.sheet : undefined;
  } catch {
    return undefined;
  }
}
