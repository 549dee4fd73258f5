import type { Language } from '#content/i18n/languages.ts';
import { type Line, wordsOf } from '#content/i18n/sourced.ts';
import { type OwnerClaim, owner, ownerClaims, saidIn } from '#content/owner.ts';
import type { Inline } from './blocks.ts';

/** Words without a mark. */
export function plainInlines(text: string): readonly Inline[] {
  return [{ kind: 'text', text }];
}

/** A line of a record as a piece of a sentence, with what it rests on. */
export function lineInlines(line: Line): readonly Inline[] {
  const inlines = plainInlines(wordsOf(line));
  if (typeof line === 'string') return inlines;
  if (line.facts) return [{ kind: 'claim', facts: line.facts, inlines }];
  return line.rule ? [{ kind: 'rule', rule: line.rule, inlines }] : inlines;
}

/** What a reader reads, without marks and without the numbers of sources. */
export function textOfInlines(inlines: readonly Inline[]): string {
  return inlines.map(textOf).join('');
}

function textOf(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
    case 'code':
    case 'tag':
      return inline.text;
    case 'break':
      return ' ';
    case 'phone':
      return owner.phone.display;
    case 'owner':
      // Counted and compared, never shown: any language will do.
      return ownerValue(inline.value, 'en');
    default:
      return textOfInlines(inline.inlines);
  }
}

/** What a page may print from the owner's file: promises and marketing figures that the owner must be able to prove. */
const printable: Readonly<Record<string, string | Parameters<typeof saidIn>[0]>> = {
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
  caseStudyIncreasePercent: `${owner.figures.caseStudyIncreasePercent}%`,
  reviewDisclosure: owner.reviewDisclosure,
  minimumAge: String(owner.legal.minimumAge),
  noticeDays: String(owner.legal.noticeDays),
  enquiryRetentionMonths: String(owner.legal.enquiryRetentionMonths),
};

/** A value of the owner's file, so that no page types it a second time. Throws, and so stops the build, on any other name. */
export function ownerValue(name: string, language: Language): string {
  const value = Object.hasOwn(printable, name) ? printable[name] : undefined;
  if (value === undefined)
    throw new Error(`<Owner value="${name}">: src/lib/content-renderer/ast/inlines.ts has no such value`);
  return typeof value === 'string' ? value : saidIn(value, language);
}

/**
 * True when the owner has confirmed every claim among the names, which commas part. Throws, and so stops the build, on a
 * name that the owner's file does not know.
 */
export function isConfirmed(
  names: string,
  confirmed: Readonly<Partial<Record<OwnerClaim, boolean>>> = owner.confirmed,
): boolean {
  return names
    .split(',')
    .map(claimOf)
    .every((claim) => confirmed[claim]);
}

function claimOf(name: string): OwnerClaim {
  const claim = ownerClaims.find((known) => known === name);
  if (!claim) throw new Error(`<Sample of="${name}">: content/owner.ts has no such claim`);
  return claim;
}
