import type { TableState } from '../../lib/net/parlor';
import { keepSeat, seatAt } from '../../lib/net/seats';
import { t } from '../../lib/i18n/words.svelte';
import { toasts } from '../../lib/toasts.svelte';

const pathOf = (code: string): string => `${location.origin}/table/${encodeURIComponent(code)}`;

/** Brings others to this table. */
export const invitation = (code: string): string => pathOf(code);

/** Brings me back to my own seat, on any device; none where I hold no seat. */
export function rejoinLink(code: string): string | undefined {
  const { token } = seatAt(code);
  return token ? `${pathOf(code)}#seat=${encodeURIComponent(token)}` : undefined;
}

/** Takes the seat that the address carries, and hides it: what comes after # is never sent. */
export function takeSeatFromAddress(code: string): void {
  const token = /^#seat=(.+)$/.exec(location.hash)?.[1];
  if (!token) return;
  keepSeat(code, { ...seatAt(code), token: decodeURIComponent(token) });
  history.replaceState(null, '', location.pathname + location.search);
}

/** The match that has ended, under its own number: a rematch does not take its place. */
export const replayLink = ({ code, match }: Pick<TableState, 'code' | 'match'>): string =>
  `/replay/${encodeURIComponent(code)}${match ? `?match=${match}` : ''}`;

/** Puts a link or another text into the clipboard, or shows it where there is none: on plain http. */
export async function copy(link: string, done = 'ui-link-copied'): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toasts.say(t(done));
  } catch {
    toasts.say(link);
  }
}
