import type { directory } from '../en/labels/directory.ts';
import type { MessageShape } from '../i18n/message-shape.ts';
import type { DirectoryKind, DirectoryMark, DirectoryRemark } from './record.ts';

/** What a language says about the directory: a word for every kind, mark and remark. */
export type DirectoryMessages = MessageShape<typeof directory> & {
  readonly kinds: Readonly<Record<DirectoryKind, { readonly one: string; readonly many: string }>>;
  readonly marks: Readonly<Record<DirectoryMark, { readonly label: string; readonly means: string }>>;
  readonly notes: Readonly<Record<DirectoryRemark, string>>;
};
