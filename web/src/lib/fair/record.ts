import type { DealRecordMsg, GameName, RecordOf } from '../wire';

/** A finished match with all that the proof of its chance needs. */
export type FairRecord = RecordOf<GameName>;

/** What came up in a deal, each with which of all it was. */
export const chancesIn = <A, D, C>(deal: DealRecordMsg<A, D, C>): { at: D; chance: C }[] =>
  deal.inputs.filter((input) => input.type === 'chance');

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
