/** The messages between page and server, all generated from the server's types. Those of one game its folder takes itself. */
export type * from './explanation.gen';
export * from './games.gen';
export type * from './online.gen';
export type { SeatMsg as Seat } from './seat.gen';
