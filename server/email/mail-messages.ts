import { type Language, languages, locales } from '#content/i18n/languages.ts';
import type { SiteLanguage } from '#content/i18n/site-language.ts';
import { type Template, t, type Values } from '#content/i18n/t.ts';
import { owner, saidIn } from '#content/owner.ts';
import type { Millis } from '../db/schema.ts';

export type MailMessages = SiteLanguage['server']['mail'];

/** The words of all messages in a language, and how their sentences get their values. */
export interface Speaks {
  readonly language: Language;
  readonly words: MailMessages;
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
  const always = { site: saidIn(owner.siteName, language), phone: owner.phone.display };
  return {
    language,
    words: languages[language].server.mail,
    sentence: (template, values = {}) => t(template, { ...always, ...values }, locales[language]),
    moment: (at) => locales[language].moment(at, owner.timeZone).replace(/\s/g, ' '),
  };
}
