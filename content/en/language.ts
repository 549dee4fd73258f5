import type { SiteLanguage } from '../locale/site-language.ts';
import { answerWords as answer } from './assessment/answer-words.ts';
import { assessmentExamples as examples } from './assessment/assessment-examples.ts';
import { failures } from './assessment/failures.ts';
import { pageWords as page } from './assessment/page-words.ts';
import { claimClock as clock } from './claim/claim-clock.ts';
import { jobFields } from './claim/drying-job/fields.ts';
import { jobPage as job } from './claim/drying-job/job.ts';
import { jobList as jobs } from './claim/drying-job/list.ts';
import { planLink } from './claim/drying-job/plan-link.ts';
import { jobReport } from './claim/drying-job/report.ts';
import { jobSheets } from './claim/drying-job/sheets.ts';
import { equipmentCheck as invoice } from './claim/equipment-check.ts';
import { recordFields as fields } from './claim/loss-record/fields.ts';
import { recordList as list } from './claim/loss-record/list.ts';
import { recordForms as forms } from './claim/loss-record/record.ts';
import { recordSent as sent } from './claim/loss-record/sent.ts';
import { moldRules as mold } from './claim/mold-rules.ts';
import { offer } from './labels/offer.ts';
import { lists } from './lists/lists.ts';
import { searchSpeech } from './lists/search-speech.ts';
import { api } from './server/api.ts';
import { mail } from './server/mail.ts';
import { words } from './words.ts';

/** English owns the names of pages: they are its addresses. */
export const language: SiteLanguage = {
  code: 'en',
  tag: 'en-US',
  prefix: '',
  name: 'English',
  addresses: {},
  complete: true,
  englishNames: [],
  letters: '',
  words,
  lists,
  searchSpeech,
  offer,
  assessment: { answer, page, examples, failures },
  claim: { clock, mold, invoice, list, forms, fields, sent, jobs, job, jobFields, jobReport, jobSheets, planLink },
  server: { api, mail },
};
