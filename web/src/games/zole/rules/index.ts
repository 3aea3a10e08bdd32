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
  Examples,
};

export default rules;
