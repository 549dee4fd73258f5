import { owner } from '#content/owner.ts';

/** What a page may print from the owner's file: promises and marketing figures that the owner must be able to prove. */
const printable = {
  company: owner.company,
  region: owner.region,
  email: owner.email,
  responseMinutes: String(owner.promises.averageEmergencyResponseMinutes),
  emailReplyHours: String(owner.promises.emailReplyHours),
  caseStudyIncrease: `${owner.figures.caseStudyIncreasePercent}%`,
} as const;

/** A value of the owner's file, so that no page types it a second time. */
export function Owner({ value }: { readonly value: keyof typeof printable }) {
  return printable[value];
}
