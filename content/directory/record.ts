import { z } from 'zod';

/** What a directory entry is. `residual-market` is a state's insurer of last resort: FAIR plans, windstorm pools. */
export const directoryKinds = ['insurer', 'state-department', 'residual-market', 'flood-program'] as const;
export type DirectoryKind = (typeof directoryKinds)[number];

/** What a reader must know about a number before trusting it. */
export const directoryMarks = [
  'one-source',
  'old-source',
  'other-number',
  'other-option',
  'not-claims-line',
  'second-hand',
] as const;
export type DirectoryMark = (typeof directoryMarks)[number];

/** What may stand behind a mark where the mark alone says too little. The words are each language's own. */
export type DirectoryRemark =
  | 'shared-center'
  | 'claim-status'
  | 'after-hours'
  | 'general-line'
  | 'main-office'
  | 'passed-on'
  | 'undated'
  | 'own-policy-first';

/** A note on an entry: its mark, and what stands behind it. */
export interface DirectoryNote {
  readonly mark: DirectoryMark;
  readonly remark?: DirectoryRemark;
}

/** One line of the directory, as the page, the public files and the print sheet show it. */
export interface DirectoryEntry {
  readonly name: string;
  /** As the company prints it: may hold letters, an extension or menu options. */
  readonly phone: string;
  /** What a phone dials: `+1`, ten digits, then a pause and a digit for each extension or menu option. */
  readonly dial: string;
  readonly kind: DirectoryKind;
  /** Where the number was read: an address, or words for a list that has none. */
  readonly source: string;
  /** The page's own date or the day it was read: a year, month or day. Empty when the source shows none. */
  readonly source_date: string;
  readonly notes: readonly DirectoryNote[];
  /** Other names people type: former names, initials, brands. */
  readonly aliases: readonly string[];
}

/** A row of `insurance-directory.csv`. */
export const directoryRow = z.strictObject({
  name: z.string().trim().min(2),
  phone: z.string().min(10),
  kind: z.enum(directoryKinds),
  source: z.string().trim().min(5),
  source_date: z.string().regex(/^(\d{4}(-\d{2}(-\d{2})?)?)?$/, 'a year, a month or a day, or empty'),
});
export type DirectoryRow = z.infer<typeof directoryRow>;
