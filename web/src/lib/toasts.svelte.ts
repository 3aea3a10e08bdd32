/** One line at the foot of the page for five seconds. Never for something that must be answered. */
class Toasts {
  shown = $state<{ id: number; text: string }[]>([]);
  #next = 0;

  say(text: string): void {
    const id = this.#next++;
    this.shown = [...this.shown.slice(-2), { id, text }];
    setTimeout(() => (this.shown = this.shown.filter((toast) => toast.id !== id)), 5000);
  }
}

export const toasts = new Toasts();
