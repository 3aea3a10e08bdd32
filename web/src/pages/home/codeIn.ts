/** The code of a room in what somebody typed or pasted: the code itself, or an invitation's address. */
export function codeIn(typed: string): string {
  const text = typed.trim();
  const path = /\/table\/([^/?#\s]+)/.exec(text)?.[1];
  return path ? decodeURIComponent(path) : text.replace(/[?#].*$/, '').replace(/^.*\//, '');
}
