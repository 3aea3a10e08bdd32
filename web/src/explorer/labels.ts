/** Where the small print of a tree is written: nowhere over each other, and nowhere over a node. */
import { reachOf, type Drawn } from './drawn';
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

/** The labels that have room. What the reader looks at comes first; what finds no room is in its node's name. */
export function labelsOf(drawn: readonly Drawn[]): Label[] {
  const taken = new Taken();
  for (const { x, y, kind, size } of drawn) {
    const reach = reachOf(kind, size);
    taken.add({ left: x - size, right: x + size, top: y - reach, bottom: y + reach });
  }
  const first = drawn.filter(({ marked }) => marked);
  const others = drawn.filter(({ marked }) => !marked);
  const found: Label[] = [];
  for (const one of [...first, ...others])
    for (const places of [belowOf(one), edgeOf(one), windowOf(one)]) {
      const label = places.find((place) => taken.isFree(boxOf(place)));
      if (!label) continue;
      taken.add(boxOf(label));
      found.push(label);
    }
  return found;
}

function windowOf({ id, x, y, kind, size, window }: Drawn): Label[] {
  return window ? [{ id, kind: 'window', text: window, x, y: y - reachOf(kind, size) - 6, anchor: 'middle' }] : [];
}

function belowOf({ id, x, y, kind, size, below }: Drawn): Label[] {
  return below ? [{ id, kind: 'below', text: below, x, y: y + reachOf(kind, size) + 27, anchor: 'middle' }] : [];
}

/** How far along its edge a label may be: nearest to the middle first. */
const PLACES = [0.55, 0.74, 0.4] as const;
const BESIDE = 7;
/** Rows of labels over a node: where many edges lie flat and close, only the node says which of them is meant. */
const ROWS = [0, 1, 2] as const;
const ROW = 14;

/** The places for what leads to a node, the best first. */
function edgeOf({ id, edge, placed, window }: Drawn): Label[] {
  if (!edge) return [];
  const [x1, y1] = edge.from;
  const [x2, y2] = edge.to;
  const isLeft = x2 < x1 - 1;
  const isFlat = Math.abs(x2 - x1) > 1.5 * (y2 - y1);
  const kind = placed.branch.node.probability === null ? 'edge' : 'outcome';
  const over = y2 - (window ? 6 + ROW : 5);
  return edge.labels.flatMap((text) => {
    const beside = PLACES.map((at): Label => {
      const x = x1 + (x2 - x1) * at + (isLeft ? -BESIDE : BESIDE);
      return { id, kind, text, x, y: y1 + (y2 - y1) * at + DESCENT, anchor: isLeft ? 'end' : 'start' };
    });
    const rows = ROWS.map((row): Label => ({ id, kind, text, x: x2, y: over - row * ROW, anchor: 'middle' }));
    const inside = rows.filter(({ y }) => y - ASCENT > y1);
    return isFlat ? [...inside, ...beside] : [...beside, ...inside];
  });
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far letters reach from their line. */
const ASCENT = 10;
const DESCENT = 3;
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
class Taken {
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
