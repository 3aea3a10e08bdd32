import type { RuleBook } from '../../../lib/game';
import Examples from './Examples.svelte';

const rules: RuleBook = { sections: ['rules-race-aim', 'rules-race-turn', 'rules-race-value'], Examples };

export default rules;
