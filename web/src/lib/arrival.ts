/** How long a page may take until its heading is there. */
const PATIENCE_MS = 5000;

let watch: MutationObserver | undefined;

/**
 * After a way within the page the focus goes to the new page's heading, as it would after a load:
 * people who use a screen reader hear where they are. A heading that is drawn later, or again, is waited
 * for; someone who has moved on meanwhile is left alone.
 */
export function focusHeading(): void {
  watch?.disconnect();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const look = (): void => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const heading = document.querySelector('main h1');
    if (!(heading instanceof HTMLElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const seeking = new MutationObserver(look);
  seeking.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => seeking.disconnect(), PATIENCE_MS);
  watch = seeking;
  look();
}
