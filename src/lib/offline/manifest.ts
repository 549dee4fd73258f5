import type { MessageKind } from './outbox/message.ts';

/**
 * Files that are downloaded together: what an emergency needs, the rest of a language, its printed files, and what makes PDFs and
 * spreadsheets of a record in any language.
 */
export type GroupName = `${string}-essentials` | `${string}-manual` | `${string}-downloads` | 'documents';

/** The URL of a file, and the SHA-256 of its bytes in base64. */
export type ManifestEntry = readonly [url: string, hash: string];

export interface ManifestGroup {
  /** Compressed size. */
  readonly bytes: number;
  readonly files: readonly ManifestEntry[];
}

/** What can be stored of one version of the site. */
export type OfflineManifest = Readonly<Record<string, ManifestGroup>>;

/** The pages of one language that the service worker itself needs. */
export interface WorkerPages {
  /** Prefix of the language's URLs: "" or "/es". */
  readonly prefix: string;
  readonly offline: string;
  readonly outbox: string;
  readonly sharedPhotos: string;
  readonly thanks: Readonly<Record<MessageKind, string>>;
}

/** By language code. */
export type PagesByLanguage = Readonly<Record<string, WorkerPages>>;

export const essentialsOf = (language: string): GroupName => `${language}-essentials`;

/** The groups that are downloaded by default for a language, in this order. */
export const groupsOf = (language: string): readonly [GroupName, GroupName] => [
  essentialsOf(language),
  `${language}-manual`,
];

/** Vite puts a hash of the content into these names. */
export const isHashed = (url: string): boolean => url.startsWith('/_astro/');
