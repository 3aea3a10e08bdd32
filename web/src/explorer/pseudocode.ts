/** The algorithms in pseudo-code, and which line a step is at. */
import { t } from '../lib/i18n/words.svelte';
import type { Algorithm, NodeEventMsg, NodeKind } from '../lib/wire';
import type { Exploration } from './exploration';
import type { Moment } from './moment';
import { shortName } from './names';
import { brief } from './numbers';
import { isByDepth } from './replay';

/** What happens in a line; a line without one is only passed. */
type Mark =
  | 'leaf'
  | `enter-${NodeKind}`
  | `worth-${NodeKind}`
  | `cut-${NodeKind}`
  | `leave-${NodeKind}`
  | 'round'
  | 'over';

export interface CodeLine {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** Words in braces are the reader's own; what follows `|` says when a line is at work. */
const ALPHA_BETA = [
  'max({node}, α, β): | enter-max',
  '  {best} ← −∞',
  '  for {child} in {moves}:',
  '    {best} ← max({best}, min({child}, α, β)) | worth-max',
  '    if {best} ≥ β: return {best} | cut-max',
  '    α ← max(α, {best})',
  '  return {best} | leave-max over',
  'min({node}, α, β): | enter-min',
  '  {best} ← +∞',
  '  for {child} in {moves}:',
  '    {best} ← min({best}, max({child}, α, β)) | worth-min',
  '    if {best} ≤ α: return {best} | cut-min',
  '    β ← min(β, {best})',
  '  return {best} | leave-min',
  '{leaf}: return {value}({node}) | leaf enter-leaf',
];

const CODE: Record<Algorithm, readonly string[]> = {
  minimax: [
    'L ← [{root}]',
    'repeat:',
    '  x ← first(L)',
    '  if x = {root} and v(x) is known: stop | over',
    '  if v(x) is known:',
    '    MAX: v({parent}) ← max(v({parent}), v(x)) | worth-max',
    '    MIN: v({parent}) ← min(v({parent}), v(x)) | worth-min',
    '    remove x from L | leave-max leave-min',
    '  if x is {leaf}: v(x) ← {value}(x) | leaf enter-leaf',
    '  MAX: v(x) ← −∞; L ← {children}(x) + L | enter-max',
    '  MIN: v(x) ← +∞; L ← {children}(x) + L | enter-min',
  ],
  alpha_beta: ALPHA_BETA,
  expectiminimax: [
    'v({node}):',
    '  {leaf}: return {value}({node}) | leaf enter-leaf',
    '  MAX: {best} ← −∞ | enter-max',
    '    for {child} in {moves}: {best} ← max({best}, v({child})) | worth-max',
    '    return {best} | leave-max over',
    '  MIN: {best} ← +∞ | enter-min',
    '    for {child} in {moves}: {best} ← min({best}, v({child})) | worth-min',
    '    return {best} | leave-min',
    '  CHANCE: s ← 0 | enter-chance',
    '    for {child} in {outcomes}: s ← s + P({child}) · v({child}) | worth-chance',
    '    return s | leave-chance',
  ],
  gamma: [
    'MAX: {best} ← −∞ | enter-max',
    '  for {child} in {moves}:',
    '    s ← 0; p ← 0 | enter-chance',
    '    for x in {outcomes}({child}):',
    '      s ← s + P(x) · v(x); p ← p + P(x) | worth-chance',
    '      if s + (1 − p) · U ≤ {best}: break | cut-chance',
    '    {best} ← max({best}, s) | worth-max leave-chance',
    '  return {best} | leave-max over',
    'MIN: {best} ← +∞ | enter-min',
    '  … s + (1 − p) · L ≥ {best}: break | cut-min cut-max',
    '  return {best} | worth-min leave-min',
    '{leaf}: return {value}({node}) | leaf enter-leaf',
  ],
  star1: [
    'chance({node}, α, β): | enter-chance',
    '  s ← 0; r ← 1',
    '  for x in {outcomes}:',
    '    r ← r − P(x)',
    '    a ← max(L, (α − s − r · U) / P(x))',
    '    b ← min(U, (β − s − r · L) / P(x))',
    '    v ← search(x, a, b)',
    '    s ← s + P(x) · v | worth-chance',
    '    if v ≤ a: return s + r · U; if v ≥ b: return s + r · L | cut-chance',
    '  return s | leave-chance',
    'MAX: {best} ← max({best}, search({child}, α, β)) | enter-max worth-max',
    '  if {best} ≥ β: return {best} | cut-max',
    '  return {best} | leave-max over',
    'MIN: {best} ← min({best}, search({child}, α, β)) | enter-min worth-min leave-min',
    '  if {best} ≤ α: return {best} | cut-min',
    '{leaf}: return {value}({node}) | leaf enter-leaf',
  ],
  star2: [
    'chance({node}, α, β): | enter-chance',
    '  for x in {outcomes}: W(x) ← probe(x)',
    '    if Σ P(x) · W(x) ≤ α: return',
    '  s ← 0; r ← 1',
    '  for x in {outcomes}:',
    '    r ← r − P(x)',
    '    a ← (α − s − Σ P · W) / P(x)',
    '    v ← search(x, a, b)',
    '    s ← s + P(x) · v | worth-chance',
    '    if v ≤ a or v ≥ b: return | cut-chance',
    '  return s | leave-chance',
    'MAX: {best} ← max({best}, search({child}, α, β)) | enter-max worth-max',
    '  if {best} ≥ β: return {best} | cut-max',
    '  return {best} | leave-max over',
    'MIN: {best} ← min({best}, search({child}, α, β)) | enter-min worth-min leave-min',
    '  if {best} ≤ α: return {best} | cut-min',
    '{leaf}: return {value}({node}) | leaf enter-leaf',
  ],
  best_first: [
    'repeat: | round',
    '  x ← {root}',
    '  while x has {children}: x ← {best}({children}(x))',
    '  for {child} in {moves}(x): v({child}) ← {value}({child})',
    '  while x: v(x) ← max / min v({children}(x)); x ← {parent}(x)',
    'return {best}({children}({root})) | over',
  ],
  uct: [
    'repeat: | round',
    '  x ← {root}',
    '  while x has {children}: x ← argmax v + c · √(ln N / n)',
    '  add one {child} of x',
    '  r ← playout(x)',
    '  while x: n ← n + 1; v ← v + (r − v) / n; x ← {parent}(x)',
    'return {child} with the largest n | over',
  ],
  ismcts: [
    'repeat: | round',
    '  w ← one {world} that fits what is seen',
    '  x ← {root}',
    '  while x has {children}: x ← argmax v + c · √(ln N / n) in w',
    '  add one {child} of x',
    '  r ← playout(x, w)',
    '  while x: n ← n + 1; v ← v + (r − v) / n; x ← {parent}(x)',
    'return {child} with the largest n | over',
  ],
  pimc: [
    'for w in {worlds}: | round',
    '  for {child} in {moves}:',
    '    s({child}) ← s({child}) + v({child}, w)',
    'return argmax s({child}) | over',
  ],
  cfr: [
    'repeat: | round',
    '  for {node} in {tree}:',
    '    σ ← max(R, 0) / Σ max(R, 0)',
    '    v ← Σ σ({child}) · v({child})',
    '    R({child}) ← R({child}) + P · (v({child}) − v)',
    '    S ← S + P · σ',
    'return S / Σ S | over',
  ],
};

/** The code of an algorithm in the reader's words. */
export function codeOf(algorithm: Algorithm): CodeLine[] {
  return CODE[algorithm].map((line) => {
    const [text = '', marks = ''] = line.split(' | ');
    return {
      text: text.replaceAll(/\{(\w+)\}/g, (_, word: string) => t(`explorer-word-${word}`)),
      marks: marks.split(' ').filter(Boolean) as Mark[],
    };
  });
}

export interface Variable {
  readonly name: string;
  readonly value: string;
}

export interface CodePlace {
  /** The line that the step is at, counted from 0; none before the search. */
  readonly line: number | undefined;
  /** The numbers of that line. */
  readonly aside: string;
  readonly variables: readonly Variable[];
}

/** Where in the code a moment is, with the values of its variables. */
export function placeIn(exploration: Exploration, moment: Moment, rounds: boolean): CodePlace {
  const nothing = { line: undefined, aside: '', variables: [] };
  if (!moment.last) return nothing;
  const isOver = moment.step === exploration.steps.n;
  const [event, mark] = rounds
    ? [moment.last.events.at(-1), isOver ? ('over' as const) : ('round' as const)]
    : decisive(exploration, moment.last.events);
  if (!event) return nothing;
  const lines = CODE[exploration.found.algorithm].map((line) => line.split(' | ')[1]?.split(' ') ?? []);
  const line = lines.findIndex((marks) => marks.includes(mark));
  return {
    line: line < 0 ? undefined : line,
    aside: asideOf(exploration, event),
    variables: rounds ? [] : variablesOf(exploration, moment, event),
  };
}

/** The event of a step that says most, and the line it belongs to: a cut, then what went up, then what was found. */
function decisive({ tree }: Exploration, events: readonly NodeEventMsg[]): [NodeEventMsg | undefined, Mark] {
  const kindOf = (event: NodeEventMsg): NodeKind => tree.get(event.node)?.node.kind ?? 'leaf';
  const cut = events.find((event) => event.what === 'cut' && !isByDepth(event));
  if (cut) return [cut, `cut-${kindOf(cut)}`];
  const isOver = events.some(({ what, node }) => what === 'leave' && node === 0);
  if (isOver) return [events.at(-1), 'over'];
  const worth = events.findLast(({ what }) => what === 'worth');
  if (worth) return [worth, `worth-${kindOf(worth)}`];
  const first = events[0];
  if (!first) return [undefined, 'over'];
  return [first, kindOf(first) === 'leaf' ? 'leaf' : `enter-${kindOf(first)}`];
}

function asideOf({ found }: Exploration, event: NodeEventMsg): string {
  const { unit } = found.values;
  if (event.what === 'cut')
    return `${brief(event.value, unit)} ${event.value <= event.limit ? '≤' : '≥'} ${brief(event.limit, unit)}`;
  if (event.what === 'worth') return brief(event.value, unit);
  if (event.what === 'leave') return brief(event.value.value, unit);
  return '';
}

/** The variables at the node where the step ended up: what the thesis prints beside its trees. */
function variablesOf(exploration: Exploration, moment: Moment, { node }: NodeEventMsg): Variable[] {
  const { tree, found } = exploration;
  const { unit } = found.values;
  const branch = tree.get(node);
  if (!branch) return [];
  const { window, worth } = tree.stateOf(branch, moment.events);
  const list: Variable[] = [];
  const add = (name: string, value: number | null | undefined, open = ''): void => {
    if (value !== undefined && (value !== null || open))
      list.push({ name, value: value === null ? open : brief(value, unit) });
  };
  const isChance = branch.node.kind === 'chance';
  const isPlain = found.algorithm === 'minimax' || found.algorithm === 'expectiminimax';
  if (!isPlain) {
    add('α', isChance ? window?.[0] : (worth?.low ?? window?.[0]), '−∞');
    add('β', isChance ? window?.[1] : (worth?.high ?? window?.[1]), '∞');
  }
  add(isChance ? 's' : t('explorer-word-best'), worth?.value);
  if (isChance && worth) {
    add(t('explorer-least'), worth.low);
    add(t('explorer-most'), worth.high);
  }
  if (found.values.range.type === 'fixed' && isChance) {
    add('L', found.values.range.low);
    add('U', found.values.range.high);
  }
  if (found.algorithm === 'minimax') list.push({ name: 'L', value: stackOf(exploration, moment) });
  return list;
}

const STACK_MAX = 9;

/** The list L: what is still to be done, the next first. Every open node stands behind its children that wait. */
export function stackOf({ tree, steps }: Exploration, moment: Moment): string {
  const open = steps.openAfter(moment.step).toReversed();
  const list = open.flatMap((id) => {
    const branch = tree.get(id);
    if (!branch) return [];
    const waiting = branch.children.flatMap((child) => {
      const one = tree.get(child);
      return one && tree.stateOf(one, moment.events).visits === 0 ? [shortName(tree, one)] : [];
    });
    return [...waiting, shortName(tree, branch)];
  });
  const more = list.length > STACK_MAX ? ', …' : '';
  return `[${list.slice(0, STACK_MAX).join(', ')}${more}]`;
}
