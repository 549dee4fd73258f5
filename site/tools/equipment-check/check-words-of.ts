import type { SiteLanguage } from '#content/locale/site-language.ts';
import { ruleIds } from '#core/equipment-check/branches.ts';
import type { CheckWords } from './check-words.ts';

/** What the equipment check is given of a language: its own words with the rules' titles, and the drying job's names. */
export function checkWordsOf({ invoice, jobFields, job }: SiteLanguage['claim']): CheckWords {
  const { rules, ...own } = invoice;
  // `other` among words would be the form of a plural.
  const { mats, ...kinds } = jobFields.choices['machines.kind'];
  const titles = Object.fromEntries(ruleIds.map((id) => [id, rules[id].title]));
  return { ...own, rules: titles as CheckWords['rules'], kinds: { ...kinds, other: mats }, gaps: job.gaps };
}
