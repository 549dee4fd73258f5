import { photosField } from '#contract/photos.ts';
import { idempotencyHeader } from '#contract/question-form.ts';
import { endpoints, type Message, type QueuedMessage } from './message.ts';

/** What came of sending a message. */
export type SendResult =
  | { readonly is: 'arrived'; readonly reference?: string }
  /** The server has read it and does not take it: words, and a sentence for each field at fault. */
  | { readonly is: 'refused'; readonly words: string; readonly fields: Readonly<Record<string, string>> }
  /** The server is there and takes nothing now: what it says, and after how many milliseconds it may. */
  | { readonly is: 'later'; readonly words: string; readonly afterMs: number }
  /** Nobody answered, or somebody who is not our server: it may have arrived or not. */
  | { readonly is: 'unanswered' };

const timeoutMs = 20_000;
/** Six photos over a bad line, and as long as the server has. */
const photoTimeoutMs = 600_000;
/** A server that does not say when is asked again after that. */
const defaultRetryMs = 30_000;
/** However long a server says: a browser takes a longer pause than 24 days for none at all. */
const maxRetryMs = 3_600_000;

/** Sends a message. Never throws: whatever goes wrong is an outcome. */
export async function send(message: Message & Partial<Pick<QueuedMessage, 'at'>>): Promise<SendResult> {
  const { kind, key, language, photos } = message;
  try {
    const response = await fetch(endpoints[kind], {
      method: 'POST',
      body: kind === 'newsletter' ? JSON.stringify(message.values) : bodyOf(message),
      // A refusal may come before the body is read.
      headers: { [idempotencyHeader]: key, 'Accept-Language': language, ...(kind === 'newsletter' && jsonHeaders) },
      // Ours answers where it is asked: another leads elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(photos.length > 0 ? photoTimeoutMs : timeoutMs),
    });
    return resultOf(kind, response, await response.json());
  } catch {
    return { is: 'unanswered' };
  }
}

const jsonHeaders = { 'Content-Type': 'application/json' };

function bodyOf({ values, photos, at }: Message & Partial<Pick<QueuedMessage, 'at'>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  // How long, and not when: a clock that is wrong all the time counts hours as well as another.
  if (at !== undefined) form.append('waitedMs', String(Date.now() - at));
  for (const { name, blob } of photos) form.append(photosField, blob, name);
  return form;
}

/** What the server says: anything else comes from somebody else's network. */
interface Answer {
  readonly reference?: unknown;
  readonly message?: unknown;
  readonly error?: unknown;
  readonly fields?: Readonly<Record<string, string>>;
}

function resultOf(kind: Message['kind'], { ok, status, headers }: Response, answer: Answer | null): SendResult {
  const { reference, message, error, fields = {} } = answer ?? {};
  if (ok && typeof reference === 'string') return { is: 'arrived', reference };
  if (ok && kind === 'newsletter' && typeof message === 'string') return { is: 'arrived' };
  if (ok || typeof error !== 'string') return { is: 'unanswered' };
  const isLater = status === 429 || status >= 500;
  if (!isLater) return { is: 'refused', words: error, fields };
  return { is: 'later', words: error, afterMs: retryAfterMs(headers.get('retry-after')) };
}

/** The header says seconds, or a date that a wrong clock makes nothing of. */
function retryAfterMs(retryAfter: string | null): number {
  const seconds = Number(retryAfter);
  return seconds > 0 ? Math.min(seconds * 1000, maxRetryMs) : defaultRetryMs;
}
