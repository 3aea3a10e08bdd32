import type { TermBook } from '../../../lib/game';
import Drawing from './Drawing.svelte';
import { DRAWN } from './drawings';

/** The terms of study and search, which belong to no game. */
export const study: TermBook = {
  drawn: DRAWN,
  Drawing,
  related: [
    ['study-agent', 'study-experiment', 'study-think-time'],
    ['study-game-tree', 'study-node', 'study-branch', 'study-subtree', 'study-branching'],
    ['study-node', 'study-root', 'study-leaf'],
    ['study-node-max', 'study-node-min', 'study-node-chance'],
    ['study-search', 'study-depth-word', 'study-nodes-searched-word', 'study-main-line'],
    ['study-minimax', 'study-node-max', 'study-node-min'],
    ['study-minimax', 'study-expectiminimax', 'study-alpha-beta'],
    ['study-expectiminimax', 'study-node-chance', 'study-expected-value'],
    ['study-pruning', 'study-alpha-beta', 'study-bound'],
    ['study-evaluation', 'study-evaluation-function', 'study-utility'],
    ['study-expected-value', 'study-equity', 'study-probability'],
    ['study-probability', 'study-win-probability'],
    ['study-candidate', 'study-main-line'],
    ['study-transposition-table', 'study-search'],
    ['study-playout', 'study-world', 'study-hidden-information'],
    ['study-heuristic', 'study-greedy', 'study-evaluation-function'],
    ['study-constraint-problem', 'study-hidden-information'],
    ['study-neural-network', 'study-evaluation-function'],
    ['study-experiment', 'study-games', 'study-seed'],
    ['study-mean', 'study-median', 'study-standard-error', 'study-confidence-interval'],
  ],
};
