/** Words beside the marks of a chart, so that no two of them lie over each other. */

export interface Label {
  /** Where its mark is. */
  x: number;
  text: string;
}

export interface PlacedLabel {
  left: number;
  width: number;
  /** Rows are counted away from the chart. */
  row: number;
}

/** About how wide words of 12 pixels are, rather too wide than too narrow. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter >= '\u2e80' ? 12.5 : 7.4), 0);

const GAP = 6;

const overlaps = (one: PlacedLabel, other: PlacedLabel): boolean =>
  one.row === other.row && one.left < other.left + other.width + GAP && other.left < one.left + one.width + GAP;

/** A label stands on one side of its mark, outwards rather than inwards, and crosses as few other marks as it can. */
export const beside = (labels: readonly Label[], room: number): PlacedLabel[] =>
  place(labels, room, ({ x }, width) => (x > room / 2 ? [x + GAP, x - GAP - width] : [x - GAP - width, x + GAP]));

/** A label stands under its mark. */
export const under = (labels: readonly Label[], room: number): PlacedLabel[] =>
  place(labels, room, ({ x }, width) => [x - width / 2]);

/** The nearest free place for each label in turn; where a row is full, the next one. */
function place(
  labels: readonly Label[],
  room: number,
  lefts: (label: Label, width: number) => number[],
): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const label of labels) {
    const width = widthOf(label.text);
    const sides = lefts(label, width);
    const fitting = sides.filter((left) => left >= 0 && left + width <= room);
    const inside = sides.map((left) => Math.max(0, Math.min(left, room - width)));
    const choices = Array.from({ length: labels.length }, (_, row) =>
      (fitting.length > 0 ? fitting : inside).map((left) => ({ left, width, row })),
    ).flat();
    const free = choices.filter((choice) => !placed.some((other) => overlaps(choice, other)));
    const cost = (choice: PlacedLabel): number =>
      choice.row + 2 * labels.filter(({ x }) => x > choice.left && x < choice.left + choice.width).length;
    placed.push(free.reduce((best, choice) => (cost(choice) < cost(best) ? choice : best)));
  }
  return placed;
}
