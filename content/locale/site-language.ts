import type { AnswerWords } from '#core/assessment/answer/words.ts';
import type { SearchSpeech } from '#core/search/site-search/site-words.ts';
import type { AssessmentExample, ExampleId } from '../en/assessment/assessment-examples.ts';
import type { failures } from '../en/assessment/failures.ts';
import type { PageWords } from '../en/assessment/page-words.ts';
import type { ClaimClockWords } from '../en/claim/claim-clock.ts';
import type { JobFieldsWords } from '../en/claim/drying-job/fields.ts';
import type { JobPageWords } from '../en/claim/drying-job/job.ts';
import type { JobListWords } from '../en/claim/drying-job/list.ts';
import type { PlanLinkWords } from '../en/claim/drying-job/plan-link.ts';
import type { JobReportWords } from '../en/claim/drying-job/report.ts';
import type { JobSheetsWords } from '../en/claim/drying-job/sheets.ts';
import type { EquipmentCheckWords } from '../en/claim/equipment-check.ts';
import type { RecordFieldsWords } from '../en/claim/loss-record/fields.ts';
import type { RecordListWords } from '../en/claim/loss-record/list.ts';
import type { RecordFormsWords } from '../en/claim/loss-record/record.ts';
import type { RecordSentWords } from '../en/claim/loss-record/sent.ts';
import type { MoldRulesWords } from '../en/claim/mold-rules.ts';
import type { offer } from '../en/labels/offer.ts';
import type { Lists } from '../en/lists/lists.ts';
import type { api } from '../en/server/api.ts';
import type { mail } from '../en/server/mail.ts';
import type { Words } from '../en/words.ts';
import type { LanguageTag } from './locale.ts';
import type { Wording } from './words.ts';

/** A language of the site: how it is written, where its pages stand, and what it says. */
export interface SiteLanguage extends LanguageTag {
  /** Its name in its own words, for whoever wants to change to it. */
  readonly name: string;
  /** Where each page stands below the prefix, by its name: its English address. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Whether it has every page. Where it has not, it publishes those in `addresses`, and links to others lead to English. */
  readonly complete: boolean;
  /** English that stands in its sentences as it is, and that a voice must read as English. */
  readonly englishNames: readonly string[];
  /** Letters and signs that English does without: the fonts are cut to what is written. */
  readonly letters: string;
  readonly words: Words;
  /** What pages lay out. */
  readonly lists: Lists;
  /** What people type who search the site in it. */
  readonly searchSpeech: SearchSpeech;
  /** How it offers itself on a page in another one. */
  readonly offer: Wording<typeof offer>;
  readonly assessment: {
    readonly answer: AnswerWords;
    /** The words around an answer. */
    readonly page: PageWords;
    /** Descriptions that a link can put into the box. */
    readonly examples: Readonly<Record<ExampleId, AssessmentExample>>;
    /** Why the AI service gave no answer. */
    readonly failures: Readonly<Record<keyof typeof failures, string>>;
  };
  readonly claim: {
    readonly clock: ClaimClockWords;
    readonly mold: MoldRulesWords;
    readonly invoice: EquipmentCheckWords;
    /** Of the loss record: what its page has at once, and what comes when a record is opened. */
    readonly list: RecordListWords;
    readonly forms: RecordFormsWords;
    readonly fields: RecordFieldsWords;
    readonly sent: RecordSentWords;
    /** Of the drying job, the same way. */
    readonly jobs: JobListWords;
    readonly job: JobPageWords;
    readonly jobFields: JobFieldsWords;
    readonly jobReport: JobReportWords;
    readonly jobSheets: JobSheetsWords;
    readonly planLink: PlanLinkWords;
  };
  readonly server: {
    /** What the server answers. */
    readonly api: Wording<typeof api>;
    /** The messages that the server sends. */
    readonly mail: Wording<typeof mail>;
  };
}
