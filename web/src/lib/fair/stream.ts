import { keyStream } from './chacha';

const WORDS = 2 ** 32;

/** The numbers that a key gives for one purpose. */
export class Stream {
  readonly #words: Generator<number, never>;

  constructor(key: Uint8Array, purpose: string) {
    const nonce = new Uint8Array(12);
    nonce.set(new TextEncoder().encode(purpose), 4);
    this.#words = keyStream(key, nonce);
  }

  /** A number below `n`, each equally likely: words that would favour the small ones are left out. */
  below(n: number): number {
    if (n === 0) return 0;
    const fair = WORDS - (WORDS % n);
    for (;;) {
      const word = this.#words.next().value;
      if (word < fair) return word % n;
    }
  }

  shuffle<T>(items: readonly T[]): T[] {
    const out = [...items];
    for (let last = out.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [out[last], out[other]] = [out[other] as T, out[last] as T];
    }
    return out;
  }

  die(): number {
    return 1 + this.below(6);
  }
}
