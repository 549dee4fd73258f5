import { type Language, languages, locales } from '#content/i18n/languages.ts';
import type { SiteLanguage } from '#content/i18n/site-language.ts';
import { t, type Values } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';

const always = { phone: owner.phone.display };

type Words = SiteLanguage['server']['api'];
export type ErrorCode = keyof Words['errors'];
export type FieldCode = keyof Words['fields'];
export type ReplyCode = keyof Words['replies'];

/** The message of an error code. */
export function errorMessage(language: Language, code: ErrorCode, values: Values = {}): string {
  return t(languages[language].server.api.errors[code], { ...always, ...values }, locales[language]);
}

/** Whether a schema's message is an error code, not a library's text. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(languages.en.server.api.errors, code);
}

/** The message beside a field; a generic one for unknown codes. */
export function fieldMessage(language: Language, code: string, values: Values = {}): string {
  const { fields } = languages[language].server.api;
  const known = Object.hasOwn(fields, code) ? (code as FieldCode) : 'field-unreadable';
  return t(fields[known], values, locales[language]);
}

/** The message of a reply page. */
export function replyMessage(language: Language, code: ReplyCode, values: Values = {}): string {
  return t(languages[language].server.api.replies[code], values, locales[language]);
}

/** A wait in seconds or, from a minute on, in minutes rounded up. */
export function waitMessage(language: Language, seconds: number): string {
  const { waits } = languages[language].server.api;
  if (seconds < 60) return t(waits.seconds, { count: seconds }, locales[language]);
  return t(waits.minutes, { count: Math.ceil(seconds / 60) }, locales[language]);
}
