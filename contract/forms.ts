import * as z from 'zod/mini';
import { languageCodes } from '#content/i18n/languages.ts';
import { emailField, lineField, oneLine, optionalEmailField, phoneField, severalLines, trap } from './plain-text.ts';
import {
  lackingFor,
  questionCategories,
  questionDefaults,
  questionLimits,
  type Reach,
  reaches,
  tellableWait,
  urgencies,
} from './question-form.ts';

/** POST /api/questions */
const { name, location, question } = questionLimits;

// Messages are codes; the server says them in words.

/** A field that each form has, whatever else it asks. */
export const commonFields = {
  name: z
    .string('name-missing')
    .check(z.overwrite(oneLine), z.trim(), z.minLength(1, 'name-missing'), z.maxLength(name, 'name-long')),
  phone: z.optional(phoneField),
  urgency: z._default(z.enum(urgencies, 'urgency-missing'), questionDefaults.urgency),
  question: z
    .string('question-missing')
    .check(
      z.overwrite(severalLines),
      z.trim(),
      z.minLength(1, 'question-missing'),
      z.maxLength(question, 'question-long'),
    ),
};

const fields = {
  name: commonFields.name,
  email: emailField,
  phone: commonFields.phone,
  reach: z._default(z.enum(reaches, 'reach-missing'), questionDefaults.reach),
  location: z.optional(lineField(location, 'location-long')),
  urgency: commonFields.urgency,
  category: z._default(z.enum(questionCategories, 'category-missing'), questionDefaults.category),
  question: commonFields.question,
};

/** The language of the form that was filled in, and so of the answer. A form that does not say it is English. */
export const languageField = z.catch(z._default(z.enum(languageCodes), 'en'), 'en');

const { leastMs, mostMs } = tellableWait;

/** The number of the digits that a form sends. Zod's own coercion makes numbers of nothing, too. */
const fromDigits = z.transform((value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value));
const wait = z.number().check(z.int(), z.minimum(leastMs), z.maximum(mostMs));

/**
 * What a form sends beside its fields: `elapsedMs` are the milliseconds since it was shown, `waitedMs` those that the finished
 * message waited on the device for a line. Whatever is no such number is left out, and refuses nothing.
 */
export const besideFields = {
  language: languageField,
  website: trap,
  elapsedMs: z.catch(z.optional(z.pipe(fromDigits, z.number())), undefined),
  waitedMs: z.catch(z.optional(z.pipe(fromDigits, wait)), undefined),
};

/** Who is to be reached, and how. */
export interface Reachable {
  readonly reach: Reach;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** Whoever wants a call or a message leaves the number for it. Looked at whatever else is wrong. */
export const wantsPhone = z.refine<Reachable>((reachable) => lackingFor({ ...reachable }) !== 'phone', {
  error: 'phone-needed',
  path: ['phone'],
  when: ({ value }) => typeof value === 'object' && value !== null,
});

/** A question as the form sends it. Invisible characters are taken out; blank text counts as missing. */
export const questionForm = z.object({ ...fields, ...besideFields }, 'form-unreadable').check(wantsPhone);

/** An idempotency key: 8 to 100 letters, digits, `-`, `_`. */
export const idempotencyKey = z.string('key-unreadable').check(z.regex(/^[\w-]{8,100}$/, 'key-unreadable'));

/** 201 */
export const questionReceipt = z.object({ reference: z.string() });

/** How a reference looks: letters and digits that are not mistaken for each other. */
export const referencePattern = /^WD-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** 400: plain words, and for each field at fault the sentence to show beside it. */
export const questionRefusal = z.object({
  error: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

/** POST /api/estimates: the short form of the contact page. One way to be reached is enough: the one that was chosen. */
const estimateFields = {
  name: commonFields.name,
  location: lineField(questionLimits.location, 'town-long').check(z.minLength(1, 'town-missing')),
  urgency: commonFields.urgency,
  reach: z._default(z.enum(reaches, 'reach-missing'), 'call'),
  phone: commonFields.phone,
  email: z.optional(optionalEmailField),
  question: commonFields.question,
};

/** Whoever wants to be written to leaves the address for it. Looked at whatever else is wrong. */
const wantsEmail = z.refine<Reachable>((reachable) => lackingFor({ ...reachable }) !== 'email', {
  error: 'email-needed',
  path: ['email'],
  when: ({ value }) => typeof value === 'object' && value !== null,
});

/** What the form sends. */
export const estimateForm = z
  .object({ ...estimateFields, ...besideFields }, 'form-unreadable')
  .check(wantsPhone, wantsEmail);

/** POST /api/newsletter */
export const newsletterRequest = z.object(
  { email: emailField, language: languageField, website: trap },
  'form-unreadable',
);

/** 202, the same whether the address is known or not. */
export const newsletterAnswer = z.object({ message: z.string() });

/** Token of a link in a mail. */
export const linkToken = z.string().check(z.regex(/^[\w-]{20,100}$/));
