import type { ExplorerOffer } from '../../lib/game';

export default {
  positions: [
    { title: 'explorer-position-tic-tac-toe-late', text: 'XOX/.O./..X' },
    { title: 'explorer-position-tic-tac-toe-fork', text: 'X../.O./..X' },
  ],
  notation: 'explorer-notation-tic-tac-toe',
  runs: ['minimax:depth=9', 'alphabeta:depth=9'],
} satisfies ExplorerOffer;
