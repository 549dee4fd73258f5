/** By which form it was written. */
export type MessageKind = 'ask' | 'estimate' | 'newsletter';

/** Where the server takes each. */
export const endpoints = {
  ask: '/api/questions',
  estimate: '/api/estimates',
  newsletter: '/api/newsletter',
} as const satisfies Readonly<Record<MessageKind, string>>;

/** A photo as it travels. */
export interface SentPhoto {
  readonly name: string;
  readonly blob: Blob;
}

/** What goes to the server. */
export interface Message {
  readonly kind: MessageKind;
  /** Sending it again with the same key never makes a second one. */
  readonly key: string;
  /** In which language it was written, and is answered. */
  readonly language: string;
  /** The fields of the form; `elapsedMs` among them is how long the form was shown. */
  readonly values: Readonly<Record<string, string>>;
  readonly photos: readonly SentPhoto[];
}

/** A message on the list of this device. */
export interface QueuedMessage extends Message {
  /** Given by the list: the lower was written first. */
  readonly id: number;
  /** When it was written, epoch milliseconds. */
  readonly at: number;
  /** What the server said when it refused it; it waits for its writer. */
  readonly refused?: string;
  /** From then on its fields and photos are gone from the list. */
  readonly arrived?: Arrival;
}

/** The server has it. */
export interface Arrival {
  readonly at: number;
  /** Of a question and a request; the newsletter has none. */
  readonly reference?: string;
  /** Whether its writer has been told. */
  readonly isTold: boolean;
}

/** Whether it still has to go to the server. */
export const isPending = ({ refused, arrived }: QueuedMessage): boolean => refused === undefined && !arrived;

/** A key that nobody else has. */
export const newKey = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)));

/** A day in milliseconds. */
const dayMs = 86_400_000;

/**
 * The idempotency key of a form that the browser itself posts: the same for the same text and files on the same day, as the
 * server has it for one without a key. A button that is pressed twice on a slow connection posts the form twice.
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
