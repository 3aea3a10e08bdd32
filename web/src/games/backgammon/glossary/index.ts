import type { TermBook } from '../../../lib/game';
import { PICTURES, POSITIONS } from './drawings';
import Drawing from './Drawing.svelte';
import { RELATED } from './related';

const glossary: TermBook = {
  related: RELATED,
  drawn: new Set([...Object.keys(PICTURES), ...Object.keys(POSITIONS)]),
  Drawing,
};

export default glossary;
