/** Drag, wheel and pinch on a tree. */
import type { Viewport } from './viewport.svelte';

/** A pointer that has moved less than this has clicked. */
const STILL = 5;

interface Finger {
  x: number;
  y: number;
}

export class Gestures {
  /** The pointer that was just lifted had moved: what it was over has not been clicked. */
  dragged = false;
  readonly #fingers = new Map<number, Finger>();
  #way = 0;

  constructor(private readonly viewport: Viewport) {}

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (this.#fingers.size === 0) {
      this.dragged = false;
      this.#way = 0;
    }
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    this.#way += Math.abs(dx) + Math.abs(dy);
    if (this.#way < STILL) return;
    if (!this.dragged) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.dragged = true;
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(event, before, now, other);
    else this.viewport.pan(dx, dy);
    this.#fingers.set(event.pointerId, now);
  };

  #pinch(event: PointerEvent, before: Finger, now: Finger, other: Finger): void {
    const apart = (finger: Finger): number => Math.hypot(finger.x - other.x, finger.y - other.y);
    const left = (event.currentTarget as Element).getBoundingClientRect().left;
    this.viewport.zoom(apart(now) / Math.max(1, apart(before)), (now.x + other.x) / 2 - left);
  }

  readonly up = (event: PointerEvent): void => void this.#fingers.delete(event.pointerId);

  /** The wheel zooms; where nothing is left to zoom, the page scrolls. */
  readonly wheel = (event: WheelEvent): void => {
    const left = (event.currentTarget as Element).getBoundingClientRect().left;
    const isAcross = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (isAcross) this.viewport.pan(-(event.deltaX || event.deltaY), 0);
    else if (!this.viewport.zoom(Math.exp(-event.deltaY * 0.0016), event.clientX - left)) return;
    event.preventDefault();
  };
}
