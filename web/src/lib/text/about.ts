import { t, type Args } from '../i18n/words.svelte';
import type { Seat } from '../seat';
import type { NameOf } from './form';

/**
 * A message about a player. The reader is not named but spoken to: “You win”, not “Liepa wins” and not “You wins”, so
 * what is said to the reader is a message of its own, under the same key with `-you`.
 */
export const about = (key: string, nameOf: NameOf, seat: Seat, args: Args = {}): string =>
  nameOf.you === seat ? t(`${key}-you`, args) : t(key, { player: nameOf(seat), ...args });

/** Whose turn it is, for someone who waits. The reader's own turn is asked for in other words. */
export const turnOf = (nameOf: NameOf, seat: Seat): string =>
  nameOf.you === seat ? '' : t('ui-turn-of', { player: nameOf(seat) });
