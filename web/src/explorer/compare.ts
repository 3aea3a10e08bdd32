/** Two to four runs of one position: do they agree, and if not, why? */
import { t } from '../lib/i18n/words.svelte';
import { readSpec } from '../lib/spec';
import type { ExplorationMsg } from '../lib/wire';
import { briefly } from './numbers';
import { moveText } from './names';

export interface Compared {
  readonly title: string;
  readonly found: ExplorationMsg;
}

const moveOf = ({ action }: ExplorationMsg): string => (action ? moveText(action) : '');
const NEAR = 1e-9;

/** One sentence on what the runs choose. */
export function verdictOf(runs: readonly Compared[]): string {
  const [first, ...others] = runs;
  if (!first || others.length === 0) return '';
  if (runs.every(({ found }) => !found.action)) return valuesSaid(runs);
  const isSame = others.every(({ found }) => moveOf(found) === moveOf(first.found));
  if (isSame) return sameSaid(first, others);
  const named = runs.map(({ title, found }) => t('ui-titled', { title, text: moveOf(found) || '–' }));
  return `${t('explorer-differ', { moves: named.join(', ') })} ${whyOf(first, others)}`;
}

const valueOf = ({ found: { value, values } }: Compared): string => (value ? briefly(value, values.unit) : '–');

const haveOneValue = (runs: readonly Compared[]): boolean => {
  const values = runs.map(({ found }) => found.value?.value ?? NaN);
  return Math.max(...values) - Math.min(...values) < NEAR;
};

/** Where nobody chooses, at a chance node or a leaf, only values can be compared. */
function valuesSaid(runs: readonly Compared[]): string {
  const [first] = runs;
  if (first && haveOneValue(runs)) return t('explorer-same-value', { value: valueOf(first) });
  const named = runs.map((run) => t('ui-titled', { title: run.title, text: valueOf(run) }));
  return t('explorer-differ-value', { values: named.join(', ') });
}

function sameSaid(first: Compared, others: readonly Compared[]): string {
  const isEqual = haveOneValue([first, ...others]);
  return t(isEqual ? 'explorer-same' : 'explorer-same-move', { move: moveOf(first.found), value: valueOf(first) });
}

/** Settings that never change a value, that make it a sample, and that change what it means. */
const EXACT = ['prune', 'order'];
const SAMPLES = [
  'playouts',
  'worlds',
  'iterations',
  'rounds',
  'exploration',
  'prior',
  'playing',
  'policy',
  'enumerate',
];
const MEANING = ['strategy', 'variant', 'attack', 'cube'];
/** Settings of how far is looked ahead, and of which deals can be. */
const DEPTH = ['depth', 'moves', 'from', 'exact_from', 'list_from'];
const WORLDS = ['inference', 'bids'];

function whyOf(first: Compared, others: readonly Compared[]): string {
  const specs = [first, ...others].map(({ found }) => readSpec(found.agent));
  if (specs.some(({ name }) => name !== specs[0]?.name)) return t('explorer-differ-agents');
  const names = new Set(specs.flatMap(({ chosen }) => Object.keys(chosen)));
  const changed = [...names].filter((name) => new Set(specs.map(({ chosen }) => chosen[name])).size > 1);
  const has = (list: readonly string[]): boolean => changed.some((name) => list.includes(name));
  if (has(MEANING)) return t('explorer-differ-evaluation');
  if (changed.includes('mask')) return t('explorer-differ-mask');
  if (has(WORLDS)) return t('explorer-differ-worlds');
  if (has(DEPTH)) return t('explorer-differ-depth');
  if (has(SAMPLES)) return t('explorer-differ-samples');
  if (has(EXACT)) return t('explorer-differ-equal');
  return t('explorer-differ-settings');
}
