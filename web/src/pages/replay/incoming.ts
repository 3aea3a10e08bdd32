import type { Viewer } from './viewer.svelte';

/** A record that was dropped on the replay of another match: the page that shows records takes it over. */
let brought: Viewer | undefined;

export function bring(viewer: Viewer): void {
  brought = viewer;
}

export function takeBrought(): Viewer | undefined {
  const viewer = brought;
  brought = undefined;
  return viewer;
}
