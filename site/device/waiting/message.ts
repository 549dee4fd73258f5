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
export interface Waiting extends Message {
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
export const isOnItsWay = ({ refused, arrived }: Waiting): boolean => refused === undefined && !arrived;

/** A key that nobody else has. */
export function newKey(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
