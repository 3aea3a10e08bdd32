/** Is somebody typing, using a shortcut of the browser, or in a dialog or menu? Then keys are not the table's. */
export const typing = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) ||
  document.querySelector('dialog[open], :popover-open') !== null;
