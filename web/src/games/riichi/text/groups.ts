/** Groups of tiles as they are written: `234m 88p` is a run of characters and a pair of circles. */
export const groupsOf = (text: string): string[][] =>
  text
    .split(' ')
    .map((group) =>
      [...group.matchAll(/(\d+)([mpsz])/g)].flatMap(([, ranks = '', suit = '']) =>
        [...ranks].map((rank) => rank + suit),
      ),
    );
