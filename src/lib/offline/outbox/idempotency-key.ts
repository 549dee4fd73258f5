import { deviceStore } from '../../storage/store.ts';
import { newKey } from './message.ts';

/** The forms whose text keeps its key. */
type AttemptKind = 'ask' | 'estimate';
type Values = Readonly<Record<string, string>>;

/**
 * The key of these values. Sending the same text again, even after a reload, uses the same key, so that an answer lost on
 * the way never makes a second question; changed text is a new question. Never throws: a device that is full forgets the key.
 */
export async function idempotencyKey(kind: AttemptKind, values: Values): Promise<string> {
  const text = JSON.stringify(values);
  const store = await deviceStore();
  const last = await store.read(`${kind}-attempt`).catch(() => undefined);
  if (isAttempt(last) && last.text === text) return last.key;
  const key = newKey();
  await saveAttempt(kind, values, key).catch(() => undefined);
  return key;
}

/** Notes with which key these values were sent, or may have been. */
export async function saveAttempt(kind: AttemptKind, values: Values, key: string): Promise<void> {
  await (await deviceStore()).keep(`${kind}-attempt`, { key, text: JSON.stringify(values) });
}

/** The next text has a key of its own, even if it is the same. Never throws. */
export async function clearAttempt(kind: AttemptKind): Promise<void> {
  await (await deviceStore()).forget(`${kind}-attempt`).catch(() => undefined);
}

function isAttempt(kept: unknown): kept is { readonly key: string; readonly text: string } {
  return typeof kept === 'object' && kept !== null && 'key' in kept && typeof kept.key === 'string' && 'text' in kept;
}
