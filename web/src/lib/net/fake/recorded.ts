import type { GameName, Seen, Situation } from '../game';

/** One question of a recorded game. */
interface RecordedStep {
  view: unknown;
  legal: unknown[];
  seen: unknown[];
}

export interface Step {
  situation: Situation;
  seen: Seen[];
}

const FILES: Record<GameName, () => Promise<{ default: unknown }>> = {
  riichi: () => import('../../../../fixtures/riichi.json'),
  zole: () => import('../../../../fixtures/zole.json'),
  backgammon: () => import('../../../../fixtures/backgammon.json'),
};

/** A whole game of one seat, from the files that our own engine wrote. */
export async function recorded(game: GameName): Promise<Step[]> {
  const { default: steps } = await FILES[game]();
  return (steps as RecordedStep[]).map(({ view, legal, seen }) => ({
    situation: { game, view, legal } as Situation,
    seen: seen.map((event) => ({ game, event }) as Seen),
  }));
}
