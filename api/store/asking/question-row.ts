import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '#content/languages.ts';
import { type QuestionCategory, questionDefaults, type Reach, type Urgency } from '#contract/forms/question-form.ts';
import type { Millis, QuestionRow } from '../schema.ts';
import { dayMs } from '../tables/day-limits.ts';
import type { NewPhoto } from '../tables/photos.ts';

/** A question, from whichever form. What was left out or left empty is not known; one of e-mail and phone is. */
export interface NewQuestion {
  readonly name: string;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly reach?: Reach;
  readonly location?: string | undefined;
  readonly urgency: Urgency;
  readonly category: QuestionCategory;
  readonly question: string;
  /** Of the form; English where nobody says. */
  readonly language?: Language;
  /** How long it waited on its writer's device before it was sent. Milliseconds, by what that device says. */
  readonly waitedMs?: number | undefined;
}

/** The row of a new question. Its key is unique among all questions. */
export function newRow(request: NewQuestion, key: string, now: Millis): QuestionRow {
  const { name, email, phone, reach = questionDefaults.reach, location, urgency, category, question } = request;
  const { language = 'en', waitedMs } = request;
  return {
    reference: newReference(),
    name,
    email: email || null,
    phone: phone || null,
    reach,
    location: location || null,
    urgency,
    category,
    question,
    language,
    idempotency_key: key,
    created_at: now,
    written_at: waitedMs === undefined ? null : now - waitedMs,
    answered_at: null,
    calling_at: null,
  };
}

type OursOfRow = 'reference' | 'language' | 'idempotency_key' | `${string}_at`;
type Typed = Exclude<keyof QuestionRow, OursOfRow>;

/** What somebody typed. A new field has to be named here, or a changed form would pass for the one that was sent before. */
const typed: Readonly<Record<Typed, true>> = {
  name: true,
  email: true,
  phone: true,
  reach: true,
  location: true,
  urgency: true,
  category: true,
  question: true,
};
export const typedFields = Object.keys(typed) as Typed[];

/** Without a key (a plain form post), a second press of the button is recognised by its content. */
export function contentKey(request: NewQuestion, photos: readonly NewPhoto[], now: Millis): string {
  const day = Math.floor(now / dayMs);
  const content = JSON.stringify([
    ...typedFields.map((field) => request[field] ?? ''),
    ...photos.map(({ hash }) => hash),
    day,
  ]);
  return `content-${createHash('sha256').update(content).digest('base64url')}`;
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 40 random bits in an alphabet without look-alikes, to be read out over the telephone. */
function newReference(): string {
  const letters = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `WD-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
