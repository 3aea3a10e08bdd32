/** Where the coach's bubble goes: at the piece that it talks about, over nothing that the learner needs. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
  /** Where its tip is, from its left edge, and on which of its edges; none where it points at nothing. */
  readonly tip: { readonly x: number; readonly edge: 'top' | 'bottom' } | undefined;
}

/** Does a place cover nothing that is needed, and lie on the board? */
export const isFree = ({ left, top }: Place, { board, size, keep }: Omit<Wish, 'at'>): boolean => {
  const box = { left, top, ...size };
  return overlap(box, board) >= size.width * size.height && keep.every((one) => overlap(box, one) === 0);
};

/** From the piece to the bubble. */
const GAP = 24;
/** From the bubble to the edge of the board. */
const EDGE = 12;
/** From the tip to the bubble's corner. */
const CORNER = 28;
/** How far from the middle of its piece the tip may be, as a share of the piece's width. */
const LEANING = 0.3;
const STEP = 8;

/** How much of two boxes is common to both. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export interface Wish {
  board: Box;
  size: Pick<Box, 'width' | 'height'>;
  /** What it points at. */
  at: Box | undefined;
  /** What it must not cover. */
  keep: readonly Box[];
}

/** The place that covers least, and among those the one nearest to where it would like to be. */
export function placeOf({ board, size, at, keep }: Wish): Place {
  const places = [...(at ? beside(board, size, at) : []), ...within(board, size)];
  const middle = at ? at.left + at.width / 2 : board.left + board.width / 2;
  const cost = ({ left, top, tip }: Place): number => {
    const covered = keep.reduce((sum, one) => sum + overlap({ left, top, ...size }, one), 0);
    const outside = size.width * size.height - overlap({ left, top, ...size }, board);
    const from = at ? 0 : Math.abs(top + size.height / 2 - (board.top + board.height / 2));
    // Rather below its piece than far from it, and far from it rather than off the board.
    const below = tip?.edge === 'top' ? 200 : at && !tip ? 6000 : 0;
    return covered + outside * 4 + below + Math.abs(left + size.width / 2 - middle) + from;
  };
  return places.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

/** Above or below a piece, as far to either side as the tip reaches. */
function beside(board: Box, { width, height }: Wish['size'], at: Box): Place[] {
  const middle = at.left + at.width / 2;
  // The tip stays over the piece, but not always over its middle.
  const play = at.width * LEANING;
  const least = Math.max(board.left + EDGE, middle - play - width + CORNER);
  const most = Math.max(least, Math.min(board.left + board.width - EDGE - width, middle + play - CORNER));
  const rows = [
    { top: at.top - GAP - height, edge: 'bottom' },
    { top: at.top + at.height + GAP, edge: 'top' },
  ] as const;
  return along(least, most).flatMap((left) =>
    rows.map(({ top, edge }) => ({
      left,
      top,
      tip: { x: Math.max(CORNER, Math.min(width - CORNER, middle - left)), edge },
    })),
  );
}

function within(board: Box, { width, height }: Wish['size']): Place[] {
  const lefts = along(board.left + EDGE, board.left + board.width - EDGE - width);
  const tops = along(board.top + EDGE, board.top + board.height - EDGE - height);
  return lefts.flatMap((left) => tops.map((top) => ({ left, top, tip: undefined })));
}

function along(from: number, to: number): number[] {
  const n = Math.max(0, Math.floor((to - from) / STEP));
  return Array.from({ length: n + 1 }, (_, at) => from + at * STEP);
}
