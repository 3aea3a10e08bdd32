import type { TermBook } from '../../../lib/game';
import { DICE, POSITIONS } from './drawings';
import Drawing from './Drawing.svelte';
import { RELATED } from './related';

const glossary: TermBook = {
  related: RELATED,
  drawn: new Set([...Object.keys(DICE), ...Object.keys(POSITIONS)]),
  Drawing,
};

export default glossary;
