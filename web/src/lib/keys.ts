/** Is someone typing, using a shortcut of the browser, in a dialog or menu, or is the line lost? Then keys are not the table's. */
export const typing = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) ||
  document.querySelector('dialog[open], :popover-open, .board[inert]') !== null;
