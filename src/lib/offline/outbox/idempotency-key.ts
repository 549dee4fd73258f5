import { deviceStore } from '../../storage/store.ts';
import { newKey } from './message.ts';

/** Forms whose idempotency key is stored. */
type AttemptKind = 'ask' | 'estimate';
type Values = Readonly<Record<string, string>>;

/**
 * The idempotency key of these values. The same text has the same key, even after a reload, so that a response lost on
 * the way never creates a second question; changed text gets a new key. Never throws: without storage the key is new.
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

/** Stores the key with which these values were, or may have been, sent. */
export async function saveAttempt(kind: AttemptKind, values: Values, key: string): Promise<void> {
  await (await deviceStore()).keep(`${kind}-attempt`, { key, text: JSON.stringify(values) });
}

/** Deletes the stored key, so that the next text gets a new one. Never throws. */
export async function clearAttempt(kind: AttemptKind): Promise<void> {
  await (await deviceStore()).forget(`${kind}-attempt`).catch(() => undefined);
}

function isAttempt(stored: unknown): stored is { readonly key: string; readonly text: string } {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'key' in stored &&
    typeof stored.key === 'string' &&
    'text' in stored
  );
}
