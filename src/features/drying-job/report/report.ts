import { type LanguageTag, localeOf } from '#content/i18n/locale.ts';
import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import { derive } from '#core/drying-job/derive.ts';
import { jobOf } from '#core/drying-job/record/job-of.ts';
import type { JobRecord, JobRow } from '#core/drying-job/record/record.ts';
import { jobFormOf } from '../form.ts';
import type { JobView } from '../JobSection.tsx';

export const sheetKinds = ['start', 'map', 'certificate'] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** Request for a file. Plain data, so that it can be sent to a worker. */
export interface FileRequest {
  /** `pdf`: the report. `xlsx`: the workbook. Others are single sheets. */
  readonly kind: 'pdf' | 'xlsx' | SheetKind;
  readonly name: string;
  readonly record: JobRecord;
  readonly messages: DryingJobMessages;
  readonly language: LanguageTag;
}

export interface Report extends JobView {
  readonly made: Date;
  /** A photo as a JPEG sized for print; left out without storage. */
  readonly picture?: (photo: JobRow<'photos'>) => Promise<ArrayBuffer | null>;
}

/** Builds the report input of a request. */
export function reportOf({ record, messages, language }: Omit<FileRequest, 'kind' | 'name'>, made: Date): Report {
  const locale = localeOf(language);
  const job = jobOf(record);
  return { record, messages, locale, job, derived: derive(job), form: jobFormOf(messages, locale), made };
}
