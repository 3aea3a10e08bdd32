import type { TermBook } from '../../../lib/game';
import Drawing from './Drawing.svelte';
import { PICTURES, SHEETS } from './drawings';
import { RELATED } from './related';

const glossary: TermBook = {
  related: RELATED,
  drawn: new Set([...Object.keys(PICTURES), ...Object.keys(SHEETS)]),
  Drawing,
};

export default glossary;
