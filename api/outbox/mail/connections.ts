import type { SendMailOptions, Transporter } from 'nodemailer';

/**
 * How far a message got: it is made, it waits for a connection to a mail server that lets us in, or the server hears of it. What
 * fails in between says nothing of the message; what fails afterwards may be its fault.
 */
export interface Progress {
  stage: 'composing' | 'connecting' | 'told';
}

/** Connections to a mail server, opened when there is mail and closed when there has been none for a moment. */
export interface Connections {
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
export function connectionsWhileUsed(openPool: () => Transporter): Connections {
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
