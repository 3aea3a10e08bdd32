import type { RuleBook } from '../../../lib/game';
import Examples from './Examples.svelte';

const rules: RuleBook = {
  sections: [
    'rules-zole-aim',
    'rules-zole-cards',
    'rules-zole-bid',
    'rules-zole-bury',
    'rules-zole-trick',
    'rules-zole-eyes',
    'rules-zole-score',
  ],
  terms: {
    'rules-zole-aim': ['zole-soloist', 'zole-opponents', 'zole-eyes'],
    'rules-zole-cards': ['zole-trump', 'zole-plain', 'zole-suit'],
    'rules-zole-bid': ['zole-bidding', 'zole-call-zole', 'zole-call-maza-zole', 'zole-galdins', 'zole-pule'],
    'rules-zole-bury': ['zole-table-cards', 'zole-bury-word', 'zole-buried'],
    'rules-zole-trick': ['zole-trick', 'zole-lead', 'zole-follow-suit', 'zole-beat', 'zole-throw-off'],
    'rules-zole-eyes': ['zole-eyes', 'zole-result-win-jani', 'zole-result-loss-jani'],
    'rules-zole-score': ['zole-score-sheet', 'zole-points', 'zole-pule', 'zole-pule-personal'],
  },
  Examples,
};

export default rules;
