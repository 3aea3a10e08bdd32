/** Reviews and the records they are of, kept in this browser: opening one again is instant, a reload loses nothing. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import type { ReviewMsg } from '../../lib/wire';

export interface Kept {
  /** The match: of a room, or a record by its contents. */
  key: string;
  /** When it was looked at last, in milliseconds. */
  at: number;
  /** A record that was brought along. */
  brought?: { name: string; text: string };
  /** As far as it came. */
  review?: ReviewMsg;
}

const KEPT_MAX = 30;
const STORE = 'matches';

/** Where the browser keeps nothing, this page still does. */
const here = new Map<string, Kept>();

export const keyOfRecord = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16);
export const keyOfMatch = (room: string, nth: number): string => `${room} ${nth}`;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('nothing can be kept'));
  });

let opened: Promise<IDBDatabase> | undefined;
function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('parlor-reviews', 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('nothing can be kept'));
  });
  return opened;
}
const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await database()).transaction(STORE, mode).objectStore(STORE);

export async function keptAs(key: string): Promise<Kept | undefined> {
  try {
    return ((await settled((await store('readonly')).get(key))) as Kept | undefined) ?? here.get(key);
  } catch {
    return here.get(key);
  }
}

/** Keeps it; what was looked at longest ago gives way. */
export async function keep(entry: Kept): Promise<void> {
  here.set(entry.key, entry);
  try {
    const matches = await store('readwrite');
    await settled(matches.put(entry));
    const all = (await settled(matches.getAll())) as Kept[];
    const old = all.sort((a, b) => b.at - a.at).slice(KEPT_MAX);
    await Promise.all(old.map(({ key }) => settled(matches.delete(key))));
  } catch {
    // It stays as long as the page does.
  }
}

/** Keeps a record that was brought along; says where its review is. */
export async function keepRecord(name: string, text: string): Promise<string> {
  const key = keyOfRecord(text);
  await keep({ ...(await keptAs(key)), key, at: Date.now(), brought: { name, text } });
  return `/study/review?record=${key}`;
}
