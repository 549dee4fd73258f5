import type { Store } from '../db/open-store.ts';
import type { NewQuestion } from '../db/tables/questions.ts';
import { addQuestion } from '../db/tables/questions.ts';

/** What somebody asks in the tests of the owner's commands. */
export const question = {
  name: 'Ada',
  email: 'ada@example.com',
  urgency: 'normal',
  category: 'general',
  question: 'Dry?',
} as const satisfies NewQuestion;

/** How a store takes a question at a time. */
export const askedAt = (now: number) => ({ idempotencyKey: undefined, ownerEmail: 'owner@example.com', now });

/** Asks it, with changes, at a time. */
export const ask = (store: Store, now: number, changes: Partial<NewQuestion> = {}) =>
  addQuestion(store, { ...question, ...changes }, askedAt(now));
