import type { Candidate, Explanation } from '../lib/wire';
import { words } from '../lib/i18n/words.svelte';
import { choiceOf } from '../lib/lead';
import { pieceName } from '../lib/pieces';
import { say, type SeatName } from '../lib/say';

/**
 * A candidate within a sentence: by its one piece where no other candidate has it (“4 man”), by several among answers
 * of one kind, otherwise by its own words with a small letter (“take the table”).
 */
export function shortName(why: Explanation, candidate: Candidate, nameOf?: SeatName): string {
  const { pieces, label } = candidate;
  const same = (other: Candidate): boolean => other.pieces.join() === pieces.join();
  const kind = (choiceOf(why) ?? candidate).label.key;
  const alike = pieces.length === 1 || (pieces.length > 1 && label.key === kind);
  const telling = alike && why.candidates.filter(same).length === 1;
  return telling ? pieces.map(pieceName).join(' ') : lowered(say(label, nameOf));
}

const lowered = (text: string): string => text.charAt(0).toLocaleLowerCase(words.language) + text.slice(1);

/** Two names at most: more of them say no more. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names.slice(0, 2));
}
