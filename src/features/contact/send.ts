import { fastestHumanMs, lackingFor } from '#contract/question-form.ts';
import { enqueue } from '../../lib/offline/outbox/enqueue.ts';
import { mayHaveMessages } from '../../lib/offline/outbox/hint.ts';
import { clearAttempt, idempotencyKey } from '../../lib/offline/outbox/idempotency-key.ts';
import type { Message } from '../../lib/offline/outbox/message.ts';
import { type SendOutcome, send } from '../../lib/offline/outbox/send.ts';
import type { PhotosSnapshot } from './photos.ts';
import type { FormKind, QuestionFormMessages } from './QuestionForm.tsx';

export type SendResult =
  | { readonly is: 'arrived'; readonly reference: string }
  /** Queued on this device, and sent once the server answers. */
  | { readonly is: 'waiting'; readonly id: number }
  | {
      readonly is: 'failed';
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
      readonly offline?: boolean;
    };

/** A form to send; `shownAt` is when it was shown (`performance.now`, milliseconds). */
export interface FormSubmission {
  readonly kind: FormKind;
  readonly values: Readonly<Record<string, string>>;
  readonly photos: Pick<PhotosSnapshot, 'identity' | 'sent' | 'count'>;
  readonly shownAt: number;
}

/**
 * Sends a question. Without an answer, or behind one that is queued already, it is queued on this device, so that messages
 * arrive in order. Never throws: errors become a message that says what to do.
 */
export async function sendQuestion(submission: FormSubmission, messages: QuestionFormMessages): Promise<SendResult> {
  const message = await messageOf(submission);
  const isBehind = mayHaveMessages();
  const answer = await sendNow(message, !isBehind);
  if (answer.is !== 'unanswered') return resultOf(message, answer);
  const lacking = lackingFor(message.values);
  // The server would reject it: the error can be shown now.
  if (lacking)
    return { is: 'failed', message: messages.needed[lacking], fields: { [lacking]: messages.needed[lacking] } };
  const id = await enqueue(message).catch(() => undefined);
  if (id !== undefined) {
    await clearAttempt(message.kind);
    return { is: 'waiting', id };
  }
  // Without storage the queue is empty, so this one may be sent.
  const last = await sendNow(message, isBehind);
  if (last.is !== 'unanswered') return resultOf(message, last);
  const offline = !navigator.onLine;
  return { is: 'failed', message: offline ? messages.offline : messages.unreachable, fields: {}, offline };
}

async function sendNow(message: Message, isTurn: boolean): Promise<SendOutcome> {
  return isTurn && navigator.onLine ? send(message) : { is: 'unanswered' };
}

/** Turns the server's answer into the result of the form. */
async function resultOf(
  { kind }: FormMessage,
  answer: Exclude<SendOutcome, { is: 'unanswered' }>,
): Promise<SendResult> {
  if (answer.is !== 'arrived') {
    return { is: 'failed', message: answer.words, fields: answer.is === 'refused' ? answer.fields : {} };
  }
  await clearAttempt(kind);
  return { is: 'arrived', reference: answer.reference ?? '' };
}

type FormMessage = Message & { readonly kind: FormKind };

async function messageOf({ kind, values, photos, shownAt }: FormSubmission): Promise<FormMessage> {
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

/** Waits until a person could have filled in the form: the server takes faster ones for bots. Prefilled forms are fast. */
async function humanPace(shownAt: number): Promise<number> {
  const missing = fastestHumanMs - (performance.now() - shownAt);
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing + 20));
  return Math.round(performance.now() - shownAt);
}
