import type { RuleBook } from '../../../lib/game';
import Examples from './Examples.svelte';
import { EXAMPLES } from './boards';

const rules: RuleBook = {
  sections: Object.keys(EXAMPLES),
  terms: {
    'rules-backgammon-aim': ['bg-checker', 'bg-point', 'bg-home', 'bg-bear-off'],
    'rules-backgammon-move': ['bg-roll', 'bg-doublet', 'bg-made-point', 'bg-no-move'],
    'rules-backgammon-hit': ['bg-blot', 'bg-hit', 'bg-bar', 'bg-enter'],
    'rules-backgammon-off': ['bg-bear-off', 'bg-off', 'bg-pip-count'],
    'rules-backgammon-win': ['bg-single', 'bg-gammon', 'bg-backgammon'],
    'rules-backgammon-cube': ['bg-cube', 'bg-double', 'bg-take', 'bg-drop', 'bg-crawford'],
  },
  Examples,
};

export default rules;
