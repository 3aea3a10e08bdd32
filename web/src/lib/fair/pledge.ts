import { hash, toHex } from './hash';

/** What this browser adds to the chance of a match: drawn first, pledged next, shown last. */
export class Contribution {
  readonly #bytes: Uint8Array;

  constructor(random: Uint8Array = crypto.getRandomValues(new Uint8Array(32))) {
    this.#bytes = random;
  }

  /** `scheme` is its name: it stands in every hash. */
  pledge(scheme: string, matchId: string, entrant: number): string {
    return toHex(hash(`${scheme} pledge`, matchId, Uint8Array.of(entrant), this.#bytes));
  }

  shown(): string {
    return toHex(this.#bytes);
  }
}
