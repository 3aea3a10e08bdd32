import type { TermBook } from '../../../lib/game';
import Drawing from './Drawing.svelte';
import { GROUPS, RIVERS } from './drawings';
import { RELATED } from './related';

const glossary: TermBook = {
  related: RELATED,
  drawn: new Set([...Object.keys(GROUPS), ...Object.keys(RIVERS)]),
  Drawing,
};

export default glossary;
