import type { ClaimClockMessages } from '../en/tools/claim-clock.ts';
import type { JobFieldsMessages } from '../en/tools/drying-job/fields.ts';
import type { JobPageMessages } from '../en/tools/drying-job/job.ts';
import type { JobListMessages } from '../en/tools/drying-job/list.ts';
import type { PlanLinkMessages } from '../en/tools/drying-job/plan-link.ts';
import type { JobReportMessages } from '../en/tools/drying-job/report.ts';
import type { JobSheetsMessages } from '../en/tools/drying-job/sheets.ts';
import type { RecordFieldsMessages } from '../en/tools/loss-record/fields.ts';
import type { RecordListMessages } from '../en/tools/loss-record/list.ts';
import type { RecordFormsMessages } from '../en/tools/loss-record/record.ts';
import type { RecordSentMessages } from '../en/tools/loss-record/sent.ts';
import { type RuleSource, sourcesOfRules } from '../facts/sources-of-job-rules.ts';
import { byLanguage, type Language } from './languages.ts';

/** All words of the loss record. */
export type LossRecordMessages = RecordListMessages &
  RecordFormsMessages &
  RecordFieldsMessages &
  RecordSentMessages & {
    /** The dates of a claim have the same words in a record. */
    readonly clock: ClaimClockMessages;
    /** The company of the owner's file, in one line, for paper. */
    readonly letterhead?: string;
  };

/** All words of the loss record, in every language. */
export const lossRecordIn: Readonly<Record<Language, LossRecordMessages>> = byLanguage(
  ({ claim: { clock, list, forms, fields, sent } }) => ({ ...list, ...forms, ...fields, ...sent, clock }),
);

/** Calculators that a room of a drying job can be opened in. */
export type RoomCalculator = 'air-movement' | 'dehumidification' | 'air-scrubber';

/** All words of the drying job. */
export type DryingJobMessages = JobListMessages &
  JobPageMessages &
  JobFieldsMessages &
  JobReportMessages &
  JobSheetsMessages &
  PlanLinkMessages & {
    /** Words of every form of a record. */
    readonly entry: RecordFormsMessages['entry'];
    /** Words of the look-up of an insurer. */
    readonly insurer: RecordFormsMessages['insurer'];
    /** Where the directory of insurers is. */
    readonly insurersAt: string;
    /** Addresses of the calculators that a room can be opened in. */
    readonly calculatorsAt: Readonly<Record<RoomCalculator, string>>;
    /** The company of the owner's file, in one line. */
    readonly letterhead: string;
    /** What the rules of a verdict rest on; a rule without any is our own. */
    readonly sources: Readonly<Record<string, readonly RuleSource[]>>;
  };

/** All messages of the drying job, in every language. */
export const dryingJobIn: Readonly<
  Record<Language, Omit<DryingJobMessages, 'letterhead' | 'insurersAt' | 'calculatorsAt'>>
> = byLanguage(({ claim: { jobs, job, jobFields, jobReport, jobSheets, planLink, forms } }) => {
  return {
    ...jobs,
    ...job,
    ...jobFields,
    ...jobReport,
    ...jobSheets,
    ...planLink,
    entry: forms.entry,
    insurer: forms.insurer,
    sources: sourcesOfRules,
  };
});
