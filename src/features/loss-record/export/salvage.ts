/** What can still be found in a ZIP file whose list of contents is gone. */
export interface Salvage {
  /** Whether anything stands under a path. */
  readonly has: (path: string) => boolean;
  /** So many bytes that stand under a path; null where the file ends before. Whether they are whole the caller checks. */
  readonly bytes: (path: string, most: number) => Promise<Blob | null>;
  /** A text under a path, up to the mark that follows it; null where there is none. */
  readonly text: (path: string, most: number) => Promise<string | null>;
}

const step = 4_000_000;
/** The head of an entry: a mark, 26 bytes, its name. */
const headBytes = 30;
const longestName = 512;
/** "PK" and 3, 4 stand before an entry, "PK" and 7, 8 after it. */
const [p, k] = [0x50, 0x4b];

/**
 * Reads through a ZIP file from its beginning and notes where entries stand. Files of ours are not packed, so that what
 * stands there is what was put in. Bytes of a photo that look like the head of an entry lead to nothing: hashes tell.
 */
export async function salvageFrom(file: Blob): Promise<Salvage> {
  const places = new Map<string, number>();
  for (let from = 0; from < file.size; from += step) {
    const bytes = new Uint8Array(await file.slice(from, from + step + headBytes + longestName).arrayBuffer());
    for (let at = bytes.indexOf(p); at >= 0 && at < step; at = bytes.indexOf(p, at + 1)) {
      const found = headAt(bytes, at);
      // The first of a name is the entry itself.
      if (found && !places.has(found.name)) places.set(found.name, from + at + found.length);
    }
  }
  const at = (path: string) => places.get(path) ?? file.size;
  return {
    has: (path) => places.has(path),
    bytes: async (path, most) => {
      const found = file.slice(at(path), at(path) + most);
      return found.size === most ? found : null;
    },
    text: async (path, most) => {
      const found = new Uint8Array(await file.slice(at(path), at(path) + most).arrayBuffer());
      const end = endOf(found);
      return end < 0 ? null : new TextDecoder().decode(found.subarray(0, end));
    },
  };
}

function headAt(bytes: Uint8Array, at: number): { readonly name: string; readonly length: number } | null {
  if (bytes[at + 1] !== k || bytes[at + 2] !== 3 || bytes[at + 3] !== 4 || at + headBytes > bytes.length) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, headBytes);
  const [isPacked, name, extra] = [view.getUint16(8, true) !== 0, view.getUint16(26, true), view.getUint16(28, true)];
  if (isPacked || name === 0 || name > longestName) return null;
  const path = new TextDecoder().decode(bytes.subarray(at + headBytes, at + headBytes + name));
  return { name: path, length: headBytes + name + extra };
}

/** Second halves of the marks that end an entry: its own, that of the next one, that of the list of contents. */
const ends = [0x0708, 0x0304, 0x0102];

/** Where the mark stands that ends an entry; -1 where the file was cut before it. */
function endOf(bytes: Uint8Array): number {
  for (let at = bytes.indexOf(p); at >= 0; at = bytes.indexOf(p, at + 1)) {
    const mark = (bytes[at + 2] ?? 0) * 0x100 + (bytes[at + 3] ?? 0);
    if (bytes[at + 1] === k && ends.includes(mark)) return at;
  }
  return -1;
}
