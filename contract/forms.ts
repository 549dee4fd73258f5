import * as z from 'zod/mini';
import { languageCodes } from '#content/i18n/languages.ts';
import { emailField, lineField, optionalEmailField, phoneField, plainName, severalLines, trap } from './plain-text.ts';
import {
  lackingFor,
  questionCategories,
  questionDefaults,
  questionLimits,
  type Reach,
  reaches,
  reportedWait,
  urgencies,
} from './question-form.ts';

/** POST /api/questions */
const { name, location, question } = questionLimits;

// Error messages are codes that the server translates.

export const commonFields = {
  name: z
    .string('name-missing')
    .check(z.overwrite(plainName), z.trim(), z.minLength(1, 'name-missing'), z.maxLength(name, 'name-long')),
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

/** Language of the form and of the reply; English by default. */
export const languageField = z.catch(z._default(z.enum(languageCodes), 'en'), 'en');

const { leastMs, mostMs } = reportedWait;

/** Parses digits. Zod's own coercion would turn an empty text into 0. */
const fromDigits = z.transform((value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value));
const wait = z.number().check(z.int(), z.minimum(leastMs), z.maximum(mostMs));

/**
 * Metadata of a form: `elapsedMs` since it was shown, `waitedMs` that the message waited offline. Invalid numbers are ignored.
 */
export const metadataFields = {
  language: languageField,
  website: trap,
  elapsedMs: z.catch(z.optional(z.pipe(fromDigits, z.number())), undefined),
  waitedMs: z.catch(z.optional(z.pipe(fromDigits, wait)), undefined),
};

/** Preferred contact method and contact details. */
export interface Reachable {
  readonly reach: Reach;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** Requires a phone number for a call or text message. Runs even if other fields are invalid. */
export const phoneRequired = z.refine<Reachable>((reachable) => lackingFor({ ...reachable }) !== 'phone', {
  error: 'phone-needed',
  path: ['phone'],
  when: ({ value }) => typeof value === 'object' && value !== null,
});

/** A submitted question. Strips invisible characters; blank text counts as missing. */
export const questionForm = z.object({ ...fields, ...metadataFields }, 'form-unreadable').check(phoneRequired);

/** An idempotency key: 8 to 100 letters, digits, `-`, `_`. */
export const idempotencyKey = z.string('key-unreadable').check(z.regex(/^[\w-]{8,100}$/, 'key-unreadable'));

/** 201 */
export const questionReceipt = z.object({ reference: z.string() });

/** Format of a reference; avoids letters and digits that look alike. */
export const referencePattern = /^WD-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** 400: a message, and one for each invalid field. */
export const questionError = z.object({
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

/** Requires an e-mail address for a reply by e-mail. Runs even if other fields are invalid. */
const emailRequired = z.refine<Reachable>((reachable) => lackingFor({ ...reachable }) !== 'email', {
  error: 'email-needed',
  path: ['email'],
  when: ({ value }) => typeof value === 'object' && value !== null,
});

export const estimateForm = z
  .object({ ...estimateFields, ...metadataFields }, 'form-unreadable')
  .check(phoneRequired, emailRequired);

/** POST /api/newsletter */
export const newsletterRequest = z.object(
  { email: emailField, language: languageField, website: trap },
  'form-unreadable',
);

/** 202, the same whether the address is known or not. */
export const newsletterAnswer = z.object({ message: z.string() });

export const linkToken = z.string().check(z.regex(/^[\w-]{20,100}$/));
