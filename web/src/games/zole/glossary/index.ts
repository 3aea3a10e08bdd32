import type { TermBook } from '../../../lib/game';
import Drawing from './Drawing.svelte';
import { GROUPS } from './drawings';
import { RELATED } from './related';

const glossary: TermBook = { related: RELATED, drawn: new Set(Object.keys(GROUPS)), Drawing };

export default glossary;
