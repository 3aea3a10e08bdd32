/** Which line of the pseudo-code a step is at, with its numbers. */
import { t } from '../lib/i18n/words.svelte';
import type { NodeEventMsg, NodeKind } from '../lib/wire';
import type { Exploration } from './exploration';
import { lineOf, type Mark } from './listings';
import { isAtMost, prunesIn, type Moment } from './moment';
import { shortName } from './names';
import { hasRounds } from './narrate';
import { brief } from './numbers';
import { isProbe } from './replay';
import { phaseName, phasesOf, type Variable } from './rounds';

export interface CodePlace {
  /** The line that the step is at, counted from 0; none before the search. */
  readonly line: number | undefined;
  /** What is done there, where a step has several phases. */
  readonly phase: string;
  /** The numbers of that line. */
  readonly aside: string;
  readonly variables: readonly Variable[];
}

/**
 * Where in the code a moment is, with the values of its variables: the phases of a round, otherwise one place. Nothing
 * before the search. `looked` is the node that the reader looks at.
 */
export function placesIn(exploration: Exploration, moment: Moment, looked?: number): CodePlace[] {
  const { algorithm } = exploration.found;
  if (hasRounds(algorithm))
    return phasesOf(exploration, moment, looked).map((phase) => ({
      line: lineOf(algorithm, phase.mark),
      phase: phaseName(phase),
      aside: phase.aside,
      variables: phase.variables,
    }));
  const [event, mark] = moment.last ? decisive(exploration, moment) : [];
  if (!event || !mark) return [];
  return [
    {
      line: lineOf(algorithm, mark),
      phase: '',
      aside: asideOf(exploration, event, moment.events),
      variables: variablesOf(exploration, moment, event),
    },
  ];
}

/** The event of a step that says most, and the line it belongs to: a cut, then what went up, then what was found. */
function decisive(exploration: Exploration, moment: Moment): [NodeEventMsg | undefined, Mark] {
  const { tree } = exploration;
  const events = moment.last?.events ?? [];
  const kindOf = (event: NodeEventMsg): NodeKind => tree.get(event.node)?.node.kind ?? 'leaf';
  const cut = prunesIn(exploration, events).at(-1);
  if (cut) return [cut, cutMark(exploration, cut, moment.events)];
  const isOver = events.some(({ what, node }) => what === 'leave' && node === 0);
  if (isOver) return [events.at(-1), 'over'];
  const probe = events.findLast((event) => event.what === 'cut' && isProbe(event, kindOf(event)));
  if (probe) return [probe, `probe-${kindOf(probe)}`];
  const worth = events.findLast(({ what }) => what === 'worth');
  if (worth) return [worth, `worth-${kindOf(worth)}`];
  const first = events[0];
  if (!first) return [undefined, 'over'];
  return [first, kindOf(first) === 'leaf' ? 'leaf' : `enter-${kindOf(first)}`];
}

function cutMark(exploration: Exploration, event: NodeEventMsg, events: number): Mark {
  const branch = exploration.tree.get(event.node);
  if (event.what !== 'cut' || !branch) return 'leaf';
  if (branch.node.kind !== 'chance') return `cut-${branch.node.kind}`;
  if (event.reason === 'star2') return 'probe-chance';
  const isAbove = event.reason === 'gamma' && !isAtMost(exploration, branch, event, events);
  return isAbove ? 'above-chance' : 'cut-chance';
}

function asideOf(exploration: Exploration, event: NodeEventMsg, events: number): string {
  const { tree, found } = exploration;
  const { unit } = found.values;
  const branch = tree.get(event.node);
  if (event.what === 'cut' && branch) {
    if (isProbe(event, branch.node.kind)) return brief(event.value, unit);
    const sign = isAtMost(exploration, branch, event, events) ? '≤' : '≥';
    return `${brief(event.value, unit)} ${sign} ${brief(event.limit, unit)}`;
  }
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
      return one && tree.stateOf(one, moment.events).visits === 0 ? [shortName(one)] : [];
    });
    return [...waiting, shortName(branch)];
  });
  const more = list.length > STACK_MAX ? ', …' : '';
  return `[${list.slice(0, STACK_MAX).join(', ')}${more}]`;
}
