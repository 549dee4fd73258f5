import type { Language } from '#content/i18n/languages.ts';
import type { CountKind } from '#contract/counts.ts';
import type { QuestionCategory, Reach, Urgency } from '#contract/question-form.ts';

// Portable between the engines: ids are text, instants are epoch milliseconds, flags are nullable instants, JSON is text.
export type Millis = number;

export interface QuestionRow {
  readonly reference: string;
  readonly name: string;
  /** Null when somebody left a telephone number instead. */
  readonly email: string | null;
  /** As it was typed. */
  readonly phone: string | null;
  readonly reach: Reach;
  readonly location: string | null;
  readonly urgency: Urgency;
  readonly category: QuestionCategory;
  readonly question: string;
  /** Of the form: what is written to the asker is written in it. */
  readonly language: Language;
  /** Unique: sending again with the same key never makes a second question. */
  readonly idempotency_key: string;
  readonly created_at: Millis;
  /** When it was written, where it waited on its writer's device. By what that device says: nothing is sorted or promised by it. */
  readonly written_at: Millis | null;
  readonly answered_at: Millis | null;
  /** Since when somebody is calling back. */
  readonly calling_at: Millis | null;
}

export interface SubscriberRow {
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  /** Of the form that asked last: messages are written in it. */
  readonly language: Language;
  readonly confirm_expires_at: Millis;
  readonly created_at: Millis;
  readonly confirmed_at: Millis | null;
  readonly unsubscribed_at: Millis | null;
}

/** What leaves as mail, and what is told to a program of the owner's. */
export type MailKind = 'notice' | 'sms' | 'digest' | 'receipt' | 'newsletter-confirm' | 'newsletter-welcome';
export type MessageKind = MailKind | 'webhook';

export interface OutboxRow {
  /** Also the left side of the Message-ID, so that a message sent twice is recognised as one. */
  readonly id: string;
  readonly kind: MessageKind;
  /** Lower case for everyone but the owner. */
  readonly recipient: string;
  /** The mailbox behind the address: what the limits of a day count. */
  readonly mailbox: string;
  /** 0 is sent first. */
  readonly priority: number;
  /** The question it is about. */
  readonly reference: string | null;
  readonly attempts: number;
  readonly created_at: Millis;
  readonly due_at: Millis;
  readonly lease_until: Millis | null;
  readonly lease_owner: string | null;
  readonly sent_at: Millis | null;
  readonly dead_at: Millis | null;
  /** Set beside `dead_at` when the recipient's own mailbox refused it: nothing that the owner could put right. */
  readonly refused_at: Millis | null;
  /** A short code; never the mail server's words, which may quote an address. */
  readonly last_error: string | null;
}

/** A picture that came with a question, as the server made it. */
export interface PhotoRow {
  readonly reference: string;
  /** 1, 2, 3 … in the order in which they were sent. */
  readonly number: number;
  readonly jpeg: Uint8Array;
  /** SHA-256 of the file that was sent: it tells whether the same is sent again. */
  readonly sent_hash: string;
}

/** What the owner may do to a question with a link of its notice. */
export type QuestionMark = 'answered' | 'call-back';
export type LinkPurpose = 'confirm' | 'unsubscribe' | QuestionMark;

/** What a link in a mail may do. The token itself is in the mail only. */
export interface LinkRow {
  /** SHA-256 of the token. */
  readonly hash: string;
  readonly purpose: LinkPurpose;
  /** The subscriber or the question that it is about. */
  readonly subject: string;
  readonly created_at: Millis;
  /** Null when it works for as long as its subject is there. */
  readonly expires_at: Millis | null;
  /** Set when a link that works once has worked. */
  readonly used_at: Millis | null;
}

export type StateName = 'clock' | 'clock-suspect' | 'removal-waits' | 'heartbeat' | 'digest-day' | 'newsletter-asked';

/** What the server notes about itself. Never put back. */
export interface StateRow {
  readonly name: StateName;
  readonly value: number;
}

/** A copy that the owner made or put back, so that erasing can name it. */
export interface BackupRow {
  readonly path: string;
  readonly made_at: Millis;
}

/** How often something was done on a page on a day. Nothing tells by person. */
export interface CountRow {
  /** The owner's calendar day, as 2026-11-22. */
  readonly day: string;
  readonly page: string;
  readonly kind: CountKind;
  readonly number: number;
}

export interface Schema {
  readonly questions: QuestionRow;
  readonly photos: PhotoRow;
  readonly subscribers: SubscriberRow;
  readonly outbox: OutboxRow;
  readonly links: LinkRow;
  readonly server_state: StateRow;
  readonly backups: BackupRow;
  readonly counts: CountRow;
}

/** What a copy that is put back takes the place of. The notes of copies are only added to: those lie where they lay. */
export const tables = [
  'questions',
  'photos',
  'subscribers',
  'outbox',
  'links',
  'counts',
] as const satisfies readonly (keyof Schema)[];
