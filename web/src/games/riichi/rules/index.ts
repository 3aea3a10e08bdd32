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
  Examples,
};

export default rules;
