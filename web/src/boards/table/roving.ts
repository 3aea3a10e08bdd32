/** Arrow keys move the focus within a group of which only one member is in the Tab order. */
export function roving(group: HTMLElement, selector = 'button'): { destroy(): void } {
  const members = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(selector)];

  function step(event: KeyboardEvent): void {
    const list = members();
    const at = list.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: list.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    list[(to + list.length) % list.length]?.focus();
  }

  function enter(event: FocusEvent): void {
    for (const member of members()) member.tabIndex = member === event.target ? 0 : -1;
  }

  group.addEventListener('keydown', step);
  group.addEventListener('focusin', enter);
  return {
    destroy() {
      group.removeEventListener('keydown', step);
      group.removeEventListener('focusin', enter);
    },
  };
}
