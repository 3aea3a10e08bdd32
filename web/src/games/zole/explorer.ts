import type { ExplorerOffer } from '../../lib/game';

export default {
  positions: [
    {
      title: 'explorer-position-zole-fifth',
      text: '2: QC QH JC JD 8D TH 9H KS | take | TS KS AC KC 8D 9C JD KD AD TH KH AS',
    },
  ],
  notation: 'explorer-notation-zole',
  runs: ['alphabeta:mask=rules', 'alphabeta:mask=source'],
} satisfies ExplorerOffer;
