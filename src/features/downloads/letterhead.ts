import { type Language, localeIn, messagesIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import { isConfirmed } from '../../lib/content-renderer/ast/inlines.ts';

/** The letterhead in one line: company, address and phone number, with the sample mark until the owner has confirmed them. */
export function letterhead(
  language: Language,
  confirmed: Readonly<Record<'phone' | 'address', boolean>> = owner.confirmed,
): string {
  const { emergencyLine, sample } = messagesIn(language).downloads;
  const phone = t(emergencyLine, { phone: owner.phone.display }, localeIn(language));
  const mark = isConfirmed('phone,address', confirmed) ? [] : [sample];
  return [owner.company, owner.address.line, phone, ...mark].join(' · ');
}

/** The texts of a printed page's letterhead, and labels of lines to fill in by hand. Serializable. */
export interface SheetMessages {
  readonly company: string;
  readonly place: string;
  readonly phone: string;
  readonly email: string;
  /** The sample mark; empty once the owner has confirmed the details. */
  readonly sample: string;
  readonly printed: string;
  readonly lines: readonly string[];
  readonly signatures: readonly string[];
}

/** The letterhead texts of a language. */
export function sheetWordsIn(language: Language): SheetMessages {
  const { parts, downloads } = messagesIn(language);
  return {
    company: owner.company,
    place: owner.address.line,
    phone: owner.phone.display,
    email: owner.email,
    sample: isConfirmed('phone,email,address') ? '' : downloads.sample,
    ...parts.sheet,
  };
}
