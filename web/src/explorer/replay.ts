/** A node as the search knew it at a moment: its history, folded. */
import type { ChangeMsg, Estimate, NodeKind } from '../lib/wire';

export type CutEvent = Omit<Extract<ChangeMsg, { what: 'cut' }>, 'at'>;
export type WorthEvent = Extract<ChangeMsg, { what: 'worth' }>;

export type LearntEvent = Extract<ChangeMsg, { what: 'learnt' }>;

export interface NodeState {
  /** How often the search has come here. */
  readonly visits: number;
  /** The search is here or below. */
  readonly open: boolean;
  readonly window?: readonly [alpha: number | null, beta: number | null];
  /** How often the edge to this node is taken. */
  readonly share?: number;
  /** How likely the way here is: by the own choices of the seat that decides, and by all else. */
  readonly reach?: readonly [own: number, others: number];
  /** What has been learnt of the edge to this node. */
  readonly learnt?: LearntEvent;
  /** What it is worth so far. */
  readonly worth?: WorthEvent;
  /** The best child so far. */
  readonly best?: number;
  readonly cut?: CutEvent | undefined;
  /** What came out, once the search has left. */
  readonly value?: Estimate;
}

export const UNSEEN: NodeState = { visits: 0, open: false };

/** The states before the first change and after each of them: one more than there are changes. */
export function statesOf(history: readonly ChangeMsg[]): NodeState[] {
  const states = [UNSEEN];
  let state = UNSEEN;
  for (const change of history) states.push((state = after(state, change)));
  return states;
}

function after(state: NodeState, event: ChangeMsg): NodeState {
  switch (event.what) {
    case 'enter':
      return { ...state, visits: state.visits + 1, open: true };
    case 'reenter':
      // The search has come back for what it had left out.
      return { ...state, visits: state.visits + 1, open: true, cut: undefined };
    case 'window':
      return { ...state, window: [event.alpha, event.beta] };
    case 'share':
      return { ...state, share: event.share };
    case 'reach':
      return { ...state, reach: [event.own, event.others] };
    case 'learnt':
      return { ...state, learnt: event };
    case 'worth':
      return { ...state, worth: event };
    case 'best':
      return { ...state, best: event.child };
    case 'cut':
      return { ...state, cut: event };
    case 'leave':
      return { ...state, open: false, value: event.value };
  }
}

/** A node that is only valued because the depth is reached has lost no branch to a cut. */
export const isByDepth = ({ reason }: CutEvent): boolean => (reason as string) === 'depth';

/** Star2 looks at one reply of an outcome first: it may come back for the others. */
export const isProbe = ({ reason }: CutEvent, kind: NodeKind): boolean => reason === 'star2' && kind !== 'chance';

/** The cut of a node that left branches out, if it has one. */
export const cutOf = ({ cut }: NodeState): CutEvent | undefined => (cut && !isByDepth(cut) ? cut : undefined);
