import { type Language, languages } from '#content/i18n/languages.ts';
import { owner } from '#content/owner.ts';
import type { Config } from '../config/config.ts';
import type { MailKind, OutboxRow } from '../db/schema.ts';
import { inboxUrl } from '../inbox/access.ts';
import type { MailSubject } from './mail-subject.ts';
import { type Content, type MailMessage, renderHtml, renderText, type Translator, translatorFor } from './message.ts';
import {
  digest,
  newsletterConfirm,
  newsletterIssue,
  newsletterWelcome,
  notice,
  receipt,
  renewal,
  sms,
} from './templates.ts';

export type ComposeConfig = Pick<Config, 'siteUrl'> & { readonly mail: { readonly from: string } };

export type MailRow = OutboxRow & { readonly kind: MailKind };

/** Composes the message of an outbox row; undefined when its subject was deleted. A row's Message-ID never changes. */
export function composeMail(config: ComposeConfig, row: MailRow, subject: MailSubject): MailMessage | undefined {
  const translator = translatorFor(languageFor(row.kind, subject));
  const content = contentOf[row.kind](translator, config.siteUrl, subject);
  if (!content) return undefined;
  return {
    messageId: `<${row.id}@${domainOf(config.mail.from)}>`,
    date: new Date(row.created_at),
    from: config.mail.from,
    to: row.recipient,
    subject: content.subject,
    text: renderText(content.blocks),
    html: renderHtml(languages[translator.language].tag, content.subject, content.blocks),
    // Suppresses out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated', ...content.headers },
    ...(content.replyTo ? { replyTo: content.replyTo } : {}),
    ...(content.attachments ? { attachments: content.attachments } : {}),
  };
}

/** The owner's language, or that of the visitor's form. */
function languageFor(kind: MailKind, { question, language = 'en' }: MailSubject): Language {
  if (kind === 'receipt') return question?.language ?? language;
  return kind.startsWith('newsletter') ? language : owner.language;
}

type Compose = (translator: Translator, siteUrl: string, subject: MailSubject) => Content | undefined;

const contentOf: Readonly<Record<MailKind, Compose>> = {
  notice: (translator, siteUrl, subject) => subject.question && notice(translator, siteUrl, subject.question, subject),
  sms: (translator, _siteUrl, { question }) => question && sms(translator, question),
  digest: (translator, siteUrl, { open = [], now = 0, counts = [], inboxToken }) =>
    open.length + counts.length === 0 && !inboxToken
      ? undefined
      : digest(translator, open, now, counts, inboxToken && inboxUrl(siteUrl, inboxToken)),
  // Undefined when the owner moved the day on meanwhile.
  renewal: (translator, _siteUrl, { renewals = [], now = 0 }) =>
    renewals.length === 0 ? undefined : renewal(translator, renewals, now),
  receipt: (translator, _siteUrl, { question }) => question && receipt(translator, question),
  'newsletter-confirm': (translator, siteUrl, { token }) =>
    token === undefined ? undefined : newsletterConfirm(translator, siteUrl, token),
  'newsletter-welcome': (translator, siteUrl, { token }) =>
    token === undefined ? undefined : newsletterWelcome(translator, siteUrl, token),
  // Without a token the reader left meanwhile.
  newsletter: (translator, siteUrl, { token, issue }) =>
    token === undefined || !issue ? undefined : newsletterIssue(translator, siteUrl, token, issue),
};

function domainOf(mailbox: string): string {
  return /@([^>\s]+)>?$/.exec(mailbox)?.[1] ?? 'localhost';
}
