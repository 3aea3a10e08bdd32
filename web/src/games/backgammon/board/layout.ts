/**
 * Where everything lies on the two drawings of the board: lying on a desk, standing on a phone.
 * All points are in the numbering of the player who looks at the board.
 */
export interface XY {
  x: number;
  y: number;
}

export interface Box extends XY {
  w: number;
  h: number;
}

export interface BoardLayout {
  width: number;
  height: number;
  /** Radius of a checker. */
  r: number;
  /** How many checkers of a stack are drawn; the top one carries the number. */
  drawn: number;
  fields: Box[];
  bar: Box;
  off: { mine: Box; theirs: Box };
  /** The triangle of a point. */
  wedge(point: number): string;
  /** The whole area of a point that takes a click. */
  area(point: number): Box;
  /** The middle of the nth checker on a point. */
  checker(point: number, nth: number): XY;
  onBar(mine: boolean, nth: number): XY;
  number(point: number): XY;
  dice(mine: boolean): XY;
  /** On the bar while it is nobody's, at its owner's edge, and before the player to whom it is offered. */
  cube(side: 'mine' | 'theirs' | 'nobody', offered?: boolean): XY;
}

/** The board lying: 12 to 1 below from left to right, home below on the right. */
export function lying(mirrored: boolean): BoardLayout {
  const width = 1032;
  const height = 704;
  const top = 22;
  const bottom = 680;
  const column = 70.33;
  const long = 270;
  const r = 30.3;
  const flip = (x: number): number => (mirrored ? width - x : x);
  const flipBox = (box: Box): Box => ({ ...box, x: mirrored ? width - box.x - box.w : box.x });
  /** Left edge of a point's column. */
  const left = (point: number): number => {
    const at = point <= 12 ? 12 - point : point - 13;
    return (at < 6 ? 23 : 499) + (at % 6) * column;
  };
  const above = (point: number): boolean => point > 12;
  const middle = (point: number): number => flip(left(point) + column / 2);
  return {
    width,
    height,
    r,
    drawn: 5,
    fields: [flipBox({ x: 23, y: top, w: 422, h: bottom - top }), flipBox({ x: 499, y: top, w: 422, h: bottom - top })],
    bar: flipBox({ x: 445, y: top, w: 54, h: bottom - top }),
    off: { mine: flipBox({ x: 945, y: 405, w: 64, h: 275 }), theirs: flipBox({ x: 945, y: top, w: 64, h: 275 }) },
    wedge(point) {
      const x = flip(left(point) + (mirrored ? column : 0));
      const [base, tip] = above(point) ? [top, top + long] : [bottom, bottom - long];
      return `M${x} ${base}H${x + column}L${x + column / 2} ${tip}Z`;
    },
    area: (point) => flipBox({ x: left(point), y: above(point) ? top : 351, w: column, h: 329 }),
    checker: (point, nth) => ({
      x: middle(point),
      y: above(point) ? top + r + 1 + nth * 2 * r : bottom - r - 1 - nth * 2 * r,
    }),
    onBar: (mine, nth) => ({ x: flip(472), y: mine ? 250 - nth * 2 * r : 452 + nth * 2 * r }),
    number: (point) => ({ x: middle(point), y: above(point) ? 17 : 698 }),
    dice: (mine) => ({ x: flip(mine ? 710 : 234), y: 351 }),
    // An offered cube lies beside the dice, between two points of the outer board where stacks are low.
    cube: (side, offered) =>
      offered
        ? { x: flip(234), y: side === 'mine' ? 411 : 291 }
        : { x: flip(472), y: side === 'nobody' ? 351 : side === 'mine' ? 654 : 48 },
  };
}

/** The board standing: points are rows, home below on the right. */
export function standing(mirrored: boolean): BoardLayout {
  const width = 390;
  const height = 542;
  const row = 39;
  const start = 10;
  const barHeight = 36;
  const [near, far] = [20, 370];
  const long = 152;
  const r = 16;
  const flip = (x: number): number => (mirrored ? width - x : x);
  const right = (point: number): boolean => point <= 12;
  const top = (point: number): number => {
    const at = right(point) ? 12 - point : point - 13;
    return start + at * row + (at >= 6 ? barHeight : 0);
  };
  return {
    width,
    height,
    r,
    drawn: 5,
    fields: [
      { x: near, y: start, w: far - near, h: 6 * row },
      { x: near, y: start + 6 * row + barHeight, w: far - near, h: 6 * row },
    ],
    bar: { x: near, y: start + 6 * row, w: far - near, h: barHeight },
    off: { mine: { x: flip(315) - 55, y: 518, w: 110, h: 18 }, theirs: { x: flip(75) - 55, y: 518, w: 110, h: 18 } },
    wedge(point) {
      const y = top(point);
      const [base, tip] = right(point) ? [flip(far), flip(far - long)] : [flip(near), flip(near + long)];
      return `M${base} ${y}V${y + row}L${tip} ${y + row / 2}Z`;
    },
    area(point) {
      const x = right(point) !== mirrored ? width / 2 : 0;
      return { x, y: top(point), w: width / 2, h: row };
    },
    checker: (point, nth) => ({
      x: flip(right(point) ? far - r - 2 - nth * 2 * r : near + r + 2 + nth * 2 * r),
      y: top(point) + row / 2,
    }),
    onBar: (mine, nth) => ({
      x: flip(mine ? 150 - nth * 2 * r : 240 + nth * 2 * r),
      y: start + 6 * row + barHeight / 2,
    }),
    number: (point) => ({ x: flip(right(point) ? 380 : 10), y: top(point) + row / 2 + 4 }),
    dice: (mine) => ({ x: width / 2, y: mine ? 395 : 127 }),
    cube: (side, offered) =>
      offered
        ? { x: width / 2, y: side === 'mine' ? 320 : 204 }
        : {
            x: side === 'nobody' ? width / 2 : side === 'mine' ? flip(340) : flip(50),
            y: start + 6 * row + barHeight / 2,
          },
  };
}
