import type { SiteLanguage } from '../i18n/site-language.ts';
import { answerWords as answer } from './assessment/answer-messages.ts';
import { assessmentExamples as examples } from './assessment/assessment-examples.ts';
import { pageWords as page } from './assessment/page-messages.ts';
import { offer } from './labels/offer.ts';
import { lists } from './lists/lists.ts';
import { searchSpeech } from './lists/search-speech.ts';
import { words } from './messages.ts';
import { api } from './server/api.ts';
import { inbox } from './server/inbox.ts';
import { mail } from './server/mail.ts';
import { claimClock as clock } from './tools/claim-clock.ts';
import { jobFields } from './tools/drying-job/fields.ts';
import { jobPage as job } from './tools/drying-job/job.ts';
import { jobList as jobs } from './tools/drying-job/list.ts';
import { planLink } from './tools/drying-job/plan-link.ts';
import { jobReport } from './tools/drying-job/report.ts';
import { jobSheets } from './tools/drying-job/sheets.ts';
import { equipmentCheck as invoice } from './tools/equipment-check.ts';
import { recordFields as fields } from './tools/loss-record/fields.ts';
import { recordList as list } from './tools/loss-record/list.ts';
import { recordForms as forms } from './tools/loss-record/record.ts';
import { recordSent as sent } from './tools/loss-record/sent.ts';
import { moldRules as mold } from './tools/mold-rules.ts';

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
  assessment: { answer, page, examples },
  claim: { clock, mold, invoice, list, forms, fields, sent, jobs, job, jobFields, jobReport, jobSheets, planLink },
  server: { api, inbox, mail },
};
