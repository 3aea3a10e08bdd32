/** Tiles and cards as generic code sees them: by their codes. Each game says how its own are named and drawn. */
import type { Component } from 'svelte';

import { loadedParts } from './games';

export interface Pieces {
  is(code: string): boolean;
  /** In short words. */
  short(code: string): string;
  /** The place in a sorted hand. */
  order(code: string): number;
  Piece: Component<{ code: string }>;
  /** How many pixels wide one is drawn beside a verdict. */
  width: number;
  /** Fetches the drawings. */
  load(): Promise<void>;
}

/** The kind of a piece, if a game that is open has it. */
export function piecesOf(code: string): Pieces | undefined {
  for (const { pieces } of loadedParts()) if (pieces?.is(code)) return pieces;
  return undefined;
}

export const pieceName = (code: string): string => piecesOf(code)?.short(code) ?? code;

/** Pieces as a hand holds them. */
export function inOrder(codes: readonly string[]): string[] {
  const place = (code: string): number => piecesOf(code)?.order(code) ?? 0;
  return [...codes].sort((a, b) => place(a) - place(b));
}
