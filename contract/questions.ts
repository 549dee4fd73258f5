import * as z from 'zod/mini';
import { emailField, lineField, oneLine, severalLines, trap } from './plain-text.ts';
import { questionCategories, questionDefaults, questionLimits, urgencies } from './question-form.ts';

/** POST /api/questions */
const { name, location, question } = questionLimits;

// Messages are codes; the server says them in words.
const fields = {
  name: z
    .string('name-missing')
    .check(z.overwrite(oneLine), z.trim(), z.minLength(1, 'name-missing'), z.maxLength(name, 'name-long')),
  email: emailField,
  location: z.optional(lineField(location, 'location-long')),
  urgency: z._default(z.enum(urgencies, 'urgency-missing'), questionDefaults.urgency),
  category: z._default(z.enum(questionCategories, 'category-missing'), questionDefaults.category),
  question: z
    .string('question-missing')
    .check(
      z.overwrite(severalLines),
      z.trim(),
      z.minLength(1, 'question-missing'),
      z.maxLength(question, 'question-long'),
    ),
};

/** A question as the form sends it. Invisible characters are taken out; blank text counts as missing. */
export const questionRequest = z.object(fields);
export type QuestionRequest = z.infer<typeof questionRequest>;

/** What the form sends beside the question: `elapsedMs` are the milliseconds since it was shown. */
export const questionForm = z.object(
  { ...fields, website: trap, elapsedMs: z.catch(z.optional(z.coerce.number()), undefined) },
  'form-unreadable',
);

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
