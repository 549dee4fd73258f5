import type { Language } from '#core/hazards/words/language.ts';
import { api as english } from './en/server/api.ts';
import { mail as englishMail } from './en/server/mail.ts';
import { api as spanish } from './es/server/api.ts';
import { mail as spanishMail } from './es/server/mail.ts';
import type { Wording } from './locale/words.ts';

/** What the server answers in words, by language. A language that lacks one does not compile. */
export const apiWordsIn: Readonly<Record<Language, Wording<typeof english>>> = { en: english, es: spanish };

/** The words of the messages that the server sends, by language. */
export const mailWordsIn: Readonly<Record<Language, Wording<typeof englishMail>>> = {
  en: englishMail,
  es: spanishMail,
};
