/** The hashes of `docs/dev/fair-chance.md`. The browser's own are missing on plain http. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export type Field = string | Uint8Array;

const bytes = (field: Field): Uint8Array => (typeof field === 'string' ? utf8ToBytes(field) : field);

/** Each field behind its length, so that no two lists make the same message. */
function fields(list: readonly Field[]): Uint8Array {
  return concatBytes(
    ...list.flatMap((field) => {
      const content = bytes(field);
      const length = new Uint8Array(4);
      new DataView(length.buffer).setUint32(0, content.length);
      return [length, content];
    }),
  );
}

export const hash = (...list: Field[]): Uint8Array => sha256(fields(list));

export const keyed = (key: Uint8Array, ...list: Field[]): Uint8Array => hmac(sha256, key, fields(list));

export const toHex = bytesToHex;
export const fromHex = hexToBytes;

/** The one text of a message: JSON without spaces, the members of objects sorted by name. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join()}}`;
}
