/** A refusal in the reader's language. */
import { t, words } from './i18n/words.svelte';
import { say } from './say';
import type { Message } from './wire';

/** Why something was not done: `told` says what is wrong and where, `key` only of which kind the refusal is. */
export interface Refusal {
  readonly key: string;
  readonly told?: Message | undefined;
}

export const refusalText = ({ key, told }: Refusal): string => (told && words.has(told.key) ? say(told) : t(key));
