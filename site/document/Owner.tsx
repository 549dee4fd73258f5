import { owner } from '#content/owner.ts';

/** What a page may print from the owner's file: promises and marketing figures that the owner must be able to prove. */
const printable = {
  siteName: owner.siteName,
  company: owner.company,
  channel: owner.channel.name,
  town: owner.address.town,
  place: owner.address.line,
  phone: owner.phone.display,
  region: owner.region,
  email: owner.email,
  responseMinutes: String(owner.promises.averageEmergencyResponseMinutes),
  normalAnswerHours: String(owner.promises.answerHours.normal),
  emailReplyHours: String(owner.promises.emailReplyHours),
  caseStudyIncreasePercent: `${owner.figures.caseStudyIncreasePercent}%`,
  reviewDisclosure: owner.reviewDisclosure,
  minimumAge: String(owner.legal.minimumAge),
  noticeDays: String(owner.legal.noticeDays),
  enquiryRetentionMonths: String(owner.legal.enquiryRetentionMonths),
} as const;

/** A value of the owner's file, so that no page types it a second time. Throws, and so stops the build, on any other name. */
export function Owner({ value }: { readonly value: keyof typeof printable }) {
  if (!Object.hasOwn(printable, value))
    throw new Error(`<Owner value="${value}">: site/document/Owner.tsx has no such value`);
  return printable[value];
}
