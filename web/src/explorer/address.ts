/** The whole state of the explorer as the end of an address, so that it can be sent to someone. */
import type { SourceMsg } from '../lib/wire';

export interface Place {
  readonly source: SourceMsg;
  /** The agents' specs, one for each run. */
  readonly runs: readonly string[];
  /** Steps done; the last one where nothing is said. */
  readonly step?: number | undefined;
  /** The node that is looked at, and in which run. */
  readonly node?: readonly [run: number, node: number] | undefined;
  readonly seed?: number | undefined;
}

export const RUNS_MAX = 4;

/** In the order of `SourceMsg`: keys are left out to keep addresses short. */
const KINDS = ['tree', 'position', 'record', 'match', 'table'] as const;

/** Where the explorer shows this. */
export const explorerLink = (place: Place): string => `/study/explorer#${placeText(place)}`;

/** Tokens of rooms whose open question is explored: they stay in this page, and out of the address. */
const tokens = new Map<string, string>();

export function placeText({ source, runs, step, node, seed }: Place): string {
  if (source.kind === 'table' && source.token) tokens.set(source.room, source.token);
  // A token is nobody else's business.
  const { kind, ...rest } = source.kind === 'table' ? { ...source, token: '' } : source;
  const short = { k: KINDS.indexOf(kind), s: rest, r: runs, t: step, n: node, e: seed };
  return toBase64(JSON.stringify(short));
}

export function placeIn(hash: string): Place | undefined {
  try {
    const read: unknown = JSON.parse(fromBase64(hash.replace(/^#/, '')));
    if (!read || typeof read !== 'object') return undefined;
    const { k, s, r, t, n, e } = read as Record<string, unknown>;
    const kind = KINDS[Number(k)];
    if (!kind || !s || typeof s !== 'object' || !Array.isArray(r)) return undefined;
    const runs = r.filter((spec): spec is string => typeof spec === 'string').slice(0, RUNS_MAX);
    if (runs.length === 0) return undefined;
    const source = { ...s, kind } as SourceMsg;
    return {
      source: source.kind === 'table' ? { ...source, token: tokens.get(source.room) ?? '' } : source,
      runs,
      step: countIn(t),
      node: Array.isArray(n) ? [countIn(n[0]) ?? 0, countIn(n[1]) ?? 0] : undefined,
      seed: countIn(e),
    };
  } catch {
    // An address that was cut off or typed by hand.
    return undefined;
  }
}

const countIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

function toBase64(text: string): string {
  const letters = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text: string): string {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
}
