import * as z from 'zod/mini';
import { emailField, lineField, oneLine, severalLines } from './plain-text.ts';
import { questionCategories, questionDefaults, questionLimits, urgencies } from './question-form.ts';

/** POST /api/questions */
const { name, location, question } = questionLimits;

/** A question as the form sends it. Invisible characters are taken out; blank text counts as missing. */
export const questionRequest = z.object({
  name: z
    .string('Enter your name.')
    .check(
      z.overwrite(oneLine),
      z.trim(),
      z.minLength(1, 'Enter your name.'),
      z.maxLength(name, `Keep the name within ${name} characters.`),
    ),
  email: emailField,
  location: z.optional(lineField(location, `Keep the location within ${location} characters.`)),
  urgency: z._default(z.enum(urgencies, 'Choose how urgent it is.'), questionDefaults.urgency),
  category: z._default(z.enum(questionCategories, 'Choose a category.'), questionDefaults.category),
  question: z
    .string('Enter your question.')
    .check(
      z.overwrite(severalLines),
      z.trim(),
      z.minLength(1, 'Enter your question.'),
      z.maxLength(question, `Keep the question within ${question.toLocaleString('en-US')} characters.`),
    ),
});
export type QuestionRequest = z.infer<typeof questionRequest>;

/**
 * What the form sends beside the question, to tell programs from people: a field that people never see and leave empty, and
 * the milliseconds since the form was shown.
 */
export const formEvidence = z.object({
  website: z.optional(z.string()),
  elapsedMs: z.optional(z.coerce.number()),
});

/** An idempotency key: 8 to 100 letters, digits, `-`, `_`. */
export const idempotencyKey = z.string().check(z.regex(/^[\w-]{8,100}$/));

/** 201 */
export const questionReceipt = z.object({ reference: z.string() });

/** How a reference looks: letters and digits that are not mistaken for each other. */
export const referencePattern = /^WD-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** 400: plain words, and for each field at fault the sentence to show beside it. */
export const questionRefusal = z.object({
  error: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
