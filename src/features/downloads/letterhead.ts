import { type Language, localeIn, messagesIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import { isConfirmed } from '../../lib/content-renderer/ast/inlines.ts';

/** Who hands a sheet out, in one line: company, place and telephone, marked until the owner has confirmed them. */
export function letterhead(
  language: Language,
  confirmed: Readonly<Record<'phone' | 'address', boolean>> = owner.confirmed,
): string {
  const { emergencyLine, sample } = messagesIn(language).downloads;
  const phone = t(emergencyLine, { phone: owner.phone.display }, localeIn(language));
  const mark = isConfirmed('phone,address', confirmed) ? [] : [sample];
  return [owner.company, owner.address.line, phone, ...mark].join(' · ');
}
