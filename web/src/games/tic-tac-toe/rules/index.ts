import type { RuleBook } from '../../../lib/game';
import Examples from './Examples.svelte';

const rules: RuleBook = {
  sections: ['rules-tic-tac-toe-aim', 'rules-tic-tac-toe-turn', 'rules-tic-tac-toe-value'],
  Examples,
};

export default rules;
