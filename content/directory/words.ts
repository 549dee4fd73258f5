import type { directory } from '../en/labels/directory.ts';
import type { Wording } from '../locale/words.ts';
import type { DirectoryKind, DirectoryMark, DirectoryRemark } from './record.ts';

/** What a language says about the directory: a word for every kind, mark and remark. */
export type DirectoryWords = Wording<typeof directory> & {
  readonly kinds: Readonly<Record<DirectoryKind, { readonly one: string; readonly many: string }>>;
  readonly marks: Readonly<Record<DirectoryMark, { readonly label: string; readonly means: string }>>;
  readonly notes: Readonly<Record<DirectoryRemark, string>>;
};
