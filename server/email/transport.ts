import nodemailer, { type SendMailOptions, type Transporter } from 'nodemailer';
import { eraseMailFiles, writeMailFile } from './mail-folder.ts';
import type { MailMessage } from './message.ts';

/**
 * Result of sending. `unreachable`: no connection, not the message's fault. `rejected`: the mailbox is refused for good. `content-refused`: so
 * is the message. `deferred`: may succeed later.
 */
export type SendResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly failure: 'unreachable' | 'deferred' | 'rejected' | 'content-refused';
      readonly code: string;
    };

export interface MailTransport {
  readonly kind: 'smtp' | 'files';
  /** @param stop Aborts sending; the message then counts as not sent. */
  send(message: MailMessage, stop?: AbortSignal): Promise<SendResult>;
  /** Deletes a sent message by its row's id, when it was erased while being sent. Undefined where that is impossible. */
  retract?(id: string): Promise<void>;
}

/** Keeps the mail library from reading files or URLs named in a message. */
const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Writes each message as an .eml file, when no mail server is configured. */
export function fileTransport(folder: string): MailTransport {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    kind: 'files',
    async send(message) {
      try {
        // Not base64, so that erasing finds text in the file.
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
  /** Timeout of a step without a response, in milliseconds. */
  readonly silenceMs: number;
  /** Timeout of a whole message, in milliseconds. */
  readonly wholeMs: number;
}

const usualTimes: SmtpTimes = { silenceMs: 15_000, wholeMs: 60_000 };

export interface SmtpOptions {
  readonly times?: SmtpTimes;
  /** Allow a mail server without encryption. */
  readonly allowInsecure?: boolean;
}

/** Local connections need no encryption. */
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Sends over a few pooled SMTP connections, encrypted before the password and text are sent. A remote server without encryption is
 * not used.
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

/** The URL could disable `requireTLS`; only SMTP_INSECURE may. */
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
  const isFinal = responseCode !== undefined && responseCode >= 500;
  const mailbox = isFinal && code === 'EENVELOPE' && command === 'RCPT TO';
  const content = isFinal && command === 'DATA';
  return {
    ok: false,
    failure: mailbox ? 'rejected' : content ? 'content-refused' : 'deferred',
    code: responseCode ? `${code} ${responseCode}` : code,
  };
}

function asOptions(message: MailMessage): SendMailOptions {
  const { headers, replyTo, attachments = [], ...rest } = message;
  return { ...rest, headers: { ...headers }, attachments: [...attachments], ...(replyTo ? { replyTo } : {}) };
}

/** How far a message got. A failure while `connecting` is not the message's fault; later ones may be. */
interface Progress {
  stage: 'composing' | 'connecting' | 'told';
}

/** Pooled connections, opened when there is mail and closed when idle. */
interface Connections {
  /**
   * Sends a message, again when the server had closed an idle connection. Updates `progress`; throws the library's errors.
   */
  send(mail: SendMailOptions, progress: Progress): Promise<void>;
}

/** Idle time before the pool is closed. */
const restMs = 500;

/**
 * Connections of a pool of the mail library.
 * @param openPool Creates a pool that does not requeue (`maxRequeues: 0`).
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

/** Tracks progress: the library's connection errors always name the command CONN. It creates the stream once connected. */
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

/** Whether the server had closed an idle pooled connection; the library then names no command. */
function hadEnded(error: unknown, { stage }: Progress): boolean {
  const { code, command } = error as { readonly code?: string; readonly command?: string };
  return stage === 'told' && code === 'ECONNECTION' && command === undefined;
}

/** An error's code for the log, never its text, which may quote a visitor. `fetch` wraps the socket's error. */
export function errorCode(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause ? String(cause.code) : cause.name;
}
