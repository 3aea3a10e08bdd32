/** Where the small print of a tree is written: nowhere over each other, and nowhere over a node. */
import { widthOf } from './letters';

export interface Label {
  readonly id: number;
  /** What leads to a node (`outcome`: by chance), its window, or how much is below it. */
  readonly kind: 'edge' | 'outcome' | 'window' | 'below';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Of each list of places the first that is free; those that find none are left out. */
export function placed(taken: Taken, wanted: readonly (readonly Label[])[]): Label[] {
  const found: Label[] = [];
  for (const places of wanted) {
    const label = places.find((place) => taken.isFree(boxOf(place)));
    if (!label) continue;
    taken.add(boxOf(label));
    found.push(label);
  }
  return found;
}

/** How far along its edge a label may be: nearest to the middle first. */
const PLACES = [0.55, 0.74, 0.4] as const;
export const BESIDE = 7;
/** Rows of labels over a node: where many edges lie flat and close, only the node says which of them is meant. */
const ROWS = [0, 1, 2] as const;
const ROW = 14;

/** An edge from the foot of a parent to the head of a child. */
export interface Edge {
  readonly id: number;
  readonly kind: 'edge' | 'outcome';
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** What can be written beside it, the longest first. */
  readonly texts: readonly string[];
  /** Something else is written over the child. */
  readonly hasHead: boolean;
}

/** The places for what leads to a node, the best first. */
export function placesBeside({ id, kind, from, to, texts, hasHead }: Edge): Label[] {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const isLeft = x2 < x1 - 1;
  const isFlat = Math.abs(x2 - x1) > 1.5 * (y2 - y1);
  const over = y2 - (hasHead ? 6 + ROW : 5);
  return texts.flatMap((text) => {
    const beside = PLACES.map((at): Label => {
      const x = x1 + (x2 - x1) * at + (isLeft ? -BESIDE : BESIDE);
      return { id, kind, text, x, y: y1 + (y2 - y1) * at + DESCENT, anchor: isLeft ? 'end' : 'start' };
    });
    const rows = ROWS.map((row): Label => ({ id, kind, text, x: x2, y: over - row * ROW, anchor: 'middle' }));
    const inside = rows.filter(({ y }) => y - ASCENT > y1);
    return isFlat ? [...inside, ...beside] : [...beside, ...inside];
  });
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far letters reach from their line. */
const ASCENT = 10;
export const DESCENT = 3;
/** Words that only just do not touch read as one. */
const GAP = 3;
const PART = { start: 0, middle: 0.5, end: 1 } as const;

export function boxOf({ text, x, y, anchor }: Label): Box {
  const width = widthOf(text);
  const left = x - width * PART[anchor];
  return { left: left - GAP, right: left + width + GAP, top: y - ASCENT, bottom: y + DESCENT };
}

const COLUMN = 96;
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Boxes that nothing else may lie over, in columns: a tree has hundreds of them. */
export class Taken {
  readonly #columns = new Map<number, Box[]>();

  isFree(box: Box): boolean {
    return !columnsOf(box).some((at) => this.#columns.get(at)?.some((other) => overlap(box, other)));
  }

  add(box: Box): void {
    for (const at of columnsOf(box)) {
      const column = this.#columns.get(at);
      if (column) column.push(box);
      else this.#columns.set(at, [box]);
    }
  }
}

function columnsOf({ left, right }: Box): number[] {
  const first = Math.floor(left / COLUMN);
  return Array.from({ length: Math.floor(right / COLUMN) - first + 1 }, (_, at) => first + at);
}
