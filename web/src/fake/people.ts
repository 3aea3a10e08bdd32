import type { Player } from '../lib/player';
import type { GameName } from '../lib/game';

/** Who sits at the fake tables. */
export const PLAYERS: Record<GameName, Player[]> = {
  riichi: [
    { seat: 'A', name: 'Liepa', bot: false },
    { seat: 'B', name: 'Tanel', bot: false, bank: 24 },
    { seat: 'C', name: 'Aija', bot: true, agent: 'lt-fast' },
    { seat: 'D', name: 'Mika', bot: false, bank: 31 },
  ],
  zole: [
    { seat: 'A', name: 'Liepa', bot: false },
    { seat: 'B', name: 'Ilze', bot: true },
    { seat: 'C', name: 'Andris', bot: false, bank: 38 },
  ],
  backgammon: [
    { seat: 'A', name: 'Liepa', bot: false, bank: 108 },
    { seat: 'B', name: 'Expectiminimax 3', bot: true, agent: 'depth 3, Star1', think: { seconds: 0.31, nodes: 84210 } },
  ],
};
