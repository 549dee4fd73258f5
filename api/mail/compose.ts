import * as z from 'zod/mini';
import { owner } from '#content/owner.ts';
import { linkToken } from '#contract/newsletter.ts';
import type { Config } from '../config.ts';
import type { MailKind, OutboxRow, QuestionRow } from '../store/schema.ts';
import { type Block, type MailMessage, renderHtml, renderText } from './message.ts';

interface Content {
  readonly subject: string;
  readonly blocks: readonly Block[];
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly headers?: Readonly<Record<string, string>>;
}

export type ComposeConfig = Pick<Config, 'siteUrl'> & { readonly mail: { readonly from: string } };

/**
 * The message of an outbox row. Undefined when the question it is about was erased meanwhile: then there is nothing to say.
 * The same row always gives the same Message-ID.
 */
export function composeMail(
  config: ComposeConfig,
  row: OutboxRow,
  question: QuestionRow | undefined,
): MailMessage | undefined {
  const content = contentOf[row.kind](config.siteUrl, row, question);
  if (!content) return undefined;
  return {
    messageId: `<${row.id}@${domainOf(config.mail.from)}>`,
    date: new Date(row.created_at),
    from: config.mail.from,
    to: row.recipient,
    subject: content.subject,
    text: renderText(content.blocks),
    html: renderHtml(content.subject, content.blocks),
    // Keeps holiday answers from answering us.
    headers: { 'Auto-Submitted': 'auto-generated', ...content.headers },
    ...(content.replyTo ? { replyTo: content.replyTo } : {}),
  };
}

type Compose = (siteUrl: string, row: OutboxRow, question: QuestionRow | undefined) => Content | undefined;

const contentOf: Readonly<Record<MailKind, Compose>> = {
  notice: (_siteUrl, _row, question) => question && notice(question),
  receipt: (_siteUrl, _row, question) => question && receipt(question),
  'newsletter-confirm': (siteUrl, row) => newsletterConfirm(siteUrl, tokenOf(row, 'token')),
  'newsletter-welcome': (siteUrl, row) => newsletterWelcome(siteUrl, tokenOf(row, 'unsubscribeToken')),
};

const urgencyMark = { emergency: '[EMERGENCY] ', urgent: '[Urgent] ', normal: '' } as const;

/** To the owner. Nothing that a visitor typed is in the subject. */
function notice(question: QuestionRow): Content {
  const { reference, name, email, location, urgency, category } = question;
  const hours = owner.promises.answerHours[urgency];
  return {
    subject: `${urgencyMark[urgency]}Question ${reference} (${category})`,
    replyTo: { name, address: email },
    blocks: [
      {
        kind: 'paragraph',
        text: `A visitor asked a question. The site promised an answer within ${hours} hours. Answering this message writes to the visitor.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Reference', reference],
          ['Urgency', urgency],
          ['Category', category],
          ['Name', name],
          ['Email', email],
          ['Location', location ?? 'not given'],
          ['Asked', new Date(question.created_at).toUTCString()],
        ],
      },
      { kind: 'quote', text: question.question },
      { kind: 'paragraph', text: `When it is answered, run: npm run enquiries -- answered ${reference}` },
    ],
  };
}

/** To the asker. It repeats nothing that was typed: the address may belong to somebody who never asked. */
function receipt({ reference, urgency }: QuestionRow): Content {
  const hours = owner.promises.answerHours[urgency];
  return {
    subject: `We have your question (${reference})`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Thank you for your question to the ${owner.siteName}. Its reference is ${reference}. We answer by email within ${hours} hours.`,
      },
      {
        kind: 'paragraph',
        text: `If water is running, rising, or near anything electrical, do not wait for an email. Call ${owner.phone.display}, day or night.`,
      },
      {
        kind: 'paragraph',
        text: 'If you did not ask us anything, somebody typed your address by mistake. You need not do anything.',
      },
    ],
  };
}

function newsletterConfirm(siteUrl: string, token: string): Content {
  return {
    subject: `Please confirm your subscription to the ${owner.siteName}`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Somebody, probably you, entered this address for our newsletter. It goes on the list only when you open this link within two days',
      },
      { kind: 'link', label: 'Confirm', url: `${siteUrl}/newsletter/confirm?token=${token}` },
      { kind: 'paragraph', text: 'If it was not you, do nothing. We will not write again.' },
    ],
  };
}

function newsletterWelcome(siteUrl: string, token: string): Content {
  const url = `${siteUrl}/newsletter/unsubscribe?token=${token}`;
  return {
    subject: `You are on the list of the ${owner.siteName}`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Thank you for confirming. Keep this message: its link takes you off the list at any time.',
      },
      { kind: 'link', label: 'Unsubscribe', url },
    ],
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

function tokenOf(row: OutboxRow, field: string): string {
  const payload: unknown = JSON.parse(row.payload);
  return z.parse(z.record(z.string(), linkToken), payload)[field] ?? '';
}

function domainOf(mailbox: string): string {
  return /@([^>\s]+)>?$/.exec(mailbox)?.[1] ?? 'localhost';
}
