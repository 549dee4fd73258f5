import { locales } from '#content/locale/locales.ts';
import { say, type Template, type Values } from '#content/locale/say.ts';
import { owner } from '#content/owner.ts';
import { mailWordsIn } from '#content/server-words.ts';
import type { Language } from '#core/hazards/words/language.ts';
import type { Millis } from '../../store/schema.ts';

export type MailWords = (typeof mailWordsIn)['en'];

/** The words of all messages in a language, and how their sentences get their values. */
export interface Speaks {
  readonly language: Language;
  readonly words: MailWords;
  /** A sentence of a message with its values in place. */
  readonly sentence: (template: Template, values?: Values) => string;
  /**
   * A moment of the owner's day. With plain spaces: the narrow one before "PM" is no letter of the phones' basic
   * alphabet.
   */
  readonly moment: (at: Millis) => string;
}

/** What messages in a language are written with. */
export function speaksIn(language: Language): Speaks {
  const always = { site: owner.siteName[language], phone: owner.phone.display };
  return {
    language,
    words: mailWordsIn[language],
    sentence: (template, values = {}) => say(template, { ...always, ...values }, locales[language]),
    moment: (at) => locales[language].moment(at, owner.timeZone).replace(/\s/g, ' '),
  };
}
