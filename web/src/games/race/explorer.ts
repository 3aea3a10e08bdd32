import type { ExplorerOffer } from '../../lib/game';

export default {
  positions: [{ title: 'explorer-position-race-near', text: '3 4' }],
  notation: 'explorer-notation-race',
  runs: ['expectiminimax:depth=3'],
} satisfies ExplorerOffer;
