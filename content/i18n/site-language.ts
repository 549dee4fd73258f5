import type { SearchSpeech } from '#core/search/site-index.ts';
import type { AnswerMessages } from '#core/triage/answer/answer-messages.ts';
import type { AssessmentExample, ExampleId } from '../en/assessment/assessment-examples.ts';
import type { PageMessages } from '../en/assessment/page-messages.ts';
import type { Lists } from '../en/lists/lists.ts';
import type { Words } from '../en/messages.ts';
import type { api } from '../en/server/api.ts';
import type { inbox } from '../en/server/inbox.ts';
import type { mail } from '../en/server/mail.ts';
import type { ClaimClockMessages } from '../en/tools/claim-clock.ts';
import type { JobFieldsMessages } from '../en/tools/drying-job/fields.ts';
import type { JobPageMessages } from '../en/tools/drying-job/job.ts';
import type { JobListMessages } from '../en/tools/drying-job/list.ts';
import type { PlanLinkMessages } from '../en/tools/drying-job/plan-link.ts';
import type { JobReportMessages } from '../en/tools/drying-job/report.ts';
import type { JobSheetsMessages } from '../en/tools/drying-job/sheets.ts';
import type { EquipmentCheckMessages } from '../en/tools/equipment-check.ts';
import type { RecordFieldsMessages } from '../en/tools/loss-record/fields.ts';
import type { RecordListMessages } from '../en/tools/loss-record/list.ts';
import type { RecordFormsMessages } from '../en/tools/loss-record/record.ts';
import type { RecordSentMessages } from '../en/tools/loss-record/sent.ts';
import type { MoldRulesMessages } from '../en/tools/mold-rules.ts';
import type { LanguageTag } from './locale.ts';
import type { MessageShape } from './message-shape.ts';

/** A language of the site: its formats, addresses and messages. */
export interface SiteLanguage extends LanguageTag {
  /** Its name in itself, for the language switch. */
  readonly name: string;
  /** The address of each page below the prefix, by its English address. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Whether it has every page. Where it has not, it publishes those in `addresses`, and links to others lead to English. */
  readonly complete: boolean;
  /** English names in its sentences, which a screen reader must pronounce in English. */
  readonly englishNames: readonly string[];
  /** Letters and signs that English does without: the fonts are cut to what is written. */
  readonly letters: string;
  readonly words: Words;
  /** What pages lay out. */
  readonly lists: Lists;
  /** What people type who search the site in it. */
  readonly searchSpeech: SearchSpeech;
  /** Its offer on a page in another language: "Also in English". */
  readonly offer: string;
  readonly assessment: {
    readonly answer: AnswerMessages;
    /** The words around an answer. */
    readonly page: PageMessages;
    /** Descriptions that a link can put into the box. */
    readonly examples: Readonly<Record<ExampleId, AssessmentExample>>;
  };
  readonly claim: {
    readonly clock: ClaimClockMessages;
    readonly mold: MoldRulesMessages;
    readonly invoice: EquipmentCheckMessages;
    /** Of the loss record: what its page has at once, and what comes when a record is opened. */
    readonly list: RecordListMessages;
    readonly forms: RecordFormsMessages;
    readonly fields: RecordFieldsMessages;
    readonly sent: RecordSentMessages;
    /** Of the drying job, the same way. */
    readonly jobs: JobListMessages;
    readonly job: JobPageMessages;
    readonly jobFields: JobFieldsMessages;
    readonly jobReport: JobReportMessages;
    readonly jobSheets: JobSheetsMessages;
    readonly planLink: PlanLinkMessages;
  };
  readonly server: {
    /** What the server answers. */
    readonly api: MessageShape<typeof api>;
    /** The owner's inbox in the browser. */
    readonly inbox: MessageShape<typeof inbox>;
    /** The messages that the server sends. */
    readonly mail: MessageShape<typeof mail>;
  };
}
