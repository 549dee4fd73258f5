import { fastestHumanMs, idempotencyHeader } from '#contract/forms/question-form.ts';
import { deviceStore } from '#site/device/store.ts';
import type { FormKind, QuestionFormWords } from '../QuestionForm.tsx';
import type { Photos } from './photos.ts';

export type SendResult =
  | { readonly ok: true; readonly reference: string }
  | {
      readonly ok: false;
      readonly words: string;
      readonly fields: Readonly<Record<string, string>>;
      readonly offline?: boolean;
    };

const patienceMs = 20_000;
/** Six photos over a bad line. */
const patienceWithPhotosMs = 180_000;

/**
 * The key of these values. Sending the same text again, even after a reload, uses the same key, so that an answer lost on
 * the way never makes a second question; changed text is a new question.
 */
export async function keyFor(kind: FormKind, values: Readonly<Record<string, string>>): Promise<string> {
  const text = JSON.stringify(values);
  const store = await deviceStore();
  const last = await store.read(`${kind}-attempt`);
  if (isAttempt(last) && last.text === text) return last.key;
  const key = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  await store.keep(`${kind}-attempt`, { key, text });
  return key;
}

function isAttempt(kept: unknown): kept is { readonly key: string; readonly text: string } {
  return typeof kept === 'object' && kept !== null && 'key' in kept && typeof kept.key === 'string' && 'text' in kept;
}

/** What is sent, by which form, and since when it was shown (the page's own clock, milliseconds). */
export interface Sending {
  readonly kind: FormKind;
  readonly url: string;
  readonly values: Readonly<Record<string, string>>;
  readonly photos: Pick<Photos, 'identity' | 'addTo' | 'count'>;
  readonly shownAt: number;
}

/** Sends a question. Never throws: whatever goes wrong becomes words that say what to do. */
export async function sendQuestion(sending: Sending, words: QuestionFormWords): Promise<SendResult> {
  const { kind, url, values, photos, shownAt } = sending;
  if (!navigator.onLine) return offline(words);
  try {
    const key = await keyFor(kind, photos.count() > 0 ? { ...values, photos: photos.identity() } : values);
    const elapsedMs = await humanPace(shownAt);
    const response = await fetch(url, {
      method: 'POST',
      body: await bodyOf({ ...values, elapsedMs: String(elapsedMs) }, photos),
      // A refusal may come before the body is read.
      headers: { [idempotencyHeader]: key, 'Accept-Language': document.documentElement.lang },
      signal: AbortSignal.timeout(photos.count() > 0 ? patienceWithPhotosMs : patienceMs),
    });
    const answer = await response.json();
    if (response.ok && answer.reference) return await sent(kind, answer.reference);
    return {
      ok: false,
      words: answer.error || words.refused,
      fields: answer.fields ?? {},
    };
  } catch {
    return navigator.onLine ? { ok: false, words: words.unreachable, fields: {} } : offline(words);
  }
}

async function bodyOf(values: Readonly<Record<string, string>>, photos: Sending['photos']): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  await photos.addTo(form);
  return form;
}

/** The server takes forms that were filled faster than people can for programs: prefilled forms wait a moment. */
async function humanPace(shownAt: number): Promise<number> {
  const missing = fastestHumanMs - (performance.now() - shownAt);
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing + 20));
  return Math.round(performance.now() - shownAt);
}

async function sent(kind: FormKind, reference: string): Promise<SendResult> {
  await (await deviceStore()).forget(`${kind}-attempt`);
  return { ok: true, reference };
}

function offline(words: QuestionFormWords): SendResult {
  return { ok: false, words: words.offline, fields: {}, offline: true };
}
