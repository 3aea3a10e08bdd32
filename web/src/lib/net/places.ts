import type { EntrantMsg, PresenceMsg } from '../wire';
import type { Known } from './fold';

/** A place at the table before seats are drawn: who has it, and how things stand with them. */
export interface Place {
  entrant: number;
  held: 'free' | 'person' | 'agent';
  name: string;
  /** The whole spec of an agent. */
  agent?: string;
  presence?: PresenceMsg;
  host: boolean;
  ready: boolean;
  rematch: boolean;
  mine: boolean;
}

export const placesOf = ({ entrants, me }: Pick<Known, 'entrants' | 'me'>): Place[] =>
  entrants.map((entrant) => placeOf(entrant, me));

function placeOf({ entrant, occupant, host, ready, rematch }: EntrantMsg, me: number | null): Place {
  const place = { entrant, host, ready, rematch, mine: entrant === me };
  switch (occupant.type) {
    case 'free':
      return { ...place, held: 'free', name: '' };
    case 'person':
      return { ...place, held: 'person', name: occupant.name, presence: occupant.presence };
    case 'agent':
      return { ...place, held: 'agent', name: occupant.agent.split(':')[0] ?? '', agent: occupant.agent };
  }
}
