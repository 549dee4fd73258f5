import nodemailer, { type SendMailOptions } from 'nodemailer';
import { nameOf } from '../failure-name.ts';
import { connectionsWhileUsed, type Progress } from './connections.ts';
import { eraseMailFiles, writeMailFile } from './mail-folder.ts';
import type { MailMessage } from './message.ts';

/**
 * How a message fared. `unreachable`: the mail server let nobody in, so no message is at fault.
 * `rejected`: it will never be taken. `deferred`: it may be taken later.
 */
export type SendOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly failure: 'unreachable' | 'deferred' | 'rejected'; readonly code: string };

export interface MailTransport {
  readonly kind: 'smtp' | 'files';
  /** @param stop Breaks off what is under way; the message then counts as not sent. */
  send(message: MailMessage, stop?: AbortSignal): Promise<SendOutcome>;
  /** Destroys a message, by the id of its row, that was erased while it left. Absent where it is out of our hands. */
  takeBack?(id: string): Promise<void>;
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
        // Letters that stay letters: what is erased later is found by them.
        const readable = { textEncoding: 'quoted-printable' } as const;
        const { message: bytes } = await writer.sendMail({ ...asOptions(message), ...closed, ...readable });
        await writeMailFile(folder, message.date, idOf(message), bytes as Buffer);
        return { ok: true };
      } catch (error) {
        return { ok: false, failure: 'unreachable', code: nameOf(error) };
      }
    },
    async takeBack(id) {
      await eraseMailFiles(folder, { ids: [id], references: [], address: undefined });
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

const usualTimes: SmtpTimes = { silenceMs: 15_000, wholeMs: 60_000 };

export interface SmtpOptions {
  readonly times?: SmtpTimes;
  /** The owner allows a mail server that offers no encryption. */
  readonly allowInsecure?: boolean;
}

/** This machine itself: what is said to it goes over no wire. */
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Sends through a mail server, over a few connections that are kept while there is mail. A connection is encrypted before the
 * password and the text are sent; a server elsewhere that offers no encryption is not used.
 */
export function smtpTransport(
  url: string,
  { times = usualTimes, allowInsecure = false }: SmtpOptions = {},
): MailTransport {
  const { silenceMs } = times;
  const { hostname } = new URL(url);
  const mayBeClear = allowInsecure || loopback.test(hostname);
  const settings = {
    url: withoutOwnRule(url),
    pool: true,
    maxConnections: 4,
    maxRequeues: 0,
    requireTLS: !mayBeClear,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    ...closed,
  } as const;
  const connections = connectionsWhileUsed(() => nodemailer.createTransport(settings));
  return {
    kind: 'smtp',
    async send(message, stop) {
      const tooSlow = AbortSignal.timeout(times.wholeMs);
      const signal = stop ? AbortSignal.any([tooSlow, stop]) : tooSlow;
      const progress: Progress = { stage: 'composing' };
      try {
        await connections.send({ ...asOptions(message), signal }, progress);
        return { ok: true };
      } catch (error) {
        if (stop?.aborted) return { ok: false, failure: 'unreachable', code: 'ESTOPPED' };
        return failureOf(error, progress, tooSlow.aborted ? 'ESLOW' : nameOf(error));
      }
    },
  };
}

/** The mail library lets an address switch the rule off; here only SMTP_INSECURE does. */
function withoutOwnRule(url: string): string {
  const address = new URL(url);
  address.searchParams.delete('requireTLS');
  return address.href;
}

interface SmtpFailure {
  readonly command?: string;
  readonly responseCode?: number;
}

function failureOf(error: unknown, { stage }: Progress, code: string): SendOutcome {
  if (stage === 'connecting') return { ok: false, failure: 'unreachable', code };
  const { command, responseCode } = (error instanceof Error ? error : {}) as SmtpFailure;
  const forGood = responseCode !== undefined && responseCode >= 500 && code === 'EENVELOPE' && command === 'RCPT TO';
  return {
    ok: false,
    failure: forGood ? 'rejected' : 'deferred',
    code: responseCode ? `${code} ${responseCode}` : code,
  };
}

function asOptions(message: MailMessage): SendMailOptions {
  const { headers, replyTo, attachments = [], ...rest } = message;
  return { ...rest, headers: { ...headers }, attachments: [...attachments], ...(replyTo ? { replyTo } : {}) };
}
