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

export type DealRecord = FairRecord['deals'][number];

export type RecordedInput = { type: 'chance'; at: ChanceAddress; chance: unknown } | { type: 'answers' };

export interface ChanceAddress {
  type: string;
  nth?: number;
  wall?: number;
}

/** Something that came up, and which of all it was. */
export type Chance = Extract<RecordedInput, { type: 'chance' }>;

export const chancesIn = (deal: DealRecord): Chance[] => deal.inputs.filter((input) => input.type === 'chance');

/** The same text for the same pieces in any order. */
export const sorted = (pieces: readonly unknown[]): string => [...pieces].map(String).sort().join();

/** A record of ours, if the text is one: then its proof can be checked wherever it was kept. */
export function fairRecordIn(text: string): FairRecord | undefined {
  try {
    const read = JSON.parse(text) as Partial<FairRecord> | null;
    return read?.fair && read.deals ? (read as FairRecord) : undefined;
  } catch {
    return undefined; // Another program's format.
  }
}
