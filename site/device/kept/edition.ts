import type { MessageKind } from '../waiting/message.ts';

/**
 * What of the site is kept together. A language comes in three: what an emergency asks for, the rest of its pages and tools,
 * and its printed files. The papers are what makes files of a record, and the looks are both families of letters: of every
 * language.
 */
export type SetName = `${string}-first` | `${string}-rest` | `${string}-prints` | 'papers' | 'looks';

/** One file as it is kept. */
export interface KeptFile {
  /** Where a browser asks for it. */
  readonly url: string;
  /** SHA-256 of its bytes, base64: what arrives with another is not kept, whoever sent it. */
  readonly hash: string;
  /** Bytes over the wire. */
  readonly bytes: number;
}

/** One state of the whole site: every file in it belongs to every other. */
export interface Edition {
  /** Made of all that follows: see `nameOf`. */
  readonly id: string;
  readonly sets: Readonly<Record<string, readonly KeptFile[]>>;
  /**
   * One file that holds every page of a set, by the set's name: JSON of their texts by address. What pages have in common goes over
   * the line once in it, which is a third of what they weigh one by one.
   */
  readonly packs: Readonly<Record<string, KeptFile>>;
  /** Pages that the server fills with what was asked for: kept, they are empty. Addresses. */
  readonly filled: readonly string[];
}

/** Pages that the worker itself leads to. They are a part of its code: an edition is only what it keeps. */
export interface LedTo {
  /** The page that says what there is without a signal, by the prefix of a language. */
  readonly noSignal: Readonly<Record<string, string>>;
  /** The page of the messages that wait, by the code of a language. */
  readonly waiting: Readonly<Record<string, string>>;
  /** The page that thanks for a message of each kind, by the code of a language. */
  readonly thanks: Readonly<Record<string, Readonly<Record<MessageKind, string>>>>;
  /** Pages to which another app hands its files. Addresses. */
  readonly takesFiles: readonly string[];
}

/** The name of an edition, made of the text that describes it: half a text, and one of somebody else's, has another. */
export async function nameOf(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...hash.slice(0, 9)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** The sets of a language that are kept unasked, in the order in which they are kept. */
export const setsOf = (language: string): readonly [SetName, SetName] => [`${language}-first`, `${language}-rest`];

/** Whether a file is a page: those are asked for without an ending. */
export const isPage = ({ url }: Pick<KeptFile, 'url'>): boolean => !/\.\w+$/.test(url);

/** What files weigh one by one over the wire. */
export const bytesOf = (files: readonly KeptFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** What a set weighs over the wire: its pages come in one pack, where it has one. */
export function weightOf({ sets, packs }: Edition, name: string): number {
  const files = sets[name] ?? [];
  const pack = packs[name];
  return pack ? pack.bytes + bytesOf(files.filter((file) => !isPage(file))) : bytesOf(files);
}

/** What is kept of a browser's own files carries the hash of their content in the name. */
export const isNamedByContent = (url: string): boolean => url.startsWith('/_astro/');
