/** Is somebody typing, or using a shortcut of the browser? Then letters are letters. */
export const typing = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof HTMLElement && event.target.matches('input, textarea, select'));
