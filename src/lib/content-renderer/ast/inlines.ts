import { type Language, localeIn, messagesIn } from '#content/i18n/languages.ts';
import { type Line, wordsOf } from '#content/i18n/sourced.ts';
import { t } from '#content/i18n/t.ts';
import { owner, ownerPlace, saidIn } from '#content/owner.ts';
import { type ClaimState, type OwnerClaim, ownerClaims } from '#content/owner-claims.ts';
import type { Inline } from './blocks.ts';

/** Plain text as inline content. */
export function plainInlines(text: string): readonly Inline[] {
  return [{ kind: 'text', text }];
}

/** A line of a record as inline content, with its facts or house rule. */
export function lineInlines(line: Line): readonly Inline[] {
  const inlines = plainInlines(wordsOf(line));
  if (typeof line === 'string') return inlines;
  if (line.facts) return [{ kind: 'claim', facts: line.facts, inlines }];
  return line.rule ? [{ kind: 'rule', rule: line.rule, inlines }] : inlines;
}

/** Plain text of inline content, without formatting and source numbers. */
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
      // Used for counting and comparing only: any language will do.
      return ownerValue(inline.value, 'en');
    default:
      return textOfInlines(inline.inlines);
  }
}

/** Values of the owner's file that pages may print. */
const printable: Readonly<Record<string, string | Parameters<typeof saidIn>[0]>> = {
  siteName: owner.siteName,
  company: owner.company,
  channel: owner.channel.name,
  phone: owner.phone.display,
  region: owner.region,
  email: owner.email,
  responseMinutes: String(owner.promises.averageEmergencyResponseMinutes),
  caseStudyIncreasePercent: `${owner.figures.caseStudyIncreasePercent}%`,
  reviewDisclosure: owner.reviewDisclosure,
  minimumAge: String(owner.legal.minimumAge),
  noticeDays: String(owner.legal.noticeDays),
  enquiryRetentionMonths: String(owner.legal.enquiryRetentionMonths),
};

/** A value of the owner's file. Throws, and so stops the build, on an unknown name. */
export function ownerValue(name: string, language: Language): string {
  if (name === 'place') return ownerPlace(language);
  if (name === 'town') return ownerPlace(language, 'town');
  if (name === 'normalAnswerTime') return normalAnswerTime(language);
  const value = Object.hasOwn(printable, name) ? printable[name] : undefined;
  if (value === undefined)
    throw new Error(`<Owner value="${name}">: src/lib/content-renderer/ast/inlines.ts has no such value`);
  return typeof value === 'string' ? value : saidIn(value, language);
}

function normalAnswerTime(language: Language): string {
  const { within } = messagesIn(language).screens.ask;
  return t(within, { count: owner.promises.answerHours.normal }, localeIn(language));
}

/**
 * True when the owner has confirmed all claims in a comma-separated list. Throws, and so stops the build, on a
 * name that is not in the owner's file.
 */
export function isConfirmed(
  names: string,
  claims: Readonly<Partial<Record<OwnerClaim, ClaimState>>> = owner.claims,
): boolean {
  return names
    .split(',')
    .map(claimOf)
    .every((claim) => claims[claim] === 'true');
}

function claimOf(name: string): OwnerClaim {
  const claim = ownerClaims.find((known) => known === name);
  if (!claim) throw new Error(`content/owner.ts has no claim "${name}"`);
  return claim;
}
