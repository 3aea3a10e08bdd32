/** Letters that are taken for others when a code is copied by hand. */
const TAKEN_FOR: Record<string, string> = { o: '0', i: '1', l: '1' };

/** A code as rooms have it, however it was typed: ten letters and digits in two groups. */
function asCode(typed: string): string {
  const letters = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  const meant = letters.replaceAll(/[oil]/g, (letter) => TAKEN_FOR[letter] ?? letter);
  return /^[0-9a-z]{10}$/.test(meant) ? `${meant.slice(0, 5)}-${meant.slice(5)}` : typed;
}

/** The code of a room in what someone typed or pasted: the code itself, or an invitation's address. */
export function codeIn(typed: string): string {
  const text = typed.trim();
  const path = /\/table\/([^/?#\s]+)/.exec(text)?.[1];
  return path ? decodeURIComponent(path) : asCode(text.replace(/[?#].*$/, '').replace(/^.*\//, ''));
}
