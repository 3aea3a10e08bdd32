/** The algorithms in pseudo-code. */
import { t } from '../lib/i18n/words.svelte';
import type { Algorithm, NodeKind } from '../lib/wire';

/** What happens in a line; a line without one is only passed. */
export type Mark =
  | 'leaf'
  | `enter-${NodeKind}`
  | `worth-${NodeKind}`
  | `cut-${NodeKind}`
  | `leave-${NodeKind}`
  /** Star2 has looked at one reply, or is done by such looks alone. */
  | `probe-${NodeKind}`
  /** Gamma pruning below MIN, where the bound is one from below. */
  | 'above-chance'
  /** The phases of a round: see `rounds`. */
  | 'start'
  | 'world'
  | 'select'
  | 'expand'
  | 'evaluate'
  | 'playout'
  | 'backup'
  | 'solved'
  | 'mean'
  | 'sigma'
  | 'value'
  | 'own'
  | 'others'
  | 'regret'
  | 'sum'
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

/** How the searches of chance nodes in a window choose, and what a leaf is worth to them. */
const IN_A_WINDOW: readonly string[] = [
  'MAX: {best} ← max({best}, search({child}, α, β)) | enter-max worth-max',
  '  if {best} ≥ β: return {best} | cut-max',
  '  return {best} | leave-max over',
  'MIN: {best} ← min({best}, search({child}, α, β)) | enter-min worth-min leave-min',
  '  if {best} ≤ α: return {best} | cut-min',
  '{leaf}: return {value}({node}) | leaf enter-leaf',
];

const CODE: Record<Algorithm, readonly string[]> = {
  minimax: [
    'L ← [{root}]',
    'repeat:',
    '  x ← first(L)',
    '  if x = {root} and {known}: stop | over',
    '  if {known}:',
    '    MAX: v({parent}) ← max(v({parent}), v(x)) | worth-max',
    '    MIN: v({parent}) ← min(v({parent}), v(x)) | worth-min',
    '    {remove} | leave-max leave-min',
    '  if {is_leaf}: v(x) ← {value}(x) | leaf enter-leaf',
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
    '    if {unbroken}: {best} ← max({best}, s) | worth-max leave-chance',
    '  return {best} | leave-max over',
    'MIN: {best} ← +∞ | enter-min',
    '  … if s + (1 − p) · L ≥ {best}: break | above-chance',
    '  … if {unbroken}: {best} ← min({best}, s) | worth-min',
    '  return {best} | leave-min',
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
    ...IN_A_WINDOW,
  ],
  star2: [
    'chance({node}, α, β): | enter-chance',
    '  W⁻ ← L; W⁺ ← U',
    '  for x in {outcomes}: probe(x)',
    '    if Σ P · W⁺ ≤ α: return Σ P · W⁺; if Σ P · W⁻ ≥ β: return Σ P · W⁻ | probe-chance',
    '  s ← 0',
    '  for x in {outcomes}:',
    '    r⁺ ← Σ[y > x] P(y) · W⁺(y); r⁻ ← Σ[y > x] P(y) · W⁻(y)',
    '    a ← max(L, (α − s − r⁺) / P(x))',
    '    b ← min(U, (β − s − r⁻) / P(x))',
    '    v ← search(x, a, b)',
    '    s ← s + P(x) · v | worth-chance',
    '    if v ≤ a: return s + r⁺; if v ≥ b: return s + r⁻ | cut-chance',
    '  return s | leave-chance',
    'probe(x):',
    '  MIN: W⁺(x) ← v(first({moves}(x))) | probe-min',
    '  MAX: W⁻(x) ← v(first({moves}(x))) | probe-max',
    ...IN_A_WINDOW,
  ],
  best_first: [
    'v({root}) ← {value}({root}) | start',
    'repeat:',
    '  x ← {root}',
    '  while {children}(x) ≠ ∅: x ← {best}({children}(x)) | select',
    '  for {child} in {moves}(x): v({child}) ← {value}({child}) | evaluate',
    '  while x: v(x) ← max / min v({children}(x)); x ← {parent}(x) | backup',
    'return {best}({children}({root})) | over',
  ],
  uct: [
    'repeat:',
    '  x ← {root}',
    '  while {children}(x) ≠ ∅: x ← argmax v + c · √(ln N / n) | select',
    '  {add}; x ← {child} | expand',
    '  r ← playout(x) | playout',
    '  while x: n ← n + 1; v ← v + (r − v) / n; x ← {parent}(x) | backup',
    'return {most_visited} | over',
  ],
  ismcts: [
    'repeat:',
    '  w ← {fitting} | world',
    '  x ← {root}',
    '  while {children}(x) ≠ ∅: x ← argmax v + c · √(ln N / n) in w | select',
    '  {add}; x ← {child} | expand',
    '  r ← playout(x, w) | playout',
    '  while x: n ← n + 1; v ← v + (r − v) / n; x ← {parent}(x) | backup',
    'return {most_visited} | over',
  ],
  pimc: [
    'for w in {worlds}: | world',
    '  for {child} in {moves}:',
    '    s({child}) ← s({child}) + v({child}, w) | solved',
    '  v ← max s({child}) / n | mean',
    'return argmax s({child}) | over',
  ],
  cfr: [
    'repeat:',
    '  for x in {tree}:',
    '    σ ← max(R, 0) / Σ max(R, 0) | sigma',
    '    v ← Σ σ({child}) · v({child}) | value',
    '    Pᵢ ← {own} | own',
    '    P₋ᵢ ← {others} | others',
    '    R({child}) ← R({child}) + P₋ᵢ · (v({child}) − v) | regret',
    '    S({child}) ← S({child}) + Pᵢ · σ({child}) | sum',
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

/** The line where this happens, counted from 0. */
export function lineOf(algorithm: Algorithm, mark: Mark): number | undefined {
  const line = CODE[algorithm].findIndex((text) => text.split(' | ')[1]?.split(' ').includes(mark));
  return line < 0 ? undefined : line;
}
