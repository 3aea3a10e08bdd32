/**
 * Pictures that are written in a line: rows of pieces, arrows, numbers and words.
 *
 * Rows are parted by ` | `, and a row may begin with the key of its label: `riichi-waits: 3s 6s!`.
 * A group is pieces without a gap, parted by `+` where their marks differ: `8m-+22m`.
 */

/** How a piece lies: `!` framed, `~` dimmed, `^` taken away, `*` drawn, `-` sideways, `%` sideways on the one before. */
export interface Marked {
  code: string;
  marks: string;
}

export type StripItem =
  | { kind: 'pieces'; pieces: Marked[] }
  | { kind: 'arrow' }
  | { kind: 'text'; text: string }
  /** Written as the reader's language writes numbers; `#+2.5`, `#40%`. */
  | { kind: 'number'; value: number; digits: number; isSigned: boolean; isPercent: boolean }
  /** A term by its name; `!` framed, `~` crossed out. */
  | { kind: 'word'; key: string; marks: string }
  /** How much of the whole, with a notch where it decides. */
  | { kind: 'bar'; value: number; whole: number; notch: number | undefined; isPercent: boolean };

export interface StripRow {
  /** The key of what the row shows. */
  label: string | undefined;
  items: StripItem[];
}

/** `234m88p` are five tiles, `QCJD` two cards, `xx` two pieces face down; anything else is one piece of that name. */
function codesOf(body: string): string[] {
  if (/^(\d+[mpsz])+$/.test(body))
    return [...body.matchAll(/(\d+)([mpsz])/g)].flatMap(([, ranks = '', suit = '']) =>
      [...ranks].map((rank) => rank + suit),
    );
  if (/^([AKQJT987][CSHD])+$/.test(body)) return body.match(/../g) ?? [];
  if (/^x+$/.test(body)) return [...body].map(() => 'back');
  return [body];
}

const markedIn = (part: string): Marked[] => {
  const [, body = '', marks = ''] = /^(.*?)([!~^*%-]*)$/.exec(part) ?? [];
  return codesOf(body).map((code) => ({ code, marks }));
};

function itemOf(token: string): StripItem {
  const rest = token.slice(1);
  switch (token[0]) {
    case '>':
      return { kind: 'arrow' };
    case "'":
      return { kind: 'text', text: rest };
    case '#':
      return {
        kind: 'number',
        value: parseFloat(rest),
        digits: /\.(\d+)/.exec(rest)?.[1]?.length ?? 0,
        isSigned: /^[+-]/.test(rest),
        isPercent: rest.endsWith('%'),
      };
    case '@':
      return { kind: 'word', key: rest.replace(/[!~]$/, ''), marks: /[!~]$/.exec(rest)?.[0] ?? '' };
    case '%': {
      const [value = 0, whole = 100, notch] = rest.split('/').map(parseFloat);
      return { kind: 'bar', value, whole, notch, isPercent: rest.endsWith('%') };
    }
    default:
      return { kind: 'pieces', pieces: token.split('+').flatMap(markedIn) };
  }
}

/** Reads a picture. */
export const stripOf = (text: string): StripRow[] =>
  text.split(' | ').map((row) => {
    const [, label, items = ''] = /^(?:([a-z][a-z0-9-]*): )?(.*)$/.exec(row) ?? [];
    return { label, items: items.split(' ').map(itemOf) };
  });

/** All pieces of a picture, by their codes. */
export const piecesIn = (rows: readonly StripRow[]): string[] =>
  rows.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'pieces' ? item.pieces.map(({ code }) => code) : [])),
  );

/** The keys of all words of a picture. */
export const wordsIn = (rows: readonly StripRow[]): string[] =>
  rows.flatMap(({ label, items }) => [
    ...(label ? [label] : []),
    ...items.flatMap((item) => (item.kind === 'word' ? [item.key] : [])),
  ]);
