/** Which part of a tree is in view, and how close. Only distances across are zoomed: nodes stay readable. */
import type { Layout, Placed, View } from './layout';

const MARGIN = 16;
/** Pixels for a leaf: at most when the whole tree is fitted, and when the reader zooms. */
const FITTED_MAX = 92;
const ZOOMED_MAX = 160;
/** Pixels for a level. */
const LEVEL_MIN = 62;
const LEVEL_MAX = 136;
/** Room over the root and under the last leaves. */
const TOP = 46;
const BOTTOM = 34;
/** The part that is drawn is changed in quarters of the width, so that a pan seldom draws anything. */
const PART = 4;

export class Viewport {
  width = $state(0);
  height = $state(0);
  /** Where the reader has zoomed to; none while the whole tree is fitted in. */
  #spacing = $state<number>();
  #left = $state(0);
  #top = $state(0);
  #layout: () => Layout;

  constructor(layout: () => Layout) {
    this.#layout = layout;
  }

  readonly fitted = $derived.by(() =>
    Math.min(FITTED_MAX, Math.max(1, this.width - 2 * MARGIN) / this.#layout().width),
  );
  readonly spacing = $derived.by(() => this.#spacing ?? this.fitted);
  readonly level = $derived.by(() => {
    const free = this.height - TOP - BOTTOM;
    return Math.max(LEVEL_MIN, Math.min(LEVEL_MAX, free / Math.max(1, this.#layout().depth - 1)));
  });
  /** What the drawing is moved by. */
  readonly x = $derived.by(() => this.#clampX(this.#left));
  readonly y = $derived.by(() => TOP + this.#clampY(this.#top));

  /** In which quarter of the width the view begins. */
  readonly part = $derived.by(() => Math.floor((-this.x / Math.max(1, this.width)) * PART));

  readonly view = $derived.by((): View => {
    const quarter = this.width / PART / this.spacing;
    return { spacing: this.spacing, from: (this.part - 1) * quarter, to: (this.part + PART + 2) * quarter };
  });

  get isFitted(): boolean {
    return this.#spacing === undefined;
  }

  get canZoomIn(): boolean {
    return this.spacing < ZOOMED_MAX;
  }

  /** A tree that is narrower than the view is in its middle; otherwise no empty room is shown beside it. */
  #clampX(left: number): number {
    const wide = this.#layout().width * this.spacing;
    if (wide + 2 * MARGIN <= this.width) return (this.width - wide) / 2;
    return Math.min(MARGIN, Math.max(this.width - wide - MARGIN, left));
  }

  #clampY(top: number): number {
    const high = (this.#layout().depth - 1) * this.level + TOP + BOTTOM;
    return high <= this.height + 1 ? 0 : Math.min(0, Math.max(this.height - high, top));
  }

  fit(): void {
    this.#spacing = undefined;
    this.#left = 0;
    this.#top = 0;
  }

  pan(dx: number, dy: number): void {
    this.#left = this.x + dx;
    this.#top = this.#clampY(this.#top) + dy;
  }

  /** Zooms by a factor; what is at `px` stays there. Answers whether anything changed. */
  zoom(factor: number, px = this.width / 2): boolean {
    const before = this.spacing;
    const leaf = (px - this.x) / before;
    const after = Math.min(ZOOMED_MAX, before * factor);
    if (after <= this.fitted) {
      const changes = !this.isFitted;
      this.#spacing = undefined;
      return changes;
    }
    if (after === before) return false;
    this.#spacing = after;
    this.#left = px - leaf * after;
    return true;
  }

  /** Comes so close to a subtree that it fills the view. */
  zoomTo({ left, width }: Placed): void {
    const spacing = Math.min(ZOOMED_MAX, (this.width - 2 * MARGIN) / width);
    if (spacing <= this.spacing) return;
    this.#spacing = spacing;
    this.#left = this.width / 2 - (left + width / 2) * spacing;
  }

  /** Moves the view so that a node is in it, and no further than it must. */
  follow({ x, depth }: Placed): void {
    const px = x * this.spacing + this.x;
    const py = depth * this.level + this.y;
    const across = 40;
    if (px < across || px > this.width - across) this.#left = this.width / 2 - x * this.spacing;
    if (py < TOP || py > this.height - BOTTOM) this.#top = this.height / 2 - TOP - depth * this.level;
  }
}
