/** What somebody at a table may wish besides an answer, in the shapes that the server reads. */
export type TableWish =
  /** Give up the place. During a match the table plays on for whoever left. */
  | { type: 'leave' }
  /** Wait longer before the next deal; once a match. */
  | { type: 'pause' }
  /** Offer to lose the game at once: 1, 2 for a gammon, 3 for a backgammon. */
  | { type: 'resign'; worth: 1 | 2 | 3 }
  /** The other one offers to lose: accept it, or play on. */
  | { type: 'answer_resign'; accept: boolean }
  /** Somebody wants back to a place without its token: let them have it, or not. */
  | { type: 'consent'; entrant: number; agreed: boolean }
  /** At a practice table: the agent that thinks answers with the best it has found. */
  | { type: 'stop' }
  /** Agents alone: how long each of their moves lies before the next one; null halts them. */
  | { type: 'pace'; move_ms: number | null }
  /** Let the table answer for me, or no longer. */
  | { type: 'away'; away: boolean }
  | { type: 'ready'; ready: boolean }
  /** The host removes somebody before a match. */
  | { type: 'kick'; entrant: number }
  /** The host gives a free place to an agent. */
  | { type: 'invite'; entrant: number; agent: string }
  /** Whoever looks on takes a free place. */
  | { type: 'join'; name: string; password: string | null };
