/**
 * Arrow keys move the focus within a group of which only one member is in the Tab order. When the focused member
 * goes, as a card does that is played, its neighbour takes the focus.
 */
export function roving(group: HTMLElement, selector = 'button'): { destroy(): void } {
  const members = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(selector)];
  /** Which member has the focus, or had it until it went. */
  let at = -1;

  function step(event: KeyboardEvent): void {
    const list = members();
    const now = list.indexOf(document.activeElement as HTMLElement);
    if (now < 0) return;
    const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: list.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    list[(to + list.length) % list.length]?.focus();
  }

  function enter(event: FocusEvent): void {
    const list = members();
    at = list.indexOf(event.target as HTMLElement);
    for (const member of list) member.tabIndex = member === event.target ? 0 : -1;
  }

  /** A player who goes elsewhere is not called back; a member that is gone has not been left. */
  function leave(event: FocusEvent): void {
    const { target, relatedTarget } = event;
    if (relatedTarget instanceof Node) {
      if (!group.contains(relatedTarget)) at = -1;
    } else if (document.hasFocus()) queueMicrotask(() => (target as Node).isConnected && (at = -1));
  }

  function mend(): void {
    const list = members();
    const next = list[Math.min(Math.max(at, 0), list.length - 1)];
    if (!next) return;
    if (at >= 0 && document.activeElement === document.body) next.focus();
    else if (!list.some((member) => member.tabIndex === 0)) next.tabIndex = 0;
  }
  const changes = new MutationObserver(mend);
  changes.observe(group, { childList: true });

  group.addEventListener('keydown', step);
  group.addEventListener('focusin', enter);
  group.addEventListener('focusout', leave);
  return {
    destroy() {
      changes.disconnect();
      group.removeEventListener('keydown', step);
      group.removeEventListener('focusin', enter);
      group.removeEventListener('focusout', leave);
    },
  };
}
