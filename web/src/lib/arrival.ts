/** How long a page may take until its heading is there. */
const PATIENCE_MS = 5000;

/** What says that someone has moved on. */
const GESTURES = ['keydown', 'pointerdown'] as const;

let stopLooking: (() => void) | undefined;

/**
 * After a way within the page the focus goes to the new page's heading, as it would after a load:
 * people who use a screen reader hear where they are. A heading that is drawn later, or again, is waited
 * for; someone who has pressed a key or pointed at something has moved on, and is left alone.
 */
export function focusHeading(): void {
  stopLooking?.();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const look = (): void => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const heading = document.querySelector('main h1');
    if (!(heading instanceof HTMLElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const seeking = new MutationObserver(look);
  const stop = (): void => {
    seeking.disconnect();
    for (const gesture of GESTURES) removeEventListener(gesture, stop, true);
  };
  seeking.observe(document.body, { childList: true, subtree: true });
  for (const gesture of GESTURES) addEventListener(gesture, stop, true);
  setTimeout(stop, PATIENCE_MS);
  stopLooking = stop;
  look();
}
