import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Piece } from '../texts/text-pieces.ts';

/** The English text that a translated file renders, as of the last comparison of the two. */
export interface TranslationRecord {
  /** A mark of each English text of the file, in order. */
  readonly english: readonly string[];
  /** The day on which it was first noted that the English has changed since. */
  readonly stale?: string;
}

/** The records of a language, by their files. */
export type TranslationRecords = Readonly<Record<string, TranslationRecord>>;

const recordsFile = new URL('./translation-records.json', import.meta.url);

/** The record of all Spanish files. Each has a line of its own, so that two people can add to it. */
export function readRecords(): TranslationRecords {
  const lines: Readonly<Record<string, { readonly english: string; readonly stale?: string }>> = JSON.parse(
    readFileSync(recordsFile, 'utf8'),
  );
  return Object.fromEntries(
    Object.entries(lines).map(([file, { english, ...rest }]) => [file, { english: english.split(' '), ...rest }]),
  );
}

/** Writes the record, files in order. */
export function writeRecords(records: TranslationRecords): void {
  const lines = Object.entries(records)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([file, { english, ...rest }]) =>
        `  ${JSON.stringify(file)}: ${JSON.stringify({ ...rest, english: english.join(' ') })}`,
    );
  writeFileSync(recordsFile, `{\n${lines.join(',\n')}\n}\n`);
}

/** A short mark of what a text says and what it is. Line breaks and code around it do not change it. */
export function markOf({ kind, text }: Piece): string {
  return createHash('sha256')
    .update(`${kind}: ${text.replace(/\s+/g, ' ').trim()}`)
    .digest('hex')
    .slice(0, 8);
}
