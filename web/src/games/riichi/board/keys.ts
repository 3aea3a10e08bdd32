import type { RiichiAction, RiichiView } from '../../../lib/wire/riichi.gen';
import { typing } from '../../../lib/keys';
import { callButtons } from '../state/choices';

interface Doing {
  act: (idx: number) => void;
  riichi: () => void;
}

/** 1–3 chi, P pon, K kan, R riichi or win, Esc pass, D the drawn tile. */
export function riichiKeys(event: KeyboardEvent, view: RiichiView, legal: readonly RiichiAction[], doing: Doing): void {
  if (typing(event)) return;
  const key = event.key === 'Escape' ? 'Esc' : event.key.toUpperCase();
  if (key === 'D') {
    document.querySelector<HTMLElement>('.held[data-drawn]')?.focus();
    return;
  }
  const fitting = callButtons(view, legal).filter((button) => button.key === key);
  // A win and riichi share their key; winning comes first.
  const button = fitting.find(({ kind }) => kind === 'win') ?? fitting[0];
  if (!button) return;
  event.preventDefault();
  if (button.kind === 'riichi') doing.riichi();
  else doing.act(button.idx);
}
