/** Terms inside the coach's sentences: `[tenpai](riichi-tenpai)` is the word “tenpai” with its place in the glossary. */
const MARK = /\[([^\]]+)\]\(([\w-]+)\)/g;

export interface Piece {
  readonly text: string;
  /** The term's key, where it is one. */
  readonly term?: string;
}

/** A sentence as text and terms, in their order. */
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: mark, 1: text = '', 2: term = '', index } of line.matchAll(MARK)) {
    if (index > from) pieces.push({ text: line.slice(from, index) });
    pieces.push({ text, term });
    from = index + mark.length;
  }
  if (from < line.length) pieces.push({ text: line.slice(from) });
  return pieces;
}

/** The sentence without marks, as it is read aloud. */
export const plainOf = (line: string): string => line.replaceAll(MARK, '$1');
