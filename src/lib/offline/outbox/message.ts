/** The form of a message. */
export type MessageKind = 'ask' | 'estimate' | 'newsletter';

/** API endpoint of each form. */
export const endpoints = {
  ask: '/api/questions',
  estimate: '/api/estimates',
  newsletter: '/api/newsletter',
} as const satisfies Readonly<Record<MessageKind, string>>;

/** A photo to be sent. */
export interface SentPhoto {
  readonly name: string;
  readonly blob: Blob;
}

/** A form submission. */
export interface Message {
  readonly kind: MessageKind;
  /** Idempotency key: the server stores a message with the same key once. */
  readonly key: string;
  /** Language code of the form, and of the answer. */
  readonly language: string;
  /** The fields of the form; `elapsedMs` among them is how long the form was shown. */
  readonly values: Readonly<Record<string, string>>;
  readonly photos: readonly SentPhoto[];
}

/** A message in the outbox. */
export interface QueuedMessage extends Message {
  /** Assigned by the outbox in ascending order. */
  readonly id: number;
  /** When it was submitted, epoch milliseconds. */
  readonly at: number;
  /** The server's error text, when it rejected the message. */
  readonly refused?: string;
  /** Set on delivery; fields and photos are then deleted. */
  readonly arrived?: Arrival;
}

/** Delivery of a message. */
export interface Arrival {
  readonly at: number;
  /** Reference number of a question or an estimate; the newsletter has none. */
  readonly reference?: string;
  /** Whether its writer has been notified. */
  readonly isTold: boolean;
}

/** Whether a message still has to be sent. */
export const isPending = ({ refused, arrived }: QueuedMessage): boolean => refused === undefined && !arrived;

/** A random idempotency key. */
export const newKey = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)));

/** A day in milliseconds. */
const dayMs = 86_400_000;

/**
 * The idempotency key of a form posted without script: the same for the same text and files on the same day, as on the
 * server. A button pressed twice on a slow connection posts the form twice.
 */
export async function keyOfForm(
  kind: string,
  values: readonly (readonly [name: string, value: string])[],
  files: readonly Pick<File, 'name' | 'size'>[],
  now: number,
): Promise<string> {
  const written = [kind, Math.floor(now / dayMs), values, files.map(({ name, size }) => [name, size])];
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(written)));
  return hexOf(new Uint8Array(hash).slice(0, 16));
}

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
