import { isPending, type QueuedMessage } from './message.ts';
import { listMessages, putMessage, updateMessage } from './outbox-store.ts';
import { type SendOutcome, send } from './send.ts';

/** Whether a delivery emptied the outbox; if not, the minimum delay before the next attempt in milliseconds. */
export type DeliveryResult = { readonly isAll: true } | { readonly isAll: false; readonly afterMs: number };

/** Web Lock: parallel senders would not duplicate messages, but change their order. */
const lockName = 'field-manual-waiting';

/** Sends pending messages in order until none is left or the server does not answer. Rejects without IndexedDB. */
export function deliverAll(): Promise<DeliveryResult> {
  const { locks }: { readonly locks?: LockManager } = navigator;
  return locks ? locks.request(lockName, inOrder) : inOrder();
}

async function inOrder(): Promise<DeliveryResult> {
  for (;;) {
    const next = (await listMessages()).find(isPending);
    if (!next) return { isAll: true };
    const outcome = await send(next);
    if (outcome.is === 'unanswered') return { isAll: false, afterMs: 0 };
    if (outcome.is === 'later') return { isAll: false, afterMs: outcome.afterMs };
    await settle(next, outcome);
  }
}

/** Stores the result. A message that arrived is reported even if its writer deleted it while it was being sent. */
async function settle(
  message: QueuedMessage,
  outcome: Extract<SendOutcome, { is: 'arrived' | 'refused' }>,
): Promise<void> {
  if (outcome.is === 'refused') return updateMessage({ ...message, refused: outcome.words });
  const { reference } = outcome;
  const arrived = { at: Date.now(), ...(reference && { reference }), isTold: false };
  const { urgency = '' } = message.values;
  await putMessage({ ...message, values: { urgency }, photos: [], arrived });
}
