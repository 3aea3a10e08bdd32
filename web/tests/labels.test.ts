import { expect, test } from 'vitest';

import { beside, under, widthOf, type Label, type PlacedLabel } from '../src/explain/labels';

/** The inside of a panel of 384 pixels. */
const ROOM = 340;

const apart = (placed: readonly PlacedLabel[]): boolean =>
  placed.every((one, at) =>
    placed.every(
      (other, nth) =>
        nth === at || one.row !== other.row || one.left + one.width < other.left || other.left + other.width < one.left,
    ),
  );
const inside = (placed: readonly PlacedLabel[]): boolean =>
  placed.every(({ left, width }) => left >= 0 && left + width <= ROOM);

/** The marks of a Zole chart from 0 to 120 eyes, with the words at 61 and 91 in all six languages and longer ones. */
const WORDS = [
  ['contract made', 'jaņi'],
  ['the contract is made', 'made high'],
  ['uzvara', 'jaņi'],
  ['laimėta', 'jaņi'],
  ['達成', 'ヤニ'],
  ['die Partie ist ganz gewonnen', 'die Partie ist hoch gewonnen'],
];

test.each(WORDS)('“%s” and “%s” never lie over each other, wherever the marks are', (won, high) => {
  for (let low = 0; low < 61; low += 5)
    for (let top = 95; top <= 120; top += 5) {
      const px = (eyes: number): number => (ROOM * (eyes - low)) / (top - low);
      const labels: Label[] = [
        { x: px(61), text: won },
        { x: px(91), text: high },
      ];
      const placed = beside(labels, ROOM);
      expect(apart(placed), JSON.stringify(placed)).toBe(true);
      expect(inside(placed), JSON.stringify(placed)).toBe(true);
      expect(
        apart(
          under(
            labels.map(({ x }, at) => ({ x, text: String(61 + 30 * at) })),
            ROOM,
          ),
        ),
      ).toBe(true);
    }
});

test('numbers of marks close together stand in two rows', () => {
  const placed = under(
    [
      { x: 100, text: '61' },
      { x: 106, text: '62' },
    ],
    ROOM,
  );
  expect(placed.map(({ row }) => row)).toEqual([0, 1]);
});

test('words that have room stay in one row, outwards of their marks', () => {
  const placed = beside(
    [
      { x: 120, text: 'uzvara' },
      { x: 240, text: 'jaņi' },
    ],
    ROOM,
  );
  expect(placed.map(({ row }) => row)).toEqual([0, 0]);
  expect(placed.map(({ left }) => left)).toEqual([120 - 6 - widthOf('uzvara'), 246]);
});
