import type { LanguageTag } from '#content/i18n/locale.ts';
import { localeOf } from '#content/i18n/locale.ts';
import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import { derive } from '#core/drying-job/derive.ts';
import { jobOf } from '#core/drying-job/record/job-of.ts';
import type { JobRecord, JobRow } from '#core/drying-job/record/record.ts';
import { jobFormOf } from '../form.ts';
import type { JobView } from '../JobSection.tsx';

/** Sheets of a job: to begin with, to read points by, and to end with. */
export const sheetKinds = ['start', 'map', 'certificate'] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** A file that is asked for: plain data, which may go to another thread. */
export interface FileRequest {
  /** `pdf`: the report. `xlsx`: the workbook. The others are single sheets. */
  readonly kind: 'pdf' | 'xlsx' | SheetKind;
  /** What the file is called, with its ending. */
  readonly name: string;
  readonly record: JobRecord;
  readonly messages: DryingJobMessages;
  readonly language: LanguageTag;
}

/** A job with what its report says besides. */
export interface Report extends JobView {
  readonly made: Date;
  /** A photo as JPEG of a size for paper; left out where no device is asked. */
  readonly picture?: (photo: JobRow<'photos'>) => Promise<ArrayBuffer | null>;
}

/** The job of an order as a report shows it. */
export function reportOf({ record, messages, language }: Omit<FileRequest, 'kind' | 'name'>, made: Date): Report {
  const locale = localeOf(language);
  const job = jobOf(record);
  return { record, messages, locale, job, derived: derive(job), form: jobFormOf(messages, locale), made };
}
