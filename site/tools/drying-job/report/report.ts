import type { LanguageTag } from '#content/locale/locale.ts';
import { localeOf } from '#content/locale/locale.ts';
import type { DryingJobWords } from '#content/words/claim-words.ts';
import { derive } from '#core/drying-job/derive.ts';
import { jobOf } from '#core/drying-job/kept/job-of.ts';
import type { JobRecord, JobRow } from '#core/drying-job/kept/record.ts';
import { jobFormOf } from '../open/form.ts';
import type { JobView } from '../open/part.ts';

/** Sheets of a job: to begin with, to read points by, and to end with. */
export const sheetKinds = ['start', 'map', 'certificate'] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** A file that is asked for: plain data, which may go to another thread. */
export interface Order {
  /** `pdf`: the report. `xlsx`: the workbook. The others are single sheets. */
  readonly kind: 'pdf' | 'xlsx' | SheetKind;
  /** What the file is called, with its ending. */
  readonly name: string;
  readonly record: JobRecord;
  readonly words: DryingJobWords;
  readonly language: LanguageTag;
}

/** A job with what its report says besides. */
export interface Report extends JobView {
  readonly made: Date;
  /** A photo as JPEG of a size for paper; left out where no device is asked. */
  readonly picture?: (photo: JobRow<'photos'>) => Promise<ArrayBuffer | null>;
}

/** The job of an order as a report shows it. */
export function reportOf({ record, words, language }: Omit<Order, 'kind' | 'name'>, made: Date): Report {
  const locale = localeOf(language);
  const job = jobOf(record);
  return { record, words, locale, job, derived: derive(job), form: jobFormOf(words, locale), made };
}
