/** Small trees that show a term, and where their nodes are drawn. */
export interface Twig {
  kind: 'max' | 'min' | 'chance' | 'leaf';
  /** What stands in it; nothing: it was not looked at. */
  value: string;
  /** On the edge above it. */
  edge?: string;
  /** Beside it: a window, a number. */
  note?: string;
  /** What the picture is about: `*` the node, `/` the edge above it, `#` cut off. */
  marks: string;
  children: Twig[];
}

type Options = Partial<Pick<Twig, 'edge' | 'note' | 'marks'>>;
const node =
  (kind: Twig['kind']) =>
  (value: string, children: Twig[] = [], options: Options = {}): Twig => ({
    kind,
    value,
    children,
    marks: '',
    ...options,
  });
export const max = node('max');
export const min = node('min');
export const chance = node('chance');
export const leaf = (value: string, options: Options = {}): Twig => node('leaf')(value, [], options);

export interface Placed {
  twig: Twig;
  x: number;
  depth: number;
  parent: Placed | undefined;
}

/** Leaves side by side, parents over the middle of their children. Parents come first. */
export function placed(root: Twig): { nodes: Placed[]; width: number; depth: number } {
  const nodes: Placed[] = [];
  let width = 0;
  let deepest = 0;
  const walk = (twig: Twig, depth: number, parent: Placed | undefined): Placed => {
    const one: Placed = { twig, x: 0, depth, parent };
    nodes.push(one);
    deepest = Math.max(deepest, depth);
    const below = twig.children.map((child) => walk(child, depth + 1, one));
    one.x = below.length > 0 ? ((below[0]?.x ?? 0) + (below.at(-1)?.x ?? 0)) / 2 : width++;
    return one;
  };
  walk(root, 0, undefined);
  return { nodes, width, depth: deepest };
}
