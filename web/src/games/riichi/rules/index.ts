import type { RuleBook } from '../../../lib/game';
import Examples from './Examples.svelte';

const rules: RuleBook = {
  sections: [
    'rules-riichi-aim',
    'rules-riichi-tiles',
    'rules-riichi-turn',
    'rules-riichi-calls',
    'rules-riichi-riichi',
    'rules-riichi-win',
    'rules-riichi-furiten',
    'rules-riichi-score',
  ],
  terms: {
    'rules-riichi-aim': ['riichi-set', 'riichi-run', 'riichi-triplet', 'riichi-pair', 'riichi-yaku'],
    'rules-riichi-tiles': [
      'riichi-suit',
      'riichi-honours',
      'riichi-terminals',
      'riichi-simples',
      'riichi-tile-red-five',
    ],
    'rules-riichi-turn': ['riichi-wall', 'riichi-drawn-discarded', 'riichi-draw-exhaustive'],
    'rules-riichi-calls': [
      'riichi-call-chi',
      'riichi-call-pon',
      'riichi-call-kan',
      'riichi-call-ron',
      'riichi-hand-open',
    ],
    'rules-riichi-riichi': ['riichi-riichi', 'riichi-tenpai', 'riichi-hand-closed', 'riichi-riichi-stick'],
    'rules-riichi-win': ['riichi-call-tsumo', 'riichi-call-ron', 'riichi-yaku', 'riichi-dora'],
    'rules-riichi-furiten': ['riichi-furiten', 'riichi-furiten-temporary', 'riichi-waits'],
    'rules-riichi-score': ['riichi-han', 'riichi-fu', 'riichi-dealer', 'riichi-limit-hand'],
  },
  Examples,
};

export default rules;
