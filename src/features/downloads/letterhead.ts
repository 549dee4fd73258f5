import { type Language, localeIn, messagesIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { owner, ownerPlace } from '#content/owner.ts';
import { isPreview } from '#content/publication.ts';
import type { Letterhead } from '../../lib/pdf/print-block.ts';

/** The letterhead in one line: company, address and phone number. */
export function letterhead(language: Language): string {
  const phone = t(messagesIn(language).downloads.emergencyLine, { phone: owner.phone.display }, localeIn(language));
  return [owner.company, ownerPlace(language), phone].join(' · ');
}

/** The letterhead at the top of a PDF, with labels of lines to fill in by hand. */
export function letterheadBlock(language: Language, fields: readonly string[] = []): Letterhead {
  const { hotline } = messagesIn(language).parts.contact;
  return {
    kind: 'letterhead',
    company: owner.company,
    place: ownerPlace(language),
    phone: owner.phone.display,
    line: hotline,
    fields,
  };
}

/** The texts of a printed page's letterhead, and labels of lines to fill in by hand. Serializable. */
export interface SheetMessages {
  readonly company: string;
  readonly place: string;
  readonly phone: string;
  readonly email: string;
  /** The preview mark; empty once the owner has confirmed the details. */
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
    place: ownerPlace(language),
    phone: owner.phone.display,
    email: owner.email,
    sample: isPreview(owner) ? downloads.sample : '',
    ...parts.sheet,
  };
}
