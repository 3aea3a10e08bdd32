/** Where the server answers. One place, so that a changed address is one line. */
const at = encodeURIComponent;

/** What follows the question mark, without what is not said. */
function queryOf(said: Record<string, string | number | undefined>): string {
  const known = Object.entries(said).filter(([, value]) => value !== undefined);
  return known.length > 0 ? `?${known.map(([name, value]) => `${name}=${at(String(value))}`).join('&')}` : '';
}

export const ADDRESSES = {
  rooms: '/api/rooms',
  room: (id: string): string => `/api/rooms/${at(id)}`,
  join: (id: string): string => `/api/rooms/${at(id)}/join`,
  /** A finished match with its proof; before the end the server says that it is too early. */
  record: (id: string, match?: number, format?: string): string =>
    `/api/rooms/${at(id)}/record${queryOf({ match, format })}`,
  /** The same match step by step; the steps of one deal. */
  replay: (id: string, deal: number, match?: number): string =>
    `/api/rooms/${at(id)}/replay${queryOf({ match, deal })}`,
  upload: (deal: number): string => `/api/replay?deal=${deal}`,
  socket: (id: string): string =>
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/rooms/${at(id)}/socket`,
  /** Back to a seat whose token was lost. */
  reclaim: (id: string): string => `/api/rooms/${at(id)}/reclaim`,
  leave: (id: string): string => `/api/rooms/${at(id)}/leave`,
  /** Whose token is this, and is it their turn? */
  seat: (id: string): string => `/api/rooms/${at(id)}/seat`,
  /** What every seat of a practice table knows. */
  open: (id: string): string => `/api/rooms/${at(id)}/open`,
  /** What an agent would do in a position, or at a moment of a record that is sent along. */
  analysis: '/api/analysis',
  advice: (id: string): string => `/api/rooms/${at(id)}/advice`,
  /** My games, by my personal link. */
  me: '/api/me',
  renewLink: '/api/me/renew',
  mySeats: '/api/me/seats',
  mySeat: (id: string): string => `/api/me/seats/${at(id)}`,
  myGame: (id: string, match: number): string => `/api/me/games/${at(id)}/${match}`,
  /** A search laid open, and what is fetched of it later. */
  explore: '/api/explore',
  exploredNodes: (id: string, below: number, first: { from?: number; near?: number }, most: number): string =>
    `/api/explore/${at(id)}/nodes${queryOf({ below, ...first, most })}`,
  exploredSteps: (id: string, from: number, n: number): string => `/api/explore/${at(id)}/steps${queryOf({ from, n })}`,
  exploredBoard: (id: string, node: number): string => `/api/explore/${at(id)}/boards/${node}`,
  exploredFind: (id: string, text: string, after: number, lang: string): string =>
    `/api/explore/${at(id)}/find${queryOf({ text, after, lang })}`,
  /** A match judged decision by decision. */
  reviews: '/api/reviews',
  review: (id: string, from?: number): string => `/api/reviews/${at(id)}${queryOf({ from })}`,
  agents: (game: string): string => `/api/games/${at(game)}/agents`,
  rules: (game: string): string => `/api/games/${at(game)}/rules`,
} as const;
