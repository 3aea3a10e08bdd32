/** The small print of the explorer's tree: what leads to nodes, their windows, how much is below them. */
import { BESIDE, boxOf, DESCENT, placed, placesBeside, Taken, type Label } from '../explain/edgeLabels';
import { reachOf, type Drawn } from './drawn';

export { boxOf };

/** The labels that have room. What the reader looks at comes first; what finds no room is in its node's name. */
export function labelsOf(drawn: readonly Drawn[]): Label[] {
  const taken = new Taken();
  for (const { x, y, kind, size } of drawn) {
    const reach = reachOf(kind, size);
    taken.add({ left: x - size, right: x + size, top: y - reach, bottom: y + reach });
  }
  const first = drawn.filter(({ marked }) => marked);
  const others = drawn.filter(({ marked }) => !marked);
  return placed(
    taken,
    [...first, ...others].flatMap((one) => [belowOf(one), edgeOf(one), windowOf(one)]),
  );
}

function windowOf({ id, x, y, kind, size, window }: Drawn): Label[] {
  return window ? [{ id, kind: 'window', text: window, x, y: y - reachOf(kind, size) - 6, anchor: 'middle' }] : [];
}

/** How much is under a triangle, or how many children are not drawn: these are counted beside their parent. */
function belowOf({ id, x, y, kind, size, below, undrawn }: Drawn): Label[] {
  if (!below) return [];
  const label = { id, kind: 'below', text: below } as const;
  if (undrawn === 0) return [{ ...label, x, y: y + reachOf(kind, size) + 27, anchor: 'middle' }];
  const aside = size + BESIDE;
  return [
    { ...label, x: x + aside, y: y + DESCENT, anchor: 'start' },
    { ...label, x: x - aside, y: y + DESCENT, anchor: 'end' },
  ];
}

function edgeOf({ id, edge, placed: { branch }, window }: Drawn): Label[] {
  if (!edge) return [];
  const kind = branch.node.probability === null ? 'edge' : 'outcome';
  return placesBeside({ id, kind, from: edge.from, to: edge.to, texts: edge.labels, hasHead: Boolean(window) });
}
