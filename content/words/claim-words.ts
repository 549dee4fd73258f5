import type { ClaimClockWords } from '../en/claim/claim-clock.ts';
import type { JobFieldsWords } from '../en/claim/drying-job/fields.ts';
import type { JobPageWords } from '../en/claim/drying-job/job.ts';
import type { JobListWords } from '../en/claim/drying-job/list.ts';
import type { PlanLinkWords } from '../en/claim/drying-job/plan-link.ts';
import type { JobReportWords } from '../en/claim/drying-job/report.ts';
import type { JobSheetsWords } from '../en/claim/drying-job/sheets.ts';
import type { RecordFieldsWords } from '../en/claim/loss-record/fields.ts';
import type { RecordListWords } from '../en/claim/loss-record/list.ts';
import type { RecordFormsWords } from '../en/claim/loss-record/record.ts';
import type { RecordSentWords } from '../en/claim/loss-record/sent.ts';
import { byLanguage, type Language } from '../languages.ts';
import { type RuleSource, sourcesOfRules } from '../ledger/sources-of-job-rules.ts';

/** All words of the loss record. */
export type LossRecordWords = RecordListWords &
  RecordFormsWords &
  RecordFieldsWords &
  RecordSentWords & {
    /** The dates of a claim have the same words in a record. */
    readonly clock: ClaimClockWords;
    /** The company of the owner's file, in one line, for paper. */
    readonly letterhead?: string;
  };

/** All words of the loss record, in every language. */
export const lossRecordIn: Readonly<Record<Language, LossRecordWords>> = byLanguage(
  ({ claim: { clock, list, forms, fields, sent } }) => ({ ...list, ...forms, ...fields, ...sent, clock }),
);

/** Calculators that a room of a drying job can be taken to. */
export type RoomCalculator = 'air-movement' | 'dehumidification' | 'air-scrubber';

/** All words of the drying job. */
export type DryingJobWords = JobListWords &
  JobPageWords &
  JobFieldsWords &
  JobReportWords &
  JobSheetsWords &
  PlanLinkWords & {
    /** Words of every form of a record. */
    readonly entry: RecordFormsWords['entry'];
    /** Words of the look-up of an insurer. */
    readonly insurer: RecordFormsWords['insurer'];
    /** Where the directory of insurers is. */
    readonly insurersAt: string;
    /** Where the calculators are that a room can be taken to. */
    readonly calculatorsAt: Readonly<Record<RoomCalculator, string>>;
    /** The company of the owner's file, in one line. */
    readonly letterhead: string;
    /** What the rules of a verdict rest on; a rule without any is our own. */
    readonly sources: Readonly<Record<string, readonly RuleSource[]>>;
  };

/** All words of the drying job that stand in a language's folder, in every language. */
export const dryingJobIn: Readonly<
  Record<Language, Omit<DryingJobWords, 'letterhead' | 'insurersAt' | 'calculatorsAt'>>
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
