import { type Language, localeIn, wordsIn } from '#content/languages.ts';
import { say } from '#content/locale/say.ts';
import { owner } from '#content/owner.ts';
import { isConfirmed } from '../document/tree/confirmed.ts';

/** Who hands a sheet out, in one line: company, place and telephone, marked until the owner has confirmed them. */
export function letterhead(
  language: Language,
  confirmed: Readonly<Record<'phone' | 'address', boolean>> = owner.confirmed,
): string {
  const { emergencyLine, sample } = wordsIn(language).downloads;
  const phone = say(emergencyLine, { phone: owner.phone.display }, localeIn(language));
  const mark = isConfirmed('phone,address', confirmed) ? [] : [sample];
  return [owner.company, owner.address.line, phone, ...mark].join(' · ');
}
