import { mail } from '#content/en/server/mail.ts';
import { localeOf } from '#content/locale/locale.ts';
import { say, type Template, type Values } from '#content/locale/say.ts';
import { owner } from '#content/owner.ts';

const english = localeOf({ code: 'en', tag: 'en-US', prefix: '' });
const always = { site: owner.siteName, phone: owner.phone.display };

/** The words of all messages. */
export const mailWords = mail;

/** A sentence of a message with its values in place. */
export function sentence(template: Template, values: Values = {}): string {
  return say(template, { ...always, ...values }, english);
}
