import nodemailer, { type SendMailOptions, type Transporter } from 'nodemailer';
import { eraseMailFiles, writeMailFile } from './mail-folder.ts';
import type { MailMessage } from './message.ts';

/**
 * How a message fared. `unreachable`: the mail server let nobody in, so no message is at fault.
 * `rejected`: it will never be taken. `deferred`: it may be taken later.
 */
export type SendResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly failure: 'unreachable' | 'deferred' | 'rejected'; readonly code: string };

export interface MailTransport {
  readonly kind: 'smtp' | 'files';
  /** @param stop Breaks off what is under way; the message then counts as not sent. */
  send(message: MailMessage, stop?: AbortSignal): Promise<SendResult>;
  /** Destroys a message, by the id of its row, that was erased while it left. Absent where it is out of our hands. */
  retract?(id: string): Promise<void>;
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
        return { ok: false, failure: 'unreachable', code: errorCode(error) };
      }
    },
    async retract(id) {
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
        return failureOf(error, progress, tooSlow.aborted ? 'ESLOW' : errorCode(error));
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

function failureOf(error: unknown, { stage }: Progress, code: string): SendResult {
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

/**
 * How far a message got: it is made, it waits for a connection to a mail server that lets us in, or the server hears of it. What
 * fails in between says nothing of the message; what fails afterwards may be its fault.
 */
interface Progress {
  stage: 'composing' | 'connecting' | 'told';
}

/** Connections to a mail server, opened when there is mail and closed when there has been none for a moment. */
interface Connections {
  /**
   * Sends over one of them, and once more where the server had ended that one meanwhile. Notes in `progress` how far it got,
   * and throws what the mail library throws.
   */
  send(mail: SendMailOptions, progress: Progress): Promise<void>;
}

/** How long connections wait for another message: mail that leaves together shares them, and nobody is kept waiting at the end. */
const restMs = 500;

/**
 * Connections of a pool of the mail library.
 * @param openPool Makes one that leaves sending again to us (`maxRequeues: 0`).
 */
function connectionsWhileUsed(openPool: () => Transporter): Connections {
  let pool: Transporter | undefined;
  let users = 0;
  let rest: NodeJS.Timeout | undefined;
  const close = () => {
    pool?.close();
    pool = undefined;
  };
  return {
    async send(mail, progress) {
      clearTimeout(rest);
      pool ??= openPool().use('stream', follow);
      users += 1;
      try {
        await sendOver(pool, { ...mail, progress });
      } finally {
        users -= 1;
        if (users === 0) rest = setTimeout(close, restMs);
      }
    },
  };
}

interface FollowedMail extends SendMailOptions {
  readonly progress: Progress;
}

type Plugin = Parameters<Transporter['use']>[1];

/** The library's errors do not tell: whenever a connection breaks they name the command CONN. It makes the stream once it is let in. */
const follow: Plugin = ({ data, message }, done) => {
  const { progress } = data as FollowedMail;
  progress.stage = 'connecting';
  message.processFunc((stream) => {
    progress.stage = 'told';
    return stream;
  });
  done();
};

async function sendOver(pool: Transporter, mail: FollowedMail): Promise<void> {
  try {
    await pool.sendMail(mail);
  } catch (error) {
    if (!hadEnded(error, mail.progress)) throw error;
    await pool.sendMail(mail);
  }
}

/** A kept connection that the server had ended is no sign that it is away. The library names no command then. */
function hadEnded(error: unknown, { stage }: Progress): boolean {
  const { code, command } = error as { readonly code?: string; readonly command?: string };
  return stage === 'told' && code === 'ECONNECTION' && command === undefined;
}

/** What went wrong, as a code for the log: never a text, which may quote a visitor. `fetch` hides the socket's error below its own. */
export function errorCode(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause ? String(cause.code) : cause.name;
}
