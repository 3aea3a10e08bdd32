import type { RuleBook } from '../../../lib/game';
import Examples from './Examples.svelte';
import { EXAMPLES } from './boards';

const rules: RuleBook = { sections: Object.keys(EXAMPLES), Examples };

export default rules;
