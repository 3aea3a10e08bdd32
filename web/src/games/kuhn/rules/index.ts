import type { RuleBook } from '../../../lib/game';
import Examples from './Examples.svelte';

const rules: RuleBook = {
  sections: ['rules-kuhn-cards', 'rules-kuhn-betting', 'rules-kuhn-end', 'rules-kuhn-value'],
  Examples,
};

export default rules;
