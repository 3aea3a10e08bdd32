import type { ExplorerOffer } from '../../lib/game';

export default {
  positions: [{ title: 'explorer-position-race-near', text: 'sprint: A 5* B 8 | A threw 2' }],
  notation: 'explorer-notation-race',
  runs: ['expectiminimax:depth=3'],
} satisfies ExplorerOffer;
