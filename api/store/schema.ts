import type { QuestionCategory, Urgency } from '#contract/question-form.ts';

// Portable between the engines: ids are text, instants are epoch milliseconds, flags are nullable instants, JSON is text.
export type Millis = number;

export interface QuestionRow {
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly location: string | null;
  readonly urgency: Urgency;
  readonly category: QuestionCategory;
  readonly question: string;
  /** Unique: sending again with the same key never makes a second question. */
  readonly idempotency_key: string;
  readonly created_at: Millis;
  readonly answered_at: Millis | null;
}

export interface SubscriberRow {
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  /** SHA-256 of the token in the confirm link; null once it was used. */
  readonly confirm_hash: string | null;
  readonly confirm_expires_at: Millis;
  readonly unsubscribe_token: string;
  readonly created_at: Millis;
  readonly confirmed_at: Millis | null;
  readonly unsubscribed_at: Millis | null;
}

export const mailKinds = ['notice', 'receipt', 'newsletter-confirm', 'newsletter-welcome'] as const;
export type MailKind = (typeof mailKinds)[number];

export interface OutboxRow {
  /** Also the left side of the Message-ID, so that a message sent twice is recognised as one. */
  readonly id: string;
  readonly kind: MailKind;
  /** Lower case for everyone but the owner. */
  readonly recipient: string;
  /** 0 is sent first. */
  readonly priority: number;
  /** The question it is about. */
  readonly reference: string | null;
  /** What the message needs and no table holds, as JSON. Emptied once it is sent. */
  readonly payload: string;
  readonly attempts: number;
  readonly created_at: Millis;
  readonly due_at: Millis;
  readonly lease_until: Millis | null;
  readonly lease_owner: string | null;
  readonly sent_at: Millis | null;
  readonly dead_at: Millis | null;
  /** A short code; never the mail server's words, which may quote an address. */
  readonly last_error: string | null;
}

export interface Schema {
  readonly questions: QuestionRow;
  readonly subscribers: SubscriberRow;
  readonly outbox: OutboxRow;
}

export const tables = ['questions', 'subscribers', 'outbox'] as const satisfies readonly (keyof Schema)[];
