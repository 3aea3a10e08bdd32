/** How long an agent that is asked thinks: an answer comes soon, and what more thought brings soon after it. */

/** In milliseconds of the agent's time. */
export const FIRST_MS = 200;
export const WHOLE_MS = 900;

/** An agent that stopped before its time was up has said all it has to say. */
export const isAll = (tookMs: number, givenMs: number | undefined): boolean =>
  givenMs === undefined || tookMs < 0.9 * givenMs;
