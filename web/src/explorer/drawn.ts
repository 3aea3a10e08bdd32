/** What is drawn of a node at a moment: plain data, made anew only where something has changed. */
import { t } from '../lib/i18n/words.svelte';
import type { NodeKind } from '../lib/wire';
import type { Exploration } from './exploration';
import type { Placed, Shown } from './layout';
import { valueText, windowShown, type Moment } from './moment';
import { edgeText, shortName } from './names';
import { counted, probabilityText, whole } from './numbers';
import { cutOf, type NodeState } from './replay';

export type Tone = 'plain' | 'line' | 'touched' | 'ahead';

export interface Drawn {
  readonly id: number;
  readonly placed: Placed;
  readonly kind: NodeKind;
  readonly tone: Tone;
  readonly x: number;
  readonly y: number;
  /** Half of its width. */
  readonly size: number;
  readonly value: string;
  readonly window: string;
  readonly closed: boolean;
  /** How many nodes the triangle under it stands for. */
  readonly below: string;
  /** Children that nobody has looked at and that are not listed either: drawn, so that they are not forgotten. */
  readonly unlisted: boolean;
  /** How many children are there without being drawn beside their sisters. */
  readonly undrawn: number;
  /** The reader's eye is on it: what is written there comes first. */
  readonly marked: boolean;
  readonly edge: Edge | undefined;
  /** What a screen reader says, and the tooltip. */
  readonly name: string;
}

export interface Edge {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly path: string;
  readonly tone: Tone | 'cut';
  /** What can be written beside it, the longest first. Where, and whether there is room, `labels` says. */
  readonly labels: readonly string[];
  /** Where the double stroke of a cut is; it lies across the edge. */
  readonly cut: string;
}

export interface Frame {
  /** Pixels for each leaf and for each level. */
  readonly spacing: number;
  readonly level: number;
}

/** Half of the width of a node that has all the room it wants. */
const FULL = 25;
const LEAF = 17;

interface Known {
  shown: Shown;
  frame: Frame;
  state: NodeState;
  parent: NodeState | undefined;
  tone: Tone;
  marked: boolean;
  drawn: Drawn;
}

/** Makes what is drawn, and keeps what has not changed: a step touches few of many nodes. */
export class Drawer {
  #known = new Map<number, Known>();

  draw(
    exploration: Exploration,
    shown: readonly Shown[],
    frame: Frame,
    moment: Moment,
    selected: number | undefined,
  ): Drawn[] {
    const known = new Map<number, Known>();
    const drawn = shown.map((one) => {
      const { id, branch, parent } = one.placed;
      const state = exploration.tree.stateOf(branch, moment.events);
      const above = parent && exploration.tree.stateOf(parent.branch, moment.events);
      const tone = toneOf(id, state, moment);
      const marked = id === selected || tone === 'touched' || tone === 'line';
      const before = this.#known.get(id);
      const isSame =
        before?.state === state &&
        before.parent === above &&
        before.tone === tone &&
        before.marked === marked &&
        before.frame === frame &&
        before.shown.placed === one.placed &&
        before.shown.closed === one.closed;
      const next = isSame
        ? before
        : {
            shown: one,
            frame,
            state,
            parent: above,
            tone,
            marked,
            drawn: draw(exploration, one, frame, state, above, tone, marked),
          };
      known.set(id, next);
      return next.drawn;
    });
    this.#known = known;
    return drawn;
  }
}

function toneOf(id: number, { visits }: NodeState, { touched, line }: Moment): Tone {
  if (visits === 0) return 'ahead';
  if (line.has(id)) return 'line';
  return touched.has(id) ? 'touched' : 'plain';
}

function draw(
  exploration: Exploration,
  { placed, closed }: Shown,
  frame: Frame,
  state: NodeState,
  parent: NodeState | undefined,
  tone: Tone,
  marked: boolean,
): Drawn {
  const { node } = placed.branch;
  const room = placed.width * frame.spacing;
  const value = valueText(exploration, placed.branch, state);
  const size = sizeOf(node.kind, room, value);
  const window = windowShown(exploration, node.kind, state);
  const undrawn = closed ? 0 : node.n_children - placed.children.length;
  const more = undrawn + node.n_unlisted;
  const below = closed ? counted(node.n_below) : more > 0 ? `+${counted(more)}` : '';
  return {
    id: node.id,
    placed,
    kind: node.kind,
    tone,
    x: placed.x * frame.spacing,
    y: placed.depth * frame.level,
    size,
    value: size >= 11 ? fitting(value, node.kind, size) : '',
    window,
    closed,
    below,
    unlisted: node.n_unlisted > 0,
    undrawn,
    marked,
    edge: placed.parent && edgeOf(placed, placed.parent, frame, size, tone, parent),
    name: nameOf(exploration, placed, state, value, window, closed, undrawn),
  };
}

function sizeOf(kind: NodeKind, room: number, value: string): number {
  const wanted = kind === 'leaf' ? Math.max(LEAF, value.length * 4 + 6) : kind === 'chance' ? FULL - 4 : FULL;
  return Math.max(3, Math.min(wanted, room * 0.46));
}

/** About how wide the letters in a node are where they are small. */
const FIGURE = 6.4;

/** A value as it fits into its node: whole, without zeros at its end, or not at all; the node's name has it anyway. */
function fitting(value: string, kind: NodeKind, size: number): string {
  const room = 2 * size + (kind === 'leaf' ? -1 : 5);
  const shorter = value.replace(/[.,]0+(?=%?$)/, '');
  return [value, shorter].find((text) => text.length * FIGURE <= room) ?? '';
}

/** How far a node reaches up or down from its middle. */
export const reachOf = (kind: NodeKind, size: number): number =>
  kind === 'leaf' ? Math.min(15, size) : kind === 'chance' ? size : size * 0.84;

function edgeOf(
  placed: Placed,
  parent: Placed,
  { spacing, level }: Frame,
  size: number,
  tone: Tone,
  above: NodeState | undefined,
): Edge {
  const { node } = placed.branch;
  const [x1, x2] = [parent.x * spacing, placed.x * spacing];
  const parentSize = sizeOf(parent.branch.node.kind, parent.width * spacing, '');
  const y1 = parent.depth * level + reachOf(parent.branch.node.kind, parentSize);
  const y2 = placed.depth * level - reachOf(node.kind, size);
  const isCut = tone === 'ahead' && !node.visited && above !== undefined && cutOf(above) !== undefined;
  const label = edgeText(node);
  const both = node.probability !== null && label !== probabilityText(node.probability);
  const texts = both ? [`${label} · ${probabilityText(node.probability ?? 0)}`, label] : label ? [label] : [];
  return {
    from: [x1, y1],
    to: [x2, y2],
    path: `M${x1} ${y1}L${x2} ${y2}`,
    tone: isCut ? 'cut' : tone,
    labels: texts,
    cut: isCut ? strokesAt(x1 + (x2 - x1) * 0.72, y1 + (y2 - y1) * 0.72, x2 - x1, y2 - y1) : '',
  };
}

/** Two short strokes across an edge that runs by (dx, dy). */
function strokesAt(x: number, y: number, dx: number, dy: number): string {
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const stroke = (shift: number): string => {
    const [mx, my] = [x + ux * shift, y + uy * shift];
    return `M${mx - uy * 9} ${my + ux * 9}L${mx + uy * 9} ${my - ux * 9}`;
  };
  return stroke(-2.5) + stroke(2.5);
}

/** The node in words: what leads to it, what it is, what is known of it. */
function nameOf(
  exploration: Exploration,
  { branch }: Placed,
  state: NodeState,
  value: string,
  window: string,
  closed: boolean,
  undrawn: number,
): string {
  const { node } = branch;
  const cut = cutOf(state);
  const parent = node.parent === null ? undefined : exploration.tree.get(node.parent);
  const gone = !node.visited && parent?.node.history.find((change) => change.what === 'cut');
  const words = [
    shortName(branch),
    t(`study-node-${node.kind === 'leaf' ? 'leaf-word' : node.kind}`),
    node.probability === null ? '' : t('explorer-probability', { p: probabilityText(node.probability) }),
    value || (gone ? '' : t('explorer-not-seen')),
    window ? t('explorer-window', { window }) : '',
    cut ? t(`study-cut-${cut.reason}`) : '',
    gone && gone.what === 'cut' ? t('explorer-cut-away', { why: t(`study-cut-${gone.reason}`) }) : '',
    closed ? t('explorer-nodes-below', { n: node.n_below, shown: whole(node.n_below) }) : '',
    undrawn > 0 ? t('explorer-not-drawn', { n: undrawn, shown: whole(undrawn) }) : '',
    node.n_unlisted > 0 ? t('explorer-not-examined', { n: node.n_unlisted, shown: whole(node.n_unlisted) }) : '',
  ];
  return words.filter(Boolean).join(', ');
}
