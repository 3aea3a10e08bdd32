import type { RiichiAction, RiichiView } from '../../../lib/wire/riichi.gen';
import { t } from '../../../lib/i18n/words.svelte';
import { callButtons } from '../state/choices';

/** The buttons by name: the strongest first, passing last. */
export const callNames = (view: RiichiView, legal: readonly RiichiAction[]): string[] =>
  callButtons(view, legal)
    .toReversed()
    .sort((a, b) => Number(a.kind === 'pass') - Number(b.kind === 'pass'))
    .map(({ label }) => t(label));
