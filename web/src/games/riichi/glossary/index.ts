import type { TermBook } from '../../../lib/game';
import Drawing from './Drawing.svelte';
import { GROUPS, PICTURES, RIVERS } from './drawings';
import { RELATED } from './related';

const glossary: TermBook = {
  related: RELATED,
  drawn: new Set([...Object.keys(GROUPS), ...Object.keys(RIVERS), ...Object.keys(PICTURES)]),
  Drawing,
};

export default glossary;
