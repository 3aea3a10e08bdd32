/** The key stream of ChaCha20 (RFC 8439), as words of 32 bits. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

const words = (bytes: Uint8Array): number[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.byteLength / 4 }, (_, at) => view.getUint32(4 * at, true));
};

const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  const step = (to: number, add: number, mix: number, by: number): void => {
    x[to] = (x[to] ?? 0) + (x[add] ?? 0);
    x[mix] = turned((x[mix] ?? 0) ^ (x[to] ?? 0), by);
  };
  step(a, b, d, 16);
  step(c, d, b, 12);
  step(a, b, d, 8);
  step(c, d, b, 7);
}

function block(start: Uint32Array): Uint32Array {
  const x = start.slice();
  for (let round = 0; round < 10; round += 1) {
    for (let column = 0; column < 4; column += 1) quarter(x, column, 4 + column, 8 + column, 12 + column);
    for (let row = 0; row < 4; row += 1)
      quarter(x, row, 4 + ((row + 1) % 4), 8 + ((row + 2) % 4), 12 + ((row + 3) % 4));
  }
  return x.map((word, at) => word + (start[at] ?? 0));
}

/** All words of the stream, one after the other, from block counter 0 on. */
export function* keyStream(key: Uint8Array, nonce: Uint8Array): Generator<number, never> {
  const start = Uint32Array.from([...CONSTANTS, ...words(key), 0, ...words(nonce)]);
  for (;;) {
    yield* block(start);
    start[12] = (start[12] ?? 0) + 1;
  }
}
