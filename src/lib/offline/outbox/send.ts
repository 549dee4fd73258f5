import { idempotencyHeader, photosField } from '#contract/question-form.ts';
import { endpoints, type Message, type QueuedMessage } from './message.ts';

/** The result of sending a message. */
export type SendOutcome =
  | { readonly is: 'arrived'; readonly reference?: string }
  /** Rejected by the server: error text, and one per invalid field. */
  | { readonly is: 'refused'; readonly words: string; readonly fields: Readonly<Record<string, string>> }
  /** The server is busy, or the request came too slowly: its text, and the delay before a retry in milliseconds. */
  | { readonly is: 'later'; readonly words: string; readonly afterMs: number }
  /** No valid answer of our server: the message may have arrived or not. */
  | { readonly is: 'unanswered' };

const timeoutMs = 20_000;
/** Six photos over a slow connection; the same as the server's limit. */
const photoTimeoutMs = 600_000;
/** Retry delay without a valid Retry-After header. */
const defaultRetryMs = 30_000;
/** Upper limit for Retry-After: browsers treat timers over 24 days as zero. */
const maxRetryMs = 3_600_000;

/** Sends a message. Never throws: every failure is a result. */
export async function send(message: Sent): Promise<SendOutcome> {
  const { kind, key, language, photos } = message;
  try {
    const response = await fetch(endpoints[kind], {
      method: 'POST',
      // Without photos as JSON: such a form does not take one of the server's places for forms with files.
      body: photos.length === 0 ? JSON.stringify(valuesOf(message)) : bodyOf(message),
      // The server may reject the request before it reads the body.
      headers: { [idempotencyHeader]: key, 'Accept-Language': language, ...(photos.length === 0 && jsonHeaders) },
      // Our server never redirects an API request: a redirect is a captive portal.
      redirect: 'error',
      signal: AbortSignal.timeout(photos.length > 0 ? photoTimeoutMs : timeoutMs),
    });
    return resultOf(kind, response, await response.json());
  } catch {
    return { is: 'unanswered' };
  }
}

const jsonHeaders = { 'Content-Type': 'application/json' };

type Sent = Message & Partial<Pick<QueuedMessage, 'at'>>;

/** `waitedMs` is a duration, not a time: it is right even when the device's clock is wrong. */
function valuesOf({ values, at }: Sent): Readonly<Record<string, string>> {
  return at === undefined ? values : { ...values, waitedMs: String(Date.now() - at) };
}

/** The urgency comes before the photos: the server may have a place left for emergencies only. */
function bodyOf(message: Sent): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(valuesOf(message))) form.append(name, value);
  for (const { name, blob } of message.photos) form.append(photosField, blob, name);
  return form;
}

/** The server's JSON. Anything else comes from a captive portal or a proxy. */
interface Answer {
  readonly reference?: unknown;
  readonly message?: unknown;
  readonly error?: unknown;
  readonly fields?: Readonly<Record<string, string>>;
}

function resultOf(kind: Message['kind'], { ok, status, headers }: Response, answer: Answer | null): SendOutcome {
  const { reference, message, error, fields = {} } = answer ?? {};
  if (ok && typeof reference === 'string') return { is: 'arrived', reference };
  if (ok && kind === 'newsletter' && typeof message === 'string') return { is: 'arrived' };
  if (ok || typeof error !== 'string') return { is: 'unanswered' };
  const isLater = status === 408 || status === 429 || status >= 500;
  if (!isLater) return { is: 'refused', words: error, fields };
  return { is: 'later', words: error, afterMs: retryAfterMs(headers.get('retry-after')) };
}

/** Retry-After in seconds; a date is ignored, since the device's clock may be wrong. */
function retryAfterMs(retryAfter: string | null): number {
  const seconds = Number(retryAfter);
  return seconds > 0 ? Math.min(seconds * 1000, maxRetryMs) : defaultRetryMs;
}
