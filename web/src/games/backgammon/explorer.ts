import type { ExplorerOffer } from '../../lib/game';

export default {
  positions: [
    { title: 'explorer-position-bg-bearoff', text: 'XGID=-BC--------------------cb-:0:0:1:21:0:0:0:0:10' },
    { title: 'explorer-position-bg-opening', text: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10' },
  ],
  notation: 'explorer-notation-backgammon',
  runs: ['expectiminimax:depth=3,prune=none', 'expectiminimax:depth=3,prune=star1'],
} satisfies ExplorerOffer;
