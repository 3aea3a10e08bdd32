import type { ExplorerOffer } from '../../lib/game';

export default {
  positions: [],
  notation: 'explorer-notation-zole',
  runs: ['pimc'],
} satisfies ExplorerOffer;
