import type { Explanation } from '../../../lib/wire';
import type { RiichiAction } from '../../../lib/wire/riichi.gen';
import type { Held } from './choices';
import { answerFor } from './choices';
import { answerValue } from '../../../lib/lead';

/** What an agent says about one tile of the hand. */
export interface Tag {
  text: string;
  best: boolean;
  /** Of which answer. */
  idx: number;
}

/** The tag above a tile: the choice, or the better of discarding it silently and with riichi. */
export function tagFor(why: Explanation | undefined, legal: readonly RiichiAction[], held: Held): Tag | undefined {
  if (!why) return undefined;
  const answers = [answerFor(legal, held, true), answerFor(legal, held, false)];
  const worth = ({ legal_idx, value }: Explanation['candidates'][number]): number =>
    legal_idx === why.chosen ? Infinity : (value?.value ?? -Infinity);
  const [best] = why.candidates
    .filter((candidate) => answers.includes(candidate.legal_idx))
    .sort((a, b) => worth(b) - worth(a));
  const text = best && answerValue(why, best.legal_idx);
  return text ? { text, best: best.legal_idx === why.chosen, idx: best.legal_idx } : undefined;
}
