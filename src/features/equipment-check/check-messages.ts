import type { EquipmentCheckMessages } from '#content/en/tools/equipment-check.ts';
import type { SiteLanguage } from '#content/i18n/site-language.ts';
import { type RuleId, ruleIds } from '#core/equipment-check/check.ts';
import type { JobMachineKind } from '#core/job/drying-job.ts';

/** The messages of the island: the rules themselves are in the page, so it gets their titles only. */
export interface CheckMessages extends Omit<EquipmentCheckMessages, 'rules'> {
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly kinds: Readonly<Record<JobMachineKind, string>>;
  /** Readings that a visit may lack. */
  readonly gaps: Readonly<Record<string, string>>;
}

/** The messages of the equipment check in a language. */
export function checkMessages({ invoice, jobFields, job }: SiteLanguage['claim']): CheckMessages {
  const { rules, ...own } = invoice;
  // A message key `other` would be read as a plural form.
  const { mats, ...kinds } = jobFields.choices['machines.kind'];
  const titles = Object.fromEntries(ruleIds.map((id) => [id, rules[id].title]));
  return { ...own, rules: titles as CheckMessages['rules'], kinds: { ...kinds, other: mats }, gaps: job.gaps };
}
