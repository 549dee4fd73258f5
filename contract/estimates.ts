import * as z from 'zod/mini';
import { lineField, optionalEmailField } from './plain-text.ts';
import { lackingFor, questionLimits, reaches } from './question-form.ts';
import { besideFields, commonFields, type Reachable, wantsPhone } from './questions.ts';

/** POST /api/estimates: the short form of the contact page. One way to be reached is enough: the one that was chosen. */
const fields = {
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
export const estimateForm = z.object({ ...fields, ...besideFields }, 'form-unreadable').check(wantsPhone, wantsEmail);
