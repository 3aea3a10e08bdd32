import { t } from '../lib/i18n/words.svelte';
import { settings } from '../lib/settings.svelte';
import { touch } from '../lib/screen';

/** Says how a piece that was lifted is played. */
export const again = (piece: string): string => t(touch.current ? 'ui-tap-again' : 'ui-click-again', { piece });

/**
 * On touch the first tap lifts a piece and names it, the second one plays it; with a mouse one
 * click is enough, unless the player wants it to be the same. By keyboard a piece is chosen by the focus
 * already. Dragging a piece upwards past 40 px plays it too.
 */
export class TwoStep {
  lifted = $state<number>();
  #start: { idx: number; y: number } | undefined;

  /** A click on piece `idx`: should it act now? A key presses without a click to count. */
  press(idx: number, { detail }: Pick<MouseEvent, 'detail'>): boolean {
    const { twoStep, twoStepMouse } = settings.chosen;
    const lifts = touch.current ? twoStep : twoStepMouse && detail > 0;
    if (!lifts || this.lifted === idx) {
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
