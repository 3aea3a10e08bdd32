import type { RiichiAction } from '../../lib/messages/riichi';
import type { Explanation } from '../../lib/messages/explanation';
import { signed } from '../../lib/i18n/numbers';
import type { Held } from './choices';
import { answerFor } from './choices';

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
  const unit = why.values.unit;
  const digits = 'decimals' in unit ? Math.min(1, unit.decimals) : 0;
  return { text: signed(best.value.value, digits), best: answers.includes(why.chosen ?? -1) };
}
