import type { Message } from '../../../lib/wire';
import type { Position } from '../state/position';
import type { Turn } from '../state/turn.svelte';

const said = (key: string): Message => ({ key });

/** Why nothing happens on this point; nothing where nothing was meant. Which plays there are the server says. */
export function whyNot(turn: Turn, position: Position, point: number): Message | undefined {
  if (turn.sources.size === 0) return undefined;
  if (turn.selected === undefined) {
    if ((position.mine[point] ?? 0) === 0 || point === 0) return undefined;
    return said(turn.sources.has(25) ? 'bg-why-bar' : 'bg-why-stuck');
  }
  const outside = position.mine.some((n, at) => at > 6 && n > 0);
  if (point === 0) return said(outside ? 'bg-why-not-home' : 'bg-why-no-die');
  return said((position.theirs[point] ?? 0) > 1 ? 'bg-why-held' : 'bg-why-no-die');
}
