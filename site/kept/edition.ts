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
  readonly id: string;
  readonly sets: Readonly<Record<string, readonly KeptFile[]>>;
  /** Pages that the server fills with what was asked for: kept, they are empty. Addresses. */
  readonly filled: readonly string[];
  /** The page that says what there is without a signal, by the prefix of a language. */
  readonly noSignal: Readonly<Record<string, string>>;
  /** The page of the messages that wait, by the code of a language. */
  readonly waiting: Readonly<Record<string, string>>;
  /** The page that thanks for a message of each kind, by the code of a language. */
  readonly thanks: Readonly<Record<string, Readonly<Record<MessageKind, string>>>>;
  /** Pages to which another app hands its files. Addresses. */
  readonly takesFiles: readonly string[];
}

/** The sets of a language that are kept unasked, in the order in which they are kept. */
export const setsOf = (language: string): readonly [SetName, SetName] => [`${language}-first`, `${language}-rest`];

/** What is kept of a browser's own files carries the hash of their content in the name. */
export const isNamedByContent = (url: string): boolean => url.startsWith('/_astro/');
