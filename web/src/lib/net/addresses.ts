/** Where the server answers. One place, so that a changed address is one line. */
const at = encodeURIComponent;

export const ADDRESSES = {
  rooms: '/api/rooms',
  room: (id: string): string => `/api/rooms/${at(id)}`,
  socket: (id: string): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/rooms/${at(id)}/ws`,
  advice: (id: string): string => `/api/rooms/${at(id)}/advice`,
  agents: (game: string): string => `/api/games/${at(game)}/agents`,
  rules: (game: string): string => `/api/games/${at(game)}/rules`,
  replay: (id: string): string => `/api/replays/${at(id)}`,
} as const;
