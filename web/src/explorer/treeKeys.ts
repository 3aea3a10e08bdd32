/** Keys inside a tree, as every tree of the web has them. */
import type { Drawn } from './drawn';

export interface TreeKeys {
  drawn: () => readonly Drawn[];
  focus: (node: number) => void;
  select: (node: number) => void;
  /** Shows what a triangle stands for. */
  open: (one: Drawn) => void;
  fold: (node: number) => void;
  /** 0 shows the whole tree. */
  zoom: (factor: number) => void;
}

const ZOOMS: Readonly<Record<string, number>> = { '+': 1.4, '=': 1.4, '-': 1 / 1.4, '0': 0 };

export function keyInTree(event: KeyboardEvent, keys: TreeKeys): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const drawn = keys.drawn();
  const id = Number((event.target as Element).closest('[data-node]')?.getAttribute('data-node') ?? NaN);
  const at = drawn.findIndex((one) => one.id === id);
  const one = drawn[at];
  const zoom = ZOOMS[event.key];
  if (zoom !== undefined) keys.zoom(zoom);
  else if (!one || !act(event.key, one, at, drawn, keys)) return;
  event.preventDefault();
  // The same keys step through the search where the focus is elsewhere.
  event.stopPropagation();
}

function act(key: string, one: Drawn, at: number, drawn: readonly Drawn[], keys: TreeKeys): boolean {
  const go = (to: Drawn | undefined): boolean => {
    if (to) keys.focus(to.id);
    return true;
  };
  switch (key) {
    case 'ArrowDown':
      return go(drawn[at + 1]);
    case 'ArrowUp':
      return go(drawn[at - 1]);
    case 'Home':
      return go(drawn[0]);
    case 'End':
      return go(drawn.at(-1));
    case 'ArrowRight':
      if (one.closed) keys.open(one);
      else go(drawn.find(({ placed }) => placed.parent === one.placed));
      return true;
    case 'ArrowLeft':
      if (!one.closed && one.placed.children.length > 0) keys.fold(one.id);
      else go(drawn.find(({ placed }) => placed === one.placed.parent));
      return true;
    case 'Enter':
    case ' ':
      keys.select(one.id);
      return true;
    default:
      return false;
  }
}
