import { t } from '../../../lib/i18n/words.svelte';

export type Suit = 'C' | 'S' | 'H' | 'D';

const COLOURS: Record<Suit, string> = { C: '#1C6443', S: '#1F2630', H: '#B0211B', D: '#B5560F' };
const EYES: Record<string, number> = { A: 11, T: 10, K: 4, Q: 3, J: 2 };
const PLAIN_ORDER = '9KTA';

/** A card as it is written: `QC`, `TH`. */
export interface Face {
  rank: string;
  suit: Suit;
}

export const faceOf = (code: string): Face => ({ rank: code[0] ?? '', suit: (code[1] ?? 'C') as Suit });

export const suitColour = (suit: Suit): string => COLOURS[suit];

/** King, queen and jack have a picture. */
export const courtOf = (rank: string): 'K' | 'Q' | 'J' | undefined =>
  rank === 'K' || rank === 'Q' || rank === 'J' ? rank : undefined;

/** What the card counts at the end of the deal; drawn on it. */
export const eyesOf = (code: string): number => EYES[code[0] ?? ''] ?? 0;

/** All queens, all jacks, all diamonds carry the band. */
export const isTrump = (code: string): boolean => 'QJ'.includes(code[0] ?? '') || code[1] === 'D';

/** Trumps first and high cards before low ones: the order in which a hand is held. */
export function cardOrder(code: string): number {
  const { rank, suit } = faceOf(code);
  if (rank === 'Q' || rank === 'J') return (rank === 'Q' ? 0 : 4) + 'CSHD'.indexOf(suit);
  if (suit === 'D') return 10 + 'ATK987'.indexOf(rank);
  return 20 + 'CSH'.indexOf(suit) * 10 + (9 - PLAIN_ORDER.indexOf(rank));
}

/** The letter in the corner, in the reader's language. */
export const rankIndex = (rank: string): string =>
  rank === 'T' ? '10' : '789'.includes(rank) ? rank : t('zole-rank-index', { rank });

/** The whole name: “queen of clubs”. */
export const cardName = (code: string): string => t('zole-card', { rank: `r${code[0]}`, suit: code[1] ?? '' });

const SIGNS: Record<Suit, string> = { C: '♣', S: '♠', H: '♥', D: '♦' };

/** Short, as in a score sheet: Q♣. */
export const cardShort = (code: string): string => rankIndex(code[0] ?? '') + SIGNS[faceOf(code).suit];

/** Where the small suit signs stand, in units of the card. */
export function pips(rank: string): [number, number][] {
  const n = rank === 'T' ? 10 : Number(rank);
  const rows = n === 7 ? [48, 85.5, 123] : [48, 73, 98, 123];
  const sides: [number, number][] = rows.flatMap((y) => [[43, y] as [number, number], [80, y] as [number, number]]);
  const middle: Record<number, number[]> = { 7: [66.75], 9: [85.5], 10: [60.5, 110.5] };
  return [...sides, ...(middle[n] ?? []).map((y): [number, number] => [61.5, y])];
}
