/** A round of a search, phase by phase: the line of code each is at, with the values of its variables. */
import { t, words } from '../lib/i18n/words.svelte';
import type { Algorithm, ExploredStepMsg } from '../lib/wire';
import type { Exploration } from './exploration';
import type { Mark } from './listings';
import type { Moment } from './moment';
import { longName, shortName } from './names';
import { brief, fine, whole } from './numbers';
import type { NodeState } from './replay';
import type { Branch } from './tree';

export interface Variable {
  readonly name: string;
  readonly value: string;
}

export interface Phase {
  /** Its name is the message `explorer-phase-` with this mark. */
  readonly mark: Mark;
  /** What is written beside its line. */
  readonly aside: string;
  readonly variables: readonly Variable[];
}

/** More children than these are not listed. */
const CHILDREN_MAX = 6;
const WAY_MAX = 6;

/** One round, read from the log. */
class Round {
  readonly step: ExploredStepMsg;

  constructor(
    readonly exploration: Exploration,
    readonly moment: Moment,
    last: ExploredStepMsg,
  ) {
    this.step = last;
  }

  branch(id: number): Branch | undefined {
    return this.exploration.tree.get(id);
  }

  /** A node before the round, and after it. */
  before(branch: Branch): NodeState {
    return this.exploration.tree.stateOf(branch, this.step.first);
  }

  after(branch: Branch): NodeState {
    return this.exploration.tree.stateOf(branch, this.moment.events);
  }

  /** The nodes to which the round came, in order: again, or for the first time. */
  nodes(...kinds: readonly ('enter' | 'reenter')[]): Branch[] {
    const { events } = this.step;
    return events.flatMap(({ what, node }) => (kinds.some((kind) => kind === what) ? (this.branch(node) ?? []) : []));
  }

  name(branch: Branch): string {
    return longName(this.exploration.tree, branch.node.id);
  }

  short(branch: Branch): string {
    return shortName(branch);
  }

  value(value: number | undefined): string {
    return value === undefined ? '–' : brief(value, this.exploration.found.values.unit);
  }

  /** What the round brought at its end. */
  result(): number | undefined {
    const worth = this.step.events.find(({ what }) => what === 'worth');
    return worth?.what === 'worth' ? worth.value : undefined;
  }
}

const variable = (name: string, value: string): Variable => ({ name, value });
const of = (name: string, what: string): string => `${name}(${what})`;

/**
 * The phases of the round that has just ended, in order. `looked` is the node that the reader looks at; a sweep shows the
 * variables there.
 */
export function phasesOf(exploration: Exploration, moment: Moment, looked?: number): Phase[] {
  if (!moment.last) return [];
  const round = new Round(exploration, moment, moment.last);
  const phases = PHASES[exploration.found.algorithm]?.(round, looked) ?? [];
  if (moment.step < exploration.steps.n) return phases;
  return [...phases, { mark: 'over', aside: '', variables: phases.at(-1)?.variables ?? [] }];
}

const PHASES: Partial<Record<Algorithm, (round: Round, looked?: number) => Phase[]>> = {
  best_first: expansion,
  uct: (round) => playout(round),
  ismcts: (round) => [
    { mark: 'world', aside: '', variables: [variable('w', whole(round.moment.step))] },
    ...playout(round),
  ],
  pimc: world,
  cfr: sweep,
};

/** The names of a way down the tree. */
function wayOf(round: Round, way: readonly Branch[]): string {
  const names = way.filter(({ node }) => node.parent !== null).map((branch) => round.short(branch));
  return names.length > WAY_MAX ? `… → ${names.slice(-WAY_MAX).join(' → ')}` : names.join(' → ');
}

/** Down the known tree, one node further, a playout from there, and back up. */
function playout(round: Round): Phase[] {
  const phases: Phase[] = [];
  const known = round.nodes('reenter');
  const added = round.nodes('enter').filter(({ node }) => node.parent !== null);
  const chosen = known.at(-1);
  if (chosen) {
    const parent = chosen.node.parent === null ? undefined : round.branch(chosen.node.parent);
    const { visits, value } = round.before(chosen);
    const hasN = parent && round.exploration.found.algorithm === 'uct';
    phases.push({
      mark: 'select',
      aside: wayOf(round, known),
      variables: [
        variable('x', round.name(chosen)),
        ...(hasN ? [variable('N', whole(round.before(parent).visits))] : []),
        variable('n', whole(visits)),
        variable('v', round.value(value?.value)),
      ],
    });
  }
  const fresh = added.at(-1);
  if (fresh)
    phases.push({
      mark: 'expand',
      aside: round.short(fresh),
      variables: [variable('x', round.name(fresh)), variable('n', whole(round.before(fresh).visits))],
    });
  const last = fresh ?? chosen ?? round.nodes('enter')[0];
  if (!last) return phases;
  const result = round.value(round.result());
  phases.push({ mark: 'playout', aside: result, variables: [variable('x', round.name(last)), variable('r', result)] });
  const { visits, value } = round.after(last);
  phases.push({
    mark: 'backup',
    aside: round.value(value?.value),
    variables: [
      variable('x', round.name(last)),
      variable('r', result),
      variable('n', whole(visits)),
      variable('v', round.value(value?.value)),
      ...atRoot(round, last),
    ],
  });
  return phases;
}

/** How often the root was visited, and what it is worth now. */
function atRoot(round: Round, last: Branch): Variable[] {
  const root = round.branch(0);
  if (!root || last === root) return [];
  const { visits, value } = round.after(root);
  const name = t('explorer-word-root');
  return [variable(of('n', name), whole(visits)), variable(of('v', name), round.value(value?.value))];
}

/** Down to the end of the best line; its children are valued, and values go up. */
function expansion(round: Round): Phase[] {
  const way = round.nodes('reenter');
  const children = round.nodes('enter');
  const last = way.at(-1);
  if (!last) {
    const [root] = children;
    if (!root) return [];
    const value = round.value(round.after(root).value?.value);
    return [{ mark: 'start', aside: value, variables: [variable(of('v', t('explorer-word-root')), value)] }];
  }
  const x = variable('x', round.name(last));
  const before = round.value(round.before(last).value?.value);
  const after = round.value(round.after(last).value?.value);
  const root = round.branch(0);
  const top = root && root !== last ? round.value(round.after(root).value?.value) : undefined;
  return [
    { mark: 'select', aside: wayOf(round, way), variables: [x, variable('v', before)] },
    {
      mark: 'evaluate',
      aside: '',
      variables: [x, ...few(children, (child) => variable(of('v', round.short(child)), valueAt(round, child)))],
    },
    {
      mark: 'backup',
      aside: top ?? after,
      variables: [
        x,
        variable('v', after),
        ...(top === undefined ? [] : [variable(of('v', t('explorer-word-root')), top)]),
      ],
    },
  ];
}

const valueAt = (round: Round, branch: Branch): string => round.value(round.after(branch).value?.value);

function few(branches: readonly Branch[], say: (branch: Branch) => Variable): Variable[] {
  const said = branches.slice(0, CHILDREN_MAX).map(say);
  return branches.length > CHILDREN_MAX ? [...said, variable('…', whole(branches.length - CHILDREN_MAX))] : said;
}

/** One world solved: what each move is worth in it, their sums so far, and the best mean. */
function world(round: Round): Phase[] {
  const entered = round.nodes('enter');
  const one = entered.find(({ node }) => node.parent === 0);
  const root = round.branch(0);
  if (!one || !root) return [];
  const moves = entered.filter(({ node }) => node.parent === one.node.id);
  const w = variable('w', round.short(one));
  const n = variable('n', whole(round.moment.step));
  const best = round.after(root).value?.value;
  const sums = sumsAt(round, best);
  const sum = (move: Branch): Variable[] => {
    const known = sums?.get(round.short(move));
    return known === undefined ? [] : [variable(of('s', round.short(move)), round.value(known))];
  };
  return [
    { mark: 'world', aside: '', variables: [w, n] },
    {
      mark: 'solved',
      aside: '',
      variables: [
        w,
        ...few(moves, (move) => variable(of('v', round.short(move)), valueAt(round, move))),
        ...moves.slice(0, CHILDREN_MAX).flatMap(sum),
      ],
    },
    { mark: 'mean', aside: round.value(best), variables: [n, variable('v', round.value(best))] },
  ];
}

/** Only so many worlds are added up here. */
const ADDED_MAX = 300;
const NEAR = 1e-6;

/** What every move has come to in all worlds so far, where all of them are here and count alike. */
function sumsAt(round: Round, best: number | undefined): ReadonlyMap<string, number> | undefined {
  const n = round.moment.step;
  const worlds = round.branch(0)?.children.slice(0, n) ?? [];
  if (n > ADDED_MAX || worlds.length < n || best === undefined) return undefined;
  const sums = new Map<string, number>();
  for (const id of worlds)
    for (const move of round.branch(id)?.children ?? []) {
      const branch = round.branch(move);
      if (branch)
        sums.set(round.short(branch), (sums.get(round.short(branch)) ?? 0) + (round.after(branch).value?.value ?? NaN));
    }
  const most = Math.max(...sums.values());
  return Math.abs(most / n - best) < NEAR ? sums : undefined;
}

/** One sweep of self-play, at one decision: what was played there, what it came to, and what was learnt. */
function sweep(round: Round, looked?: number): Phase[] {
  const isDecision = (branch: Branch): boolean => round.after(branch).reach !== undefined;
  const chosen = looked === undefined ? undefined : round.branch(looked);
  const left = round.step.events.flatMap(({ what, node }) => (what === 'leave' ? (round.branch(node) ?? []) : []));
  const at = chosen && isDecision(chosen) ? chosen : left.findLast(isDecision);
  const [own, others] = (at && round.after(at).reach) ?? [];
  if (!at || own === undefined || others === undefined) return [];
  const x = variable('x', round.name(at));
  const learnt = at.children.flatMap((id) => {
    const child = round.branch(id);
    const known = child && round.after(child).learnt;
    return known ? [{ name: round.short(child), ...known }] : [];
  });
  const each = (name: string, value: (one: (typeof learnt)[number]) => number): Variable[] =>
    learnt.map((one) => variable(of(name, one.name), fine(value(one))));
  const v = learnt.reduce((sum, { share, value }) => sum + share * value, 0);
  return [
    { mark: 'sigma', aside: '', variables: [x, ...each('σ', ({ share }) => share)] },
    {
      mark: 'value',
      aside: fine(v),
      variables: [x, ...each('v', ({ value }) => value), ...each('σ', ({ share }) => share), variable('v', fine(v))],
    },
    { mark: 'own', aside: fine(own), variables: [x, variable('Pᵢ', fine(own))] },
    { mark: 'others', aside: fine(others), variables: [x, variable('P₋ᵢ', fine(others))] },
    {
      mark: 'regret',
      aside: '',
      variables: [
        x,
        ...each('R', ({ regret }) => regret),
        variable('P₋ᵢ', fine(others)),
        ...each('v', ({ value }) => value),
        variable('v', fine(v)),
      ],
    },
    {
      mark: 'sum',
      aside: '',
      variables: [x, ...each('S', ({ sum }) => sum), variable('Pᵢ', fine(own)), ...each('σ', ({ share }) => share)],
    },
  ];
}

/** What a phase is called on its button. */
export const phaseName = ({ mark }: Phase): string =>
  words.has(`explorer-phase-${mark}`) ? t(`explorer-phase-${mark}`) : '';
