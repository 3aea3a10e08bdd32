import type { BackgammonAction, BackgammonMove } from '../../../lib/wire/backgammon.gen';
import type { Message } from '../../../lib/wire';

const ANSWERS = ['roll', 'double', 'take', 'drop', 'beaver'] as const;

/** The answer that a review names: a play in notation, or a cube action. */
export function named({ key, args = [] }: Message): BackgammonAction | undefined {
  const type = ANSWERS.find((answer) => key === `bg-answer-${answer}`);
  if (type) return { type };
  const [, text] = args.find(([name]) => name === 'text') ?? [];
  const moves = text?.type === 'text' ? movesIn(text.value) : [];
  return moves.length > 0 ? { type: 'play', moves } : undefined;
}

/** `bar/20 13/11(2)`: the steps of every man, hits unmarked. */
function movesIn(text: string): BackgammonMove[] {
  const place = (word: string): number => (word === 'bar' ? 25 : word === 'off' ? 0 : Number(word));
  return text.split(' ').flatMap((way) => {
    const [, points = '', times = '1'] =
      /^((?:bar|\d+)(?:\/(?:off|\d+))+)(?:\((\d)\))?$/.exec(way.replaceAll('*', '')) ?? [];
    const stops = points.split('/').map(place);
    const steps = stops.slice(1).map((to, at) => ({ from: stops[at] ?? 0, to }));
    return points ? Array.from({ length: Number(times) }, () => steps).flat() : [];
  });
}
