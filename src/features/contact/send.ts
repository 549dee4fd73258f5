import { fastestHumanMs, lackingFor } from '#contract/question-form.ts';
import { enqueue } from '../../lib/offline/outbox/enqueue.ts';
import { mayHaveMessages } from '../../lib/offline/outbox/hint.ts';
import { clearAttempt, idempotencyKey } from '../../lib/offline/outbox/idempotency-key.ts';
import type { Message } from '../../lib/offline/outbox/message.ts';
import { type SendOutcome, send } from '../../lib/offline/outbox/send.ts';
import type { PhotosNow } from './photos.ts';
import type { FormKind, QuestionFormMessages } from './QuestionForm.tsx';

export type SendResult =
  | { readonly is: 'arrived'; readonly reference: string }
  /** It goes to the server by itself; until then it is on this device alone. */
  | { readonly is: 'waiting'; readonly id: number }
  | {
      readonly is: 'failed';
      readonly words: string;
      readonly fields: Readonly<Record<string, string>>;
      readonly offline?: boolean;
    };

/** What is sent, by which form, and since when it was shown (the page's own clock, milliseconds). */
export interface Sending {
  readonly kind: FormKind;
  readonly values: Readonly<Record<string, string>>;
  readonly photos: Pick<PhotosNow, 'identity' | 'sent' | 'count'>;
  readonly shownAt: number;
}

/**
 * Sends a question; where nobody answers, it waits on this device, and behind one that waits already: they arrive in the order
 * in which they were written. Never throws: whatever goes wrong becomes words that say what to do.
 */
export async function sendQuestion(sending: Sending, words: QuestionFormMessages): Promise<SendResult> {
  const message = await messageOf(sending);
  const isBehind = mayHaveMessages();
  const outcome = await sendNow(message, !isBehind);
  if (outcome.is !== 'unanswered') return told(message, outcome);
  const lacking = lackingFor(message.values);
  // The server would not take it, and that can be said without it.
  if (lacking) return { is: 'failed', words: words.needed[lacking], fields: { [lacking]: words.needed[lacking] } };
  const id = await enqueue(message).catch(() => undefined);
  if (id !== undefined) {
    await clearAttempt(message.kind);
    return { is: 'waiting', id };
  }
  // A browser that keeps nothing has nothing before it either.
  const last = await sendNow(message, isBehind);
  if (last.is !== 'unanswered') return told(message, last);
  const offline = !navigator.onLine;
  return { is: 'failed', words: offline ? words.offline : words.unreachable, fields: {}, offline };
}

async function sendNow(message: Message, isTurn: boolean): Promise<SendOutcome> {
  return isTurn && navigator.onLine ? send(message) : { is: 'unanswered' };
}

/** What the server has said of a message. */
async function told({ kind }: FormMessage, outcome: Exclude<SendOutcome, { is: 'unanswered' }>): Promise<SendResult> {
  if (outcome.is !== 'arrived') return { fields: {}, ...outcome, is: 'failed' };
  await clearAttempt(kind);
  return { is: 'arrived', reference: outcome.reference ?? '' };
}

type FormMessage = Message & { readonly kind: FormKind };

async function messageOf({ kind, values, photos, shownAt }: Sending): Promise<FormMessage> {
  const key = await idempotencyKey(kind, photos.count() > 0 ? { ...values, photos: photos.identity() } : values);
  const elapsedMs = await humanPace(shownAt);
  return {
    kind,
    key,
    language: document.documentElement.lang,
    values: { ...values, elapsedMs: String(elapsedMs) },
    photos: (await photos.sent()).map(({ name, blob }) => ({ name, blob })),
  };
}

/** The server takes forms that were filled faster than people can for programs: prefilled forms wait a moment. */
async function humanPace(shownAt: number): Promise<number> {
  const missing = fastestHumanMs - (performance.now() - shownAt);
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing + 20));
  return Math.round(performance.now() - shownAt);
}
