/**
 * Where tiles lie, in units of the drawn table. The units are scaled by CSS, so that one set of
 * numbers serves every screen of its kind.
 */
import type { RiichiDiscard, RiichiMeld } from '../../../lib/wire/riichi.gen';
import { placesAfter, type Seat } from '../../../lib/seat';

/** Where a player sits as I see it: 0 below, 1 right, 2 above, 3 left. */
export type Side = 0 | 1 | 2 | 3;

export type Turn = 0 | 90 | 180 | 270;

export interface Geometry {
  width: number;
  height: number;
  centre: { x: number; y: number };
  console: number;
  /** The width of a river tile. */
  tile: number;
  /** Between console and river. */
  gap: number;
}

export const DESKTOP: Geometry = {
  width: 1032,
  height: 824,
  centre: { x: 516, y: 352 },
  console: 250,
  tile: 41,
  gap: 8,
};
export const PHONE: Geometry = { width: 390, height: 384, centre: { x: 195, y: 186 }, console: 154, tile: 25, gap: 5 };

/** A tile on the table: its upper left corner, its width on the screen, how its face is turned. */
export interface Spot {
  x: number;
  y: number;
  w: number;
  turn: Turn;
}

const ROW = 6;
const ROWS = 3;
/** Height of a face against its width. */
const TALL = 4 / 3;
const LIP = 5 / 60;

export const sideOf = (me: Seat, seat: Seat): Side => placesAfter(me, seat, 4) as Side;

/** The face of an upright tile of a player on this side. */
export const turnOf = (side: Side): Turn => ([0, 270, 180, 90] as const)[side];

const sideways = (turn: Turn): Turn => ((turn + 90) % 360) as Turn;

/** Places of the discards of one river, in their order; the third row runs on. */
export function riverSpots(river: readonly RiichiDiscard[], side: Side, g: Geometry): Spot[] {
  const spots: Spot[] = [];
  const stride = g.tile * 1.015;
  let along = 0;
  river.forEach((discard, idx) => {
    const row = Math.min(Math.floor(idx / ROW), ROWS - 1);
    if (idx % ROW === 0 && idx < ROW * ROWS) along = 0;
    const length = discard.riichi ? stride * TALL : stride;
    spots.push(place(side, along, length, row, discard.riichi, g));
    along += length;
  });
  return spots;
}

/** One tile so far along its row, seen from its owner. */
function place(side: Side, along: number, length: number, row: number, lying: boolean, g: Geometry): Spot {
  const half = g.console / 2;
  const upright = side === 0 || side === 2;
  const depth = upright ? g.tile * (TALL + LIP) : g.tile * TALL;
  const across = half + g.gap + row * (depth + 1);
  // A lying tile is narrower across; it keeps to the edge that is nearer to its owner's console.
  const turn = lying ? sideways(turnOf(side)) : turnOf(side);
  const flat = turn === 90 || turn === 270;
  const w = flat ? g.tile * TALL : g.tile;
  const h = flat ? g.tile : g.tile * TALL;
  const { x, y } = g.centre;
  switch (side) {
    case 0:
      return { x: x - half + along, y: y + across + (lying ? g.tile * (TALL - 1) : 0), w, turn };
    case 2:
      return {
        x: x + half - along - length,
        y: y - across - g.tile * LIP - h - (lying ? g.tile * (TALL - 1) : 0),
        w,
        turn,
      };
    case 3:
      return { x: x - across - w - (lying ? g.tile * (TALL - 1) : 0), y: y - half + along, w, turn };
    case 1:
      return { x: x + across + (lying ? g.tile * (TALL - 1) : 0), y: y + half - along - length, w, turn };
  }
}

/** How wide sets lie side by side: of each one tile lies, unless it is a closed kan, and the added one lies on top. */
export const setsWidth = (melds: readonly RiichiMeld[], tile: number): number =>
  melds.reduce((sum, { form, tiles }) => {
    const n = form === 'added_kan' ? 3 : tiles.length;
    return sum + tile * (form === 'closed_kan' ? n : n - 1 + TALL) + 6;
  }, 24);

/** On a small table: how large the tiles of so many sets are in their owner's corner, and how high they lie. */
export function cornerSets(n: number): { tile: number; height: number } {
  const tile = [22, 22, 18][n] ?? 15;
  const rows = n > 1 ? 2 : 1;
  return { tile, height: rows * (tile * (TALL + 2 * LIP) + 2) };
}

/** A tile of a set laid out; `null` stands for a tile turned over. */
export interface MeldTile {
  code: string | null;
  lying: boolean;
  /** The fourth tile of an added kan lies on the third. */
  onTop?: boolean;
}

/**
 * The tiles of a set from left to right as their owner sees them. The called tile lies where its
 * source sits: left, middle or right.
 */
export function meldTiles(meld: RiichiMeld, owner: Seat): MeldTile[] {
  const stand = (code: string): MeldTile => ({ code, lying: false });
  if (meld.form === 'closed_kan' || !meld.called || !meld.from) {
    return meld.tiles.map((code, idx) => (idx === 0 || idx === 3 ? { code: null, lying: false } : stand(code)));
  }
  const added = meld.form === 'added_kan' ? meld.tiles[3] : undefined;
  const [called, ...own] = added ? meld.tiles.slice(0, 3) : meld.tiles;
  const row = own.map(stand);
  const lying: MeldTile[] = [{ code: called ?? null, lying: true }];
  if (added) lying.push({ code: added, lying: true, onTop: true });
  const from = placesAfter(owner, meld.from, 4);
  const at = from === 3 ? 0 : from === 2 ? 1 : row.length;
  row.splice(at, 0, ...lying);
  return row;
}
