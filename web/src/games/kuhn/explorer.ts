import type { ExplorerOffer } from '../../lib/game';

export default {
  positions: [{ title: 'explorer-position-kuhn-first', text: 'K?' }],
  notation: 'explorer-notation-kuhn',
  runs: ['cfr'],
} satisfies ExplorerOffer;
