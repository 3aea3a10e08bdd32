/** What the coach says of an answer that was not the recommended one. */
import { choiceOf, isEqual, marginOver } from '../../lib/lead';
import { say, type SeatName } from '../../lib/say';
import { t } from '../../lib/i18n/words.svelte';
import type { Explanation } from '../../lib/wire';

/** The recommendation in words: what to do, in the game's own words where it has some, and why. */
export function advice(why: Explanation, nameOf: SeatName, own?: string): string {
  const { verdict, reason } = why;
  const action = verdict ?? choiceOf(why)?.label;
  const first = own ?? (action && t('coach-do', { action: say(action, nameOf) }));
  const second = reason ? say(reason, nameOf) : '';
  return first && second ? t('coach-two', { first, second }) : (first ?? second);
}

/** Nothing where the answer was the recommended one, or where nothing is known of it. */
export function remarkOn(why: Explanation | undefined, idx: number, nameOf: SeatName): string | undefined {
  const best = why && choiceOf(why);
  if (!why || !best || why.chosen === idx) return undefined;
  const given = why.candidates.find(({ legal_idx }) => legal_idx === idx);
  if (!given) return undefined;
  if (isEqual(why, given)) return t('coach-as-good');
  const lead = marginOver(why, given)?.lead;
  const better = t(lead === 'clear' || lead === 'large' ? 'coach-clearly-better' : 'coach-works-too', {
    best: say(best.label, nameOf),
  });
  return given.note
    ? t('coach-two', { first: better, second: t('coach-note', { note: say(given.note, nameOf) }) })
    : better;
}
