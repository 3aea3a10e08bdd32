import type { Place } from '../../lib/net/places';

/** How the seat of someone who is called as I am stands: what I can do next follows from it. */
export type SameName = 'lost' | 'here' | 'gone';

export interface Namesake {
  readonly place: Place;
  readonly is: SameName;
}

const plain = (name: string): string => name.trim().toLocaleLowerCase();

/** The place of a person at this table who has the name that I came with, if there is one. */
export function namesakeOf(places: readonly Place[], name: string): Namesake | undefined {
  const place = places.find(
    ({ held, mine, name: other }) => held === 'person' && !mine && plain(other) === plain(name),
  );
  if (!place) return undefined;
  const is = place.presence === 'gone' ? 'gone' : place.presence === 'here' ? 'here' : 'lost';
  return { place, is };
}

/** Seats that can be asked for: of people who are not connected and have not left for good. */
export const lostPlaces = (places: readonly Place[]): Place[] =>
  places.filter(({ held, presence }) => held === 'person' && (presence === 'lost' || presence === 'away'));
