import { createHash } from 'node:crypto';
import { readFileSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageSources, pageSources } from '../http/security-headers.ts';
import { contentType } from './content-types.ts';

/** What a start has to know of a built file, and would have to read it for. */
export interface FileFacts {
  readonly bytes: number;
  /** Of its content: the first letters of a SHA-256. */
  readonly hash: string;
  /** Present for HTML pages only. */
  readonly sources?: PageSources | undefined;
}

/** Tells what is known of a file: undefined when nothing is, or the file was changed since. */
export type SiteIndex = (path: string, now: Stats) => FileFacts | undefined;

/** Stands in a built folder beside what is served, and is not. */
export const indexName = 'site-index.json';

/** Learns the facts of a file from its bytes. */
export function factsOf(name: string, body: Buffer): FileFacts {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 11);
  const isPage = contentType(name).startsWith('text/html');
  return { bytes: body.length, hash, ...(isPage ? { sources: pageSources(body.toString('utf8')) } : {}) };
}

/** Leaves the facts of all files in a built folder. The last step of a build: a file that is written later is read at the start. */
export function writeSiteIndex(folder: string, facts: Readonly<Record<string, FileFacts>>): void {
  writeFileSync(join(folder, indexName), JSON.stringify(facts));
}

/** Reads what a build has left. A folder that was built otherwise has none: then nothing is known. */
export function readSiteIndex(folder: string): SiteIndex {
  try {
    const name = join(folder, indexName);
    const known = new Map(Object.entries(JSON.parse(readFileSync(name, 'utf8')) as Record<string, FileFacts>));
    const writtenAt = statSync(name).mtimeMs;
    return (path, { size, mtimeMs }) => {
      const facts = mtimeMs <= writtenAt ? known.get(path) : undefined;
      return facts?.bytes === size ? facts : undefined;
    };
  } catch {
    return () => undefined;
  }
}
