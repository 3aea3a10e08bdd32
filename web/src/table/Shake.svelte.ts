/** The piece that was refused: it shakes once, or is framed where nothing is to move (`.shaken`). */
export class Shake<T> {
  at = $state<T>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  mark(piece: T): void {
    clearTimeout(this.#timer);
    this.at = piece;
    this.#timer = setTimeout(() => (this.at = undefined), 600);
  }
}
