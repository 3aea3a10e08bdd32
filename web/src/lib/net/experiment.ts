import { call } from './http';
import { loadReport } from './reports';

/** One figure of a report: what was found, with the interval it lies in. */
export interface Figure {
  readonly what: string;
  readonly ours: { readonly value: number; readonly interval: readonly [number, number] | null };
  readonly source: { readonly value: number; readonly interval: readonly [number, number] | null } | null;
}

interface Going {
  readonly done: number;
  readonly report: { readonly comparisons: readonly Figure[] } | null;
  readonly error: string | null;
}

/** What was measured before the page was made. */
export const measured = async (id: string): Promise<readonly Figure[]> =>
  (await loadReport<{ comparisons: readonly Figure[] }>(id)).comparisons;

const EVERY_MS = 400;

/** Runs an experiment on the server and hears how far it has come, from 0 to 1. Servers may refuse to. */
export async function runExperiment(
  id: string,
  seed: number,
  hear: (done: number) => void,
  signal: AbortSignal,
): Promise<readonly Figure[]> {
  const path = `/api/experiments/${id}`;
  let run = await call<Going>(path, { seed }, signal);
  while (!run.report && run.error === null) {
    hear(run.done);
    await new Promise((wake) => setTimeout(wake, EVERY_MS));
    run = await call<Going>(path, undefined, signal);
  }
  if (!run.report) throw new Error(run.error ?? 'no report');
  return run.report.comparisons;
}
