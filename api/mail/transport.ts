import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { MailMessage } from './message.ts';

/**
 * How a message fared. `unreachable`: the mail server could not be talked to at all, so no message is at fault.
 * `rejected`: it will never be taken. `deferred`: it may be taken later.
 */
export type SendOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly failure: 'unreachable' | 'deferred' | 'rejected'; readonly code: string };

export interface MailTransport {
  readonly kind: 'smtp' | 'files';
  send(message: MailMessage): Promise<SendOutcome>;
}

/** Visitors' text never makes the mail library read a file or an address. */
const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Writes each message as a file that mail programs open, for an owner who has not set up a mail server. */
export function fileTransport(folder: string): MailTransport {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    kind: 'files',
    async send(message) {
      try {
        const { message: bytes } = await writer.sendMail({ ...asOptions(message), ...closed });
        await mkdir(folder, { recursive: true });
        const name = `${message.date.toISOString().replace(/[:.]/g, '-')}-${idOf(message)}.eml`;
        await writeFile(join(folder, `.${name}`), bytes as Buffer, { flush: true });
        await rename(join(folder, `.${name}`), join(folder, name));
        return { ok: true };
      } catch (error) {
        return { ok: false, failure: 'unreachable', code: codeOf(error) };
      }
    },
  };
}

const idOf = (message: MailMessage) => message.messageId.replace(/^<|@.*$/g, '');

export interface SmtpTimes {
  /** For a step in which the server says nothing. Milliseconds. */
  readonly silenceMs: number;
  /** For a whole message, against a server that answers a byte at a time. Milliseconds. */
  readonly wholeMs: number;
}

/** Sends through a mail server, one connection for each message. */
export function smtpTransport(url: string, times: SmtpTimes = { silenceMs: 15_000, wholeMs: 60_000 }): MailTransport {
  const { silenceMs } = times;
  const mailer = nodemailer.createTransport({
    url,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    ...closed,
  });
  return {
    kind: 'smtp',
    async send(message) {
      try {
        await within(times.wholeMs, mailer.sendMail(asOptions(message)));
        return { ok: true };
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(Object.assign(new Error('too slow'), { code: 'ESLOW' })), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

interface SmtpFailure {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** Commands that come before the first word about a message. */
const beforeMessage = /^(CONN|EHLO|HELO|LHLO|STARTTLS|AUTH|API)/;

function failureOf(error: unknown): SendOutcome {
  const { command, responseCode } = (error instanceof Error ? error : {}) as SmtpFailure;
  const code = codeOf(error);
  if (command === undefined ? code !== 'ESLOW' : beforeMessage.test(command)) {
    return { ok: false, failure: 'unreachable', code };
  }
  const forGood = responseCode !== undefined && responseCode >= 500 && code === 'EENVELOPE' && command === 'RCPT TO';
  return {
    ok: false,
    failure: forGood ? 'rejected' : 'deferred',
    code: responseCode ? `${code} ${responseCode}` : code,
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

function asOptions(message: MailMessage): SendMailOptions {
  const { headers, replyTo, ...rest } = message;
  return { ...rest, headers: { ...headers }, ...(replyTo ? { replyTo } : {}) };
}
