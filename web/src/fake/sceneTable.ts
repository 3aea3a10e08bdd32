import type { Explanation } from '../lib/messages/explanation';
import { Refused, type TableLink, type TableListener } from '../lib/net/parlor';
import type { Scene } from './scene';

/** One position that stands still: for looking at it. */
export class SceneTable implements TableLink {
  readonly #scene: Scene;
  readonly #listener: TableListener;

  constructor(scene: Scene, listener: TableListener) {
    this.#scene = scene;
    this.#listener = listener;
    setTimeout(() => {
      listener.link(scene.lost ? 'lost' : 'open');
      listener.state(scene.state);
    });
  }

  act(): void {
    this.#listener.state(this.#scene.state);
  }

  ask(): Promise<Explanation> {
    const { explanation } = this.#scene;
    return explanation ? Promise.resolve(explanation) : Promise.reject(new Refused('ui-error-advice'));
  }

  ready(): void {}
  rematch(): void {}
  say(): void {}
  stop(): void {}
  close(): void {}
}
