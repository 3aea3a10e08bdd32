/**
 * One turn in the making: whole plays come from the server, the player puts one together step by
 * step and may take steps back until it is confirmed.
 */
import type { BackgammonAction, BackgammonMove } from '../../../lib/wire/backgammon.gen';
import { moved, type Position } from './position';

const same = (a: BackgammonMove, b: BackgammonMove): boolean => a.from === b.from && a.to === b.to;

/** What is left of a play when these steps are taken out of it; nothing if one is not in it. */
export function remaining(
  play: readonly BackgammonMove[],
  made: readonly BackgammonMove[],
): BackgammonMove[] | undefined {
  const rest = [...play];
  for (const step of made) {
    const at = rest.findIndex((move) => same(move, step));
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

/** Every way of one man along the steps of a play, keyed by where it ends. */
function walks(rest: readonly BackgammonMove[], from: number): Map<number, BackgammonMove[]> {
  const found = new Map<number, BackgammonMove[]>();
  const walk = (at: number, left: readonly BackgammonMove[], path: BackgammonMove[]): void => {
    left.forEach((move, idx) => {
      if (move.from !== at) return;
      const further = [...path, move];
      const known = found.get(move.to);
      if (!known || known.length > further.length) found.set(move.to, further);
      walk(move.to, left.toSpliced(idx, 1), further);
    });
  };
  walk(from, rest, []);
  return found;
}

export class Turn {
  made = $state.raw<BackgammonMove[]>([]);
  selected = $state<number>();
  readonly start: Position;
  readonly plays: { idx: number; moves: BackgammonMove[] }[];

  constructor(start: Position, legal: readonly BackgammonAction[]) {
    this.start = start;
    this.plays = legal.flatMap((action, idx) => (action.type === 'play' ? [{ idx, moves: action.moves }] : []));
  }

  position = $derived.by(() => this.made.reduce(moved, this.start));

  /** The plays that the steps made so far belong to. */
  #open = $derived.by(() =>
    this.plays.flatMap(({ idx, moves }) => {
      const rest = remaining(moves, this.made);
      return rest ? [{ idx, rest }] : [];
    }),
  );

  /** Where a man may be taken up now. */
  sources = $derived.by(() => {
    const from = new Set(this.#open.flatMap(({ rest }) => rest.map((move) => move.from)));
    const standing = [...from].filter((point) => (this.position.mine[point] ?? 0) > 0);
    return new Set(standing.includes(25) ? [25] : standing);
  });

  /** The place of the finished play among the legal answers. */
  complete = $derived.by(() => this.#open.find(({ rest }) => rest.length === 0)?.idx);

  targets(from: number): Map<number, BackgammonMove[]> {
    const all = new Map<number, BackgammonMove[]>();
    if (!this.sources.has(from)) return all;
    for (const { rest } of this.#open) {
      for (const [to, path] of walks(rest, from)) {
        const known = all.get(to);
        if (!known || known.length > path.length) all.set(to, path);
      }
    }
    return all;
  }

  /** Moves a man as far as `to`; says whether it could. */
  go(from: number, to: number): boolean {
    const path = this.targets(from).get(to);
    if (!path) return false;
    this.made = [...this.made, ...path];
    this.selected = undefined;
    return true;
  }

  /** Plays a die with the man on `from`. */
  play(from: number, die: number): boolean {
    const to = Math.max(0, from - die);
    return this.go(from, to);
  }

  undo(): void {
    if (this.selected !== undefined) this.selected = undefined;
    else this.made = this.made.slice(0, -1);
  }
}

/** Which of the thrown dice the steps have used up, in the order of the dice. */
export function usedDice(dice: readonly [number, number], made: readonly BackgammonMove[]): boolean[] {
  const thrown = dice[0] === dice[1] ? [dice[0], dice[0], dice[0], dice[0]] : [...dice];
  const used = thrown.map(() => false);
  for (const move of made) {
    const far = move.from - move.to;
    let at = thrown.findIndex((die, idx) => !used[idx] && die === far);
    if (at < 0) at = thrown.findIndex((die, idx) => !used[idx] && die > far);
    if (at >= 0) used[at] = true;
  }
  return used;
}
