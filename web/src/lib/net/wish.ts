/** What somebody at a table may wish besides an answer, in the shapes that the server reads. */
export type TableWish =
  /** Give up the place. During a match the table plays on for whoever left. */
  | { type: 'leave' }
  /** Wait longer before the next deal; once a match. */
  | { type: 'pause' }
  /** Give the game up. */
  | { type: 'resign' }
  /** Let the table answer for me, or no longer. */
  | { type: 'away'; away: boolean }
  | { type: 'ready'; ready: boolean }
  /** The host removes somebody before a match. */
  | { type: 'kick'; entrant: number }
  /** The host gives a free place to an agent. */
  | { type: 'invite'; entrant: number; agent: string }
  /** Whoever looks on takes a free place. */
  | { type: 'join'; name: string; password: string | null };
