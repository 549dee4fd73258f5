import { type Language, languages } from '#content/i18n/languages.ts';
import type { Config } from '../config/config.ts';
import { type Content, paragraph, renderHtml, renderText, type Translator, translatorFor } from '../email/message.ts';
import { type MailTransport, type SendResult, smtpTransport } from '../email/transport.ts';
import { type CommandResult, done, failed } from './command.ts';

type MailConfig = Pick<Config, 'mail'>;

/** What a technician looks for: settings, ports and schemes (RFC 8314), percent-encoding, and records of a domain. */
const technical = {
  ...{ url: 'SMTP_URL', sender: 'MAIL_FROM', recipient: 'OWNER_EMAIL', file: '.env', records: 'SPF, DKIM' },
  ...{ plain: '25', tls: '465', startTls: '587', secure: 'smtps://', open: 'smtp://' },
  ...{ at: '%40', colon: '%3A', slash: '%2F' },
};

/** `try-mail`: sends one message to the owner and says in plain words what went wrong. */
export async function tryMail(config: MailConfig, now = Date.now()): Promise<CommandResult> {
  const translator = translatorFor('en');
  const { ok, text } = await testMail(config, translator, testMessage(translator), { now });
  return ok ? done(text) : failed(text);
}

/** The message of a mail test. */
export function testMessage({ language }: Translator): Content {
  const { subject, text } = languages[language].server.inbox.mailTest;
  return { subject, blocks: [paragraph(text)] };
}

/** Sends the owner a message at once and says, in the translator's language, what came of it. */
export async function testMail(
  { mail }: MailConfig,
  { language, t }: Translator,
  content: Content,
  options: SendOptions = {},
): Promise<CommandResult> {
  const { smtpUrl, from, ownerEmail } = mail;
  const { sent, faults } = languages[language].server.inbox.mailTest;
  if (!smtpUrl) return failed(t(faults.unset, technical));
  const result = await sendToOwner(mail, ownerTransport(mail, smtpUrl), content, { language, ...options });
  if (result.ok) return done(t(sent, { ...technical, ownerEmail }));
  const { hostname: host, port } = new URL(smtpUrl);
  const server = `${host}${port && `:${port}`}`;
  const reason = t(faults[faultOf(result.code)], { ...technical, host, server, from, ownerEmail });
  return failed(`${reason} (${result.code})`);
}

export const ownerTransport = ({ insecure }: Config['mail'], smtpUrl: string) =>
  smtpTransport(smtpUrl, { allowInsecure: insecure });

interface SendOptions {
  /** Of the message. */
  readonly language?: Language;
  readonly now?: number;
}

/** Sends the owner a message at once, beside the outbox. */
export function sendToOwner(
  { from, ownerEmail }: Config['mail'],
  transport: MailTransport,
  { subject, blocks }: Content,
  { language = 'en', now = Date.now() }: SendOptions = {},
): Promise<SendResult> {
  return transport.send({
    messageId: `<owner-${now}@${/@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'}>`,
    date: new Date(now),
    from,
    to: ownerEmail,
    subject,
    text: renderText(blocks),
    html: renderHtml(languages[language].tag, subject, blocks),
    headers: {},
  });
}

type MailFault = keyof (typeof languages.en.server.inbox.mailTest)['faults'];

/** What is wrong, by the code of a failed attempt. */
function faultOf(code: string): MailFault {
  const status = Number(/ (\d{3})$/.exec(code)?.[1]);
  if (/^(ENOTFOUND|EDNS|EAI_AGAIN)/.test(code)) return 'no-server';
  if (/^(ECONNREFUSED|ESOCKET|ECONNECTION)/.test(code) && !status) return 'no-answer';
  if (/^(ETIMEDOUT|ESLOW)/.test(code)) return 'silent';
  if (/^(EAUTH|ENOAUTH)/.test(code)) return 'login';
  if (/^ETLS/.test(code)) return 'clear';
  return /^EENVELOPE/.test(code) ? 'addresses' : 'refused';
}
