/** The part of a finished match's record that the proof needs. */
export interface FairRecord {
  game: string;
  rules: string;
  fair: {
    scheme: string;
    match_id: string;
    commitment: string;
    secret: string;
    seats_drawn: boolean;
    seat_order: number[];
    entrants: { pledge: string | null; contribution: string | null }[];
  };
  deals: { number: number; key: string; inputs: RecordedInput[] }[];
}

export type RecordedInput = { type: 'chance'; at: ChanceAddress; chance: unknown } | { type: 'answers' };

export interface ChanceAddress {
  type: string;
  nth?: number;
  wall?: number;
}

/** A record of ours, if the text is one: then its proof can be checked wherever it was kept. */
export function fairRecordIn(text: string): FairRecord | undefined {
  try {
    const read = JSON.parse(text) as Partial<FairRecord> | null;
    return read?.fair && read.deals ? (read as FairRecord) : undefined;
  } catch {
    return undefined; // Another program's format.
  }
}
