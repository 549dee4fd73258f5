import type { SiteLanguage } from '#content/i18n/site-language.ts';
import { ruleIds } from '#core/equipment-check/check.ts';
import type { CheckMessages } from './check-messages.ts';

/** What the equipment check is given of a language: its own words with the rules' titles, and the drying job's names. */
export function checkWordsOf({ invoice, jobFields, job }: SiteLanguage['claim']): CheckMessages {
  const { rules, ...own } = invoice;
  // `other` among words would be the form of a plural.
  const { mats, ...kinds } = jobFields.choices['machines.kind'];
  const titles = Object.fromEntries(ruleIds.map((id) => [id, rules[id].title]));
  return { ...own, rules: titles as CheckMessages['rules'], kinds: { ...kinds, other: mats }, gaps: job.gaps };
}
