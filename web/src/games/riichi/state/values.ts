import type { Explanation } from '../../../lib/wire';
import type { RiichiAction } from '../../../lib/wire/riichi.gen';
import type { Held } from './choices';
import { answerFor } from './choices';
import { tagText } from '../../../lib/say';

/** What an agent says about one tile of the hand. */
export interface Tag {
  text: string;
  best: boolean;
}

/** The tag above a tile: the better of discarding it silently and with riichi. */
export function tagFor(why: Explanation | undefined, legal: readonly RiichiAction[], held: Held): Tag | undefined {
  if (!why) return undefined;
  const answers = [answerFor(legal, held, true), answerFor(legal, held, false)];
  const found = why.candidates.filter((candidate) => answers.includes(candidate.legal_idx) && candidate.value);
  const [best] = found.sort((a, b) => (b.value?.value ?? 0) - (a.value?.value ?? 0));
  if (!best?.value) return undefined;
  return { text: tagText(best.value.value, why), best: answers.includes(why.chosen ?? -1) };
}
