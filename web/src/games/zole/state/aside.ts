import type { Seat } from '../../../lib/seat';
import type { ZoleView } from '../../../lib/wire/zole.gen';
import { cardOrder } from '../text/card';

const PLAIN = ['C', 'S', 'H'].flatMap((suit) => [...'9KTA'].map((rank) => rank + suit));
const TRUMPS = [
  ...['Q', 'J'].flatMap((rank) => [...'CSHD'].map((suit) => rank + suit)),
  ...[...'ATK987'].map((rank) => `${rank}D`),
];
const PACK = [...PLAIN, ...TRUMPS];

/** How many cards lie aside: the table, or what was buried. */
const ASIDE = 2;

/** The hands of all, where they lie open. */
export type OpenHands = Partial<Record<Seat, string[]>>;

/** The two cards that nobody holds and nobody has played, where all hands lie open. */
export function cardsAside({ places, players }: ZoleView, open: OpenHands | undefined): string[] {
  if (!open || places.some((seat) => !open[seat])) return [];
  const known = new Set([...places.flatMap((seat) => open[seat] ?? []), ...players.flatMap(({ played }) => played)]);
  const aside = PACK.filter((card) => !known.has(card));
  return aside.length === ASIDE ? aside.sort((a, b) => cardOrder(a) - cardOrder(b)) : [];
}
