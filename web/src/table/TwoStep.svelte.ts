import { settings } from '../lib/settings.svelte';
import { touch } from '../lib/screen';

/**
 * On touch the first tap lifts a piece and names it, the second one plays it; with a mouse one
 * click is enough. Dragging a piece upwards past 40 px plays it too.
 */
export class TwoStep {
  lifted = $state<number>();
  #start: { idx: number; y: number } | undefined;

  /** A click on piece `idx`: should it act now? */
  press(idx: number): boolean {
    if (!touch.current || !settings.chosen.twoStep || this.lifted === idx) {
      this.lifted = undefined;
      return true;
    }
    this.lifted = idx;
    return false;
  }

  down(idx: number, event: PointerEvent): void {
    this.#start = { idx, y: event.clientY };
  }

  /** The finger has left: was the piece drawn up far enough to be played? */
  up(event: PointerEvent): number | undefined {
    const start = this.#start;
    this.#start = undefined;
    if (!start || start.y - event.clientY < 40) return undefined;
    this.lifted = undefined;
    return start.idx;
  }
}
