import type { DealRecord } from '../../lib/game';

/** Nothing in this game is left to chance, so nothing may have come up. */
export const chanceFits = ({ inputs }: DealRecord<'tic-tac-toe'>): boolean =>
  inputs.every(({ type }) => type !== 'chance');
