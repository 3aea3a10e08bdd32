import { MediaQuery } from 'svelte/reactivity';

import { settings } from './settings.svelte';

const systemDark = new MediaQuery('prefers-color-scheme: dark', false);

/** The theme that is on: the player's, or the system's until one is chosen. */
export function themeNow(): 'light' | 'dark' {
  const { theme } = settings.chosen;
  if (theme !== 'system') return theme;
  return systemDark.current ? 'dark' : 'light';
}

export function switchTheme(): void {
  settings.change('theme', themeNow() === 'dark' ? 'light' : 'dark');
}

/** Keeps the document in step with theme and motion. Called once, inside an effect root. */
export function applyTheme(): void {
  $effect(() => {
    document.documentElement.dataset['theme'] = themeNow();
    document.documentElement.dataset['motion'] = settings.chosen.animation ? 'moving' : 'still';
  });
}
