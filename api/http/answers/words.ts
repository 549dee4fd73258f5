import { api } from '#content/en/server/api.ts';
import { localeOf } from '#content/locale/locale.ts';
import { say, type Values } from '#content/locale/say.ts';
import { owner } from '#content/owner.ts';

const english = localeOf({ code: 'en', tag: 'en-US', prefix: '' });
const always = { phone: owner.phone.display };

export type ErrorCode = keyof (typeof api)['errors'];
export type FieldCode = keyof (typeof api)['fields'];
export type ReplyCode = keyof (typeof api)['replies'];

/** The sentence of a refusal. */
export function errorWords(code: ErrorCode, values: Values = {}): string {
  return say(api.errors[code], { ...always, ...values }, english);
}

/** Whether a schema's message is the code of a sentence; a library's own words are not. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(api.errors, code);
}

/** The sentence beside a field. A code that the contract does not know, such as a library's own words, is a plain one. */
export function fieldWords(code: string, values: Values = {}): string {
  const known = Object.hasOwn(api.fields, code) ? (code as FieldCode) : 'field-unreadable';
  return say(api.fields[known], values, english);
}

/** What a page of ours says in answer to a form or a link. */
export function replyWords(code: ReplyCode, values: Values = {}): string {
  return say(api.replies[code], values, english);
}

/** Seconds, or from a minute on whole minutes, rounded up. */
export function waitWords(seconds: number): string {
  const { waits } = api;
  if (seconds < 60) return say(waits.seconds, { count: seconds }, english);
  return say(waits.minutes, { count: Math.ceil(seconds / 60) }, english);
}
