import { locales } from '#content/locale/locales.ts';
import { say, type Values } from '#content/locale/say.ts';
import { owner } from '#content/owner.ts';
import { apiWordsIn } from '#content/server-words.ts';
import type { Language } from '#core/hazards/words/language.ts';

const always = { phone: owner.phone.display };

type Words = (typeof apiWordsIn)['en'];
export type ErrorCode = keyof Words['errors'];
export type FieldCode = keyof Words['fields'];
export type ReplyCode = keyof Words['replies'];

/** The sentence of a refusal. */
export function errorWords(language: Language, code: ErrorCode, values: Values = {}): string {
  return say(apiWordsIn[language].errors[code], { ...always, ...values }, locales[language]);
}

/** Whether a schema's message is the code of a sentence; a library's own words are not. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(apiWordsIn.en.errors, code);
}

/** The sentence beside a field. A code that the contract does not know, such as a library's own words, is a plain one. */
export function fieldWords(language: Language, code: string, values: Values = {}): string {
  const { fields } = apiWordsIn[language];
  const known = Object.hasOwn(fields, code) ? (code as FieldCode) : 'field-unreadable';
  return say(fields[known], values, locales[language]);
}

/** What a page of ours says in answer to a form or a link. */
export function replyWords(language: Language, code: ReplyCode, values: Values = {}): string {
  return say(apiWordsIn[language].replies[code], values, locales[language]);
}

/** Seconds, or from a minute on whole minutes, rounded up. */
export function waitWords(language: Language, seconds: number): string {
  const { waits } = apiWordsIn[language];
  if (seconds < 60) return say(waits.seconds, { count: seconds }, locales[language]);
  return say(waits.minutes, { count: Math.ceil(seconds / 60) }, locales[language]);
}
