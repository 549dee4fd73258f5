import { fastestHumanMs, lackingFor } from '#contract/forms/question-form.ts';
import { deviceStore } from '#site/device/store.ts';
import { maySomethingWait } from '#site/waiting/hint.ts';
import { type Message, newKey } from '#site/waiting/message.ts';
import { type Outcome, send } from '#site/waiting/send.ts';
import { haveWait } from '#site/waiting/write.ts';
import type { FormKind, QuestionFormWords } from '../QuestionForm.tsx';
import type { Photos } from './photos.ts';

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

/**
 * The key of these values. Sending the same text again, even after a reload, uses the same key, so that an answer lost on
 * the way never makes a second question; changed text is a new question.
 */
export async function keyFor(kind: FormKind, values: Readonly<Record<string, string>>): Promise<string> {
  const text = JSON.stringify(values);
  const store = await deviceStore();
  const last = await store.read(`${kind}-attempt`);
  if (isAttempt(last) && last.text === text) return last.key;
  const key = newKey();
  await store.keep(`${kind}-attempt`, { key, text });
  return key;
}

function isAttempt(kept: unknown): kept is { readonly key: string; readonly text: string } {
  return typeof kept === 'object' && kept !== null && 'key' in kept && typeof kept.key === 'string' && 'text' in kept;
}

/** What is sent, by which form, and since when it was shown (the page's own clock, milliseconds). */
export interface Sending {
  readonly kind: FormKind;
  readonly values: Readonly<Record<string, string>>;
  readonly photos: Pick<Photos, 'identity' | 'sent' | 'count'>;
  readonly shownAt: number;
}

/**
 * Sends a question; where nobody answers, it waits on this device, and behind one that waits already: they arrive in the order
 * in which they were written. Never throws: whatever goes wrong becomes words that say what to do.
 */
export async function sendQuestion(sending: Sending, words: QuestionFormWords): Promise<SendResult> {
  const message = await messageOf(sending);
  const isFree = navigator.onLine && !maySomethingWait();
  const outcome: Outcome = isFree ? await send(message) : { is: 'unanswered' };
  if (outcome.is === 'unanswered') return wait(message, words);
  if (outcome.is !== 'arrived') return { fields: {}, ...outcome, is: 'failed' };
  await forgetAttempt(message);
  return { is: 'arrived', reference: outcome.reference ?? '' };
}

async function messageOf({ kind, values, photos, shownAt }: Sending): Promise<Message & { readonly kind: FormKind }> {
  const key = await keyFor(kind, photos.count() > 0 ? { ...values, photos: photos.identity() } : values);
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

/** Has a message wait, unless the server would not take it: what is missing can be said without it. */
async function wait(message: Message & { readonly kind: FormKind }, words: QuestionFormWords): Promise<SendResult> {
  const lacking = lackingFor(message.values);
  if (lacking) return { is: 'failed', words: words.needed[lacking], fields: { [lacking]: words.needed[lacking] } };
  try {
    const id = await haveWait(message);
    await forgetAttempt(message);
    return { is: 'waiting', id };
  } catch {
    const offline = !navigator.onLine;
    return { is: 'failed', words: offline ? words.offline : words.unreachable, fields: {}, offline };
  }
}

async function forgetAttempt({ kind }: { readonly kind: FormKind }): Promise<void> {
  await (await deviceStore()).forget(`${kind}-attempt`);
}
