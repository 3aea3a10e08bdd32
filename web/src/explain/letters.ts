/** About how wide small letters are; signs of Japanese are square. */
const LETTER = 7;
const SQUARE = 12;

export function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += sign >= '\u2e80' ? SQUARE : LETTER;
  return width;
}
