import { colors } from '#content/colors.ts';
import { type Language, languages, locales, pathOf } from '#content/i18n/languages.ts';
import type { SiteLanguage } from '#content/i18n/site-language.ts';
import { type Template, t, type Values } from '#content/i18n/t.ts';
import { owner, saidIn } from '#content/owner.ts';
import type { Millis } from '../db/schema.ts';
import { escapeHtml } from '../http/escape-html.ts';

export type MailMessages = SiteLanguage['server']['mail'];

export interface Translator {
  readonly language: Language;
  readonly messages: MailMessages;
  /** Fills in a message's values. */
  readonly t: (template: Template, values?: Values) => string;
  /** A time in the owner's time zone, with plain spaces: the narrow one before "PM" is not in the SMS alphabet. */
  readonly formatTime: (at: Millis) => string;
}

/** Creates the translator of a language. */
export function translatorFor(language: Language): Translator {
  const always = { site: saidIn(owner.siteName, language), phone: owner.phone.display };
  return {
    language,
    messages: languages[language].server.mail,
    t: (template, values = {}) => t(template, { ...always, ...values }, locales[language]),
    formatTime: (at) => locales[language].moment(at, owner.timeZone).replace(/\s/g, ' '),
  };
}

export interface MailMessage {
  readonly messageId: string;
  readonly date: Date;
  readonly from: string;
  readonly to: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
}

export interface Attachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A visitor's text, shown unchanged with its line breaks. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

export interface Content {
  readonly subject: string;
  readonly blocks: readonly Block[];
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
}

/** A block of plain messages. */
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** URL of a token link's page in the language of the message. */
export function linkTo({ language }: Translator, siteUrl: string, page: string, token: string): string {
  return `${siteUrl}${pathOf(language, page)}?token=${token}`;
}

/** The plain text of a message. */
export function renderText(blocks: readonly Block[]): string {
  return `${blocks.map(textOf).join('\n\n')}\n`;
}

function textOf(block: Block): string {
  if (block.kind === 'quote') return block.text.replace(/^/gm, '> ');
  if (block.kind === 'facts') return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
  if (block.kind === 'link') return `${block.label}:\n${block.url}`;
  return block.text;
}

/** The HTML of a message: basic markup without images or remote content. `language` is a BCP 47 tag. */
export function renderHtml(language: string, title: string, blocks: readonly Block[]): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="font:16px/1.5 sans-serif;color:${colors.light.ink};background:${colors.light.card};margin:24px;max-width:600px">
${blocks.map(htmlOf).join('\n')}
</body></html>
`;
}

function htmlOf(block: Block): string {
  if (block.kind === 'quote') {
    return `<blockquote style="margin:0;padding:8px 16px;border-left:3px solid ${colors.light.river};white-space:pre-wrap">${escapeHtml(block.text)}</blockquote>`;
  }
  if (block.kind === 'facts') {
    const rows = block.rows.map(
      ([name, value]) => `<tr><th align="left">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
    );
    return `<table cellpadding="4">${rows.join('')}</table>`;
  }
  if (block.kind === 'link') {
    const url = escapeHtml(block.url);
    return `<p>${escapeHtml(block.label)}:<br><a href="${url}">${url}</a></p>`;
  }
  return `<p>${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`;
}
