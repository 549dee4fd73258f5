import type { Config } from '../config/config.ts';
import { paragraph, renderHtml } from '../email/message.ts';
import { type MailTransport, type SendResult, smtpTransport } from '../email/transport.ts';
import { type CommandResult, done, failed } from './command.ts';

/** `try-mail`: sends one message to the owner and says in plain words what went wrong. */
export async function tryMail({ mail }: Pick<Config, 'mail'>, now = Date.now()): Promise<CommandResult> {
  const { smtpUrl, from, ownerEmail } = mail;
  if (!smtpUrl) return failed('SMTP_URL is not set: mail is written into files and reaches nobody. Set it in .env.');
  const text = 'This message tests the mail account of your site. It needs no answer.';
  const result = await sendToOwner(mail, ownerTransport(mail, smtpUrl), { subject: 'A test of your mail', text }, now);
  if (result.ok)
    return done(
      `Sent to ${ownerEmail}. If it isn't there in five minutes, look into the spam folder, then ask your mail provider about SPF and DKIM.`,
    );
  return failed(`${reasonOf(result.code, new URL(smtpUrl), { from, ownerEmail })} (${result.code})`);
}

export const ownerTransport = ({ insecure }: Config['mail'], smtpUrl: string) =>
  smtpTransport(smtpUrl, { allowInsecure: insecure });

/** Sends the owner a message at once, beside the outbox. */
export function sendToOwner(
  { from, ownerEmail }: Config['mail'],
  transport: MailTransport,
  { subject, text }: { readonly subject: string; readonly text: string },
  now = Date.now(),
): Promise<SendResult> {
  return transport.send({
    messageId: `<owner-${now}@${/@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'}>`,
    date: new Date(now),
    from,
    to: ownerEmail,
    subject,
    text: `${text}\n`,
    html: renderHtml('en', subject, text.split(/\n+/).map(paragraph)),
    headers: {},
  });
}

type Sender = Readonly<Record<'from' | 'ownerEmail', string>>;

function reasonOf(code: string, { hostname, port }: URL, { from, ownerEmail }: Sender): string {
  const server = `${hostname}${port && `:${port}`}`;
  const status = Number(/ (\d{3})$/.exec(code)?.[1]);
  if (/^(ENOTFOUND|EDNS|EAI_AGAIN)/.test(code))
    return `There is no mail server ${hostname}: check the name in SMTP_URL, and this machine's connection.`;
  if (/^(ECONNREFUSED|ESOCKET|ECONNECTION)/.test(code) && !status)
    return `Nothing answers at ${server}: check name and port in SMTP_URL. Usual ports are 465 (smtps://) and 587 (smtp://).`;
  if (/^(ETIMEDOUT|ESLOW)/.test(code))
    return `${server} does not answer: many hosts block port 25. Use 465 or 587, or ask your host.`;
  if (/^(EAUTH|ENOAUTH)/.test(code))
    return 'The mail server refused the user name or the password in SMTP_URL. Write @ in them as %40, : as %3A, / as %2F; some providers want an app password.';
  if (/^ETLS/.test(code)) return `${server} offers no encryption: use smtps:// and port 465.`;
  if (/^EENVELOPE/.test(code))
    return `The mail server refused the sender ${from} or the recipient ${ownerEmail}: check MAIL_FROM and OWNER_EMAIL.`;
  return `${server} put the message off or refused it: try again in a minute, then ask your mail provider.`;
}
