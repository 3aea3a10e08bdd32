import type { Explanation } from '../lib/messages/explanation';
import type { TableState } from '../lib/net/parlor';
import { backgammonScene } from '../games/backgammon/scenes';
import { riichiCall, riichiOver, riichiTurn } from '../games/riichi/scenes';
import { zoleBid, zoleBury, zoleOver, zolePlay } from '../games/zole/scenes';

/** A position worth looking at, with what an agent says about it. */
export interface Scene {
  state: TableState;
  explanation?: Explanation;
  lost?: boolean;
}

const SCENES: Record<string, () => Scene> = {
  'riichi-turn': riichiTurn,
  'riichi-call': riichiCall,
  'riichi-over': riichiOver,
  'zole-play': zolePlay,
  'zole-bury': zoleBury,
  'zole-bid': zoleBid,
  'zole-over': zoleOver,
  'backgammon-move': backgammonScene,
  'riichi-lost': () => ({ ...riichiTurn(), lost: true }),
};

/** An unknown code shows the first. */
export const sceneOf = (code: string): Scene => (SCENES[code] ?? riichiTurn)();
