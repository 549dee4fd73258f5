import { type Language, messagesIn } from '#content/i18n/languages.ts';
import { owner } from '#content/owner.ts';
import { isConfirmed } from '../../lib/content-renderer/ast/inlines.ts';

/** What a printed sheet says of itself: who hands it out, and what is left to fill in by hand. Plain data. */
export interface SheetMessages {
  readonly company: string;
  readonly place: string;
  readonly phone: string;
  readonly email: string;
  /** The mark of what the owner has not confirmed; empty once he has. */
  readonly sample: string;
  readonly printed: string;
  readonly lines: readonly string[];
  readonly signatures: readonly string[];
}

/** The owner's letterhead, and the lines to fill in, in a language. */
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
