import { t } from '../../../lib/i18n/words.svelte';
import { turnOf } from '../../../lib/text/about';
import type { NameOf } from '../../../lib/text/form';
import type { RaceAction, RaceView } from '../../../lib/wire/race.gen';
import { resultOf } from './announce';

/** What is asked of me, whose turn it is, or how it ended. */
export function promptOf(view: RaceView, legal: readonly RaceAction[], nameOf: NameOf): string {
  if (legal.length > 0) return t('race-asked', { face: view.thrown ?? 0, choices: legal.length });
  return view.mover ? turnOf(nameOf, view.mover) : resultOf(view, nameOf);
}
