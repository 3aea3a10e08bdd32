/** How long a server that finds it too often is left alone, and how often it may say no. */
const REST_MS = 1500;
const PATIENCE = 4;

/** Fetches the hands of all, one request at a time, again whenever something has moved meanwhile. */
export class OpenHands<Hands> {
  readonly #fetch: () => Promise<Hands>;
  readonly #show: (hands: Hands | undefined) => void;
  #busy = false;
  #again = false;
  #refusals = 0;

  /** `show` gets nothing when the hands are not to be had. */
  constructor(fetch: () => Promise<Hands>, show: (hands: Hands | undefined) => void) {
    this.#fetch = fetch;
    this.#show = show;
  }

  want(): void {
    this.#again = true;
    if (!this.#busy) void this.#go();
  }

  async #go(): Promise<void> {
    this.#busy = true;
    while (this.#again) {
      this.#again = false;
      try {
        this.#show(await this.#fetch());
        this.#refusals = 0;
      } catch {
        this.#refusals += 1;
        this.#again = this.#refusals < PATIENCE;
        if (!this.#again) this.#show(undefined);
        await new Promise((rested) => setTimeout(rested, REST_MS));
      }
    }
    this.#busy = false;
  }
}
