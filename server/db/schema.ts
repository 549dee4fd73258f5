import type { Language } from '#content/i18n/languages.ts';
import type { CountKind } from '#contract/counts.ts';
import type { QuestionCategory, Reach, Urgency } from '#contract/question-form.ts';

// Portable between the engines: ids are text, instants are epoch milliseconds, flags are nullable instants, JSON is text.
export type Millis = number;

export interface QuestionRow {
  readonly reference: string;
  readonly name: string;
  /** Null when only a phone number was given. */
  readonly email: string | null;
  /** As typed. */
  readonly phone: string | null;
  readonly reach: Reach;
  readonly location: string | null;
  readonly urgency: Urgency;
  readonly category: QuestionCategory;
  readonly question: string;
  /** Language of the form, used for messages to the asker. */
  readonly language: Language;
  /** Unique: a repeated request with the same key does not create a second question. */
  readonly idempotency_key: string;
  readonly created_at: Millis;
  /** When it was written offline, by the device's clock; informational only. */
  readonly written_at: Millis | null;
  readonly answered_at: Millis | null;
  /** Since when the owner is calling back. */
  readonly calling_at: Millis | null;
  /** The owner's own note, typed in the inbox. */
  readonly note: string | null;
}

export interface SubscriberRow {
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  /** Language of the last form, used for messages. */
  readonly language: Language;
  readonly confirm_expires_at: Millis;
  readonly created_at: Millis;
  readonly confirmed_at: Millis | null;
  readonly unsubscribed_at: Millis | null;
}

/** Messages sent as mail; `MessageKind` adds the owner's webhook. */
export type MailKind =
  | 'notice'
  | 'sms'
  | 'digest'
  | 'renewal'
  | 'receipt'
  | 'newsletter-confirm'
  | 'newsletter-welcome'
  | 'newsletter';
export type MessageKind = MailKind | 'webhook';

export interface OutboxRow {
  /** Also the left side of the Message-ID, so that duplicates are recognized. */
  readonly id: string;
  readonly kind: MessageKind;
  /** Lower case for everyone but the owner. */
  readonly recipient: string;
  /** The normalized mailbox, counted by daily limits. */
  readonly mailbox: string;
  /** 0 is sent first. */
  readonly priority: number;
  /** The question's reference, the name of a newsletter's issue, or the day of a renewal. */
  readonly reference: string | null;
  readonly attempts: number;
  readonly created_at: Millis;
  readonly due_at: Millis;
  readonly lease_until: Millis | null;
  readonly lease_owner: string | null;
  readonly sent_at: Millis | null;
  readonly dead_at: Millis | null;
  /** Set with `dead_at` when the recipient's mailbox rejected it: nothing the owner can fix. */
  readonly refused_at: Millis | null;
  /** A short code, never the mail server's text, which may quote an address. */
  readonly last_error: string | null;
}

export interface PhotoRow {
  readonly reference: string;
  /** Position from 1. */
  readonly number: number;
  readonly jpeg: Uint8Array;
  /** SHA-256 of the uploaded file, to recognize a repeated request. */
  readonly sent_hash: string;
}

/** Status that the owner can set by a link in a notice. */
export type QuestionMark = 'answered' | 'call-back';
export type LinkPurpose = 'confirm' | 'unsubscribe' | QuestionMark;

/** A link in a mail. The token itself is in the mail only. */
export interface LinkRow {
  /** SHA-256 of the token. */
  readonly hash: string;
  readonly purpose: LinkPurpose;
  /** Id of the subscriber or reference of the question. */
  readonly subject: string;
  readonly created_at: Millis;
  /** Null: valid as long as its subject exists. */
  readonly expires_at: Millis | null;
  /** When a single-use link was used. */
  readonly used_at: Millis | null;
}

export type StateName =
  | 'clock'
  | 'clock-suspect'
  | 'removal-waits'
  | 'heartbeat'
  | 'digest-day'
  /** The ten minutes in which the owner last asked for a link. */
  | 'digest-asked'
  | 'newsletter-asked'
  /** When a backup was last restored from the inbox. */
  | 'restored'
  /** The mails about the renewals of an ISO day were queued. */
  | `renewal-${string}`
  | `reminder-${string}`;

/** State of the server itself. Not restored from backups. */
export interface StateRow {
  readonly name: StateName;
  readonly value: number;
}

/** A backup that was made or restored, so that erasing can name it. */
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

/** A link that opens the inbox once, or a session that one opened. Not restored from backups. */
export interface InboxAccessRow {
  /** Keyed hash of the token (`server/inbox/keyed-hash.ts`). */
  readonly hash: string;
  readonly kind: 'link' | 'session';
  readonly created_at: Millis;
  readonly expires_at: Millis;
}

export type InboxEventName =
  | 'opened'
  | 'closed'
  | 'closed-everywhere'
  | 'exported'
  | 'erased'
  | 'mail-tested'
  | 'mail-retried'
  | 'newsletter-tested'
  | 'newsletter-sent'
  | CopyEventName;

/** What came of working on backups, in the inbox. */
export const copyEvents = [
  'backed-up',
  'backup-failed',
  'restored',
  'erased-again',
  'restore-broken',
  'restore-newer',
  'restore-failed',
  'downloaded',
] as const;
export type CopyEventName = (typeof copyEvents)[number];

/** What was done in the inbox, on which kind of device. Not restored from backups. */
export interface InboxEventRow {
  readonly id: string;
  readonly at: Millis;
  readonly event: InboxEventName;
  /** Browser and system, such as "Safari, iPhone". */
  readonly device: string;
  /** References of erased questions, the name of a file, a subject, or a count. */
  readonly detail: string;
}

/** A newsletter that was queued to its readers. */
export interface IssueRow {
  readonly name: string;
  /** JSON: subject and body by language. */
  readonly texts: string;
  readonly queued_at: Millis;
}

/** The id of a question, subscriber or message that was erased: a restore erases it again. It tells nothing of the person. */
export interface ErasedRow {
  readonly id: string;
}

export interface Schema {
  readonly issues: IssueRow;
  readonly questions: QuestionRow;
  readonly photos: PhotoRow;
  readonly subscribers: SubscriberRow;
  readonly outbox: OutboxRow;
  readonly links: LinkRow;
  readonly server_state: StateRow;
  readonly backups: BackupRow;
  readonly erased: ErasedRow;
  readonly counts: CountRow;
  readonly inbox_access: InboxAccessRow;
  readonly inbox_events: InboxEventRow;
}

/** Tables that a restore replaces. */
export const tables = [
  'questions',
  'photos',
  'subscribers',
  'outbox',
  'links',
  'counts',
  'issues',
] as const satisfies readonly (keyof Schema)[];

/** Tables to which a restore adds. */
export const mergedTables = ['backups', 'erased'] as const satisfies readonly (keyof Schema)[];
