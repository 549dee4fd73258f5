import * as z from 'zod/mini';
import { emailField, trap } from './plain-text.ts';
import { languageField } from './questions.ts';

/** POST /api/newsletter */
export const newsletterRequest = z.object(
  { email: emailField, language: languageField, website: trap },
  'form-unreadable',
);

/** 202, the same whether the address is known or not. */
export const newsletterAnswer = z.object({ message: z.string() });

/** Token of a link in a mail. */
export const linkToken = z.string().check(z.regex(/^[\w-]{20,100}$/));
