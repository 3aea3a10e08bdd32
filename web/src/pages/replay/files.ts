/** Files that are brought along: read here, and refused here where the server would not take them. */

/** As much as the server reads. */
export const BYTES_MAX = 2 << 20;

/** A record as text, and what its file is called. */
export interface Brought {
  name: string;
  text: string;
}

/** Something to be said about a file: a message, and the file's name. */
export class Unfit extends Error {
  constructor(readonly key: string) {
    super(key);
  }
}

const isGzipped = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

/** The text of a file; Tenhou's records come gzipped as often as not. */
export async function readFile(file: Blob & { name: string }): Promise<Brought> {
  if (file.size === 0) throw new Unfit('replay-file-empty');
  if (file.size > BYTES_MAX) throw new Unfit('replay-file-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = isGzipped(bytes) ? await unpacked(bytes) : new TextDecoder().decode(bytes);
  if (text.length > BYTES_MAX) throw new Unfit('replay-file-large');
  return { name: file.name, text };
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  try {
    return await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
  } catch {
    throw new Unfit('replay-file-damaged');
  }
}
