/** What the coach says of an answer that was not the recommended one. */
import { choiceOf, isEqual, marginOver } from '../../lib/lead';
import { say, type SeatName } from '../../lib/say';
import { t } from '../../lib/i18n/words.svelte';
import type { Explanation } from '../../lib/wire';

/** The recommendation in words: what to do, and why. */
export function advice({ verdict, reason, ...why }: Explanation, nameOf: SeatName): string {
  const action = verdict ?? choiceOf({ verdict, reason, ...why })?.label;
  if (!action) return reason ? say(reason, nameOf) : '';
  const sentence = t('coach-do', { action: say(action, nameOf) });
  return reason ? t('coach-two', { first: sentence, second: say(reason, nameOf) }) : sentence;
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
