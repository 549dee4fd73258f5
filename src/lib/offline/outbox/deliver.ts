import { isPending, type QueuedMessage } from './message.ts';
import { listMessages, putMessage, updateMessage } from './outbox-store.ts';
import { type SendResult, send } from './send.ts';

/** What is left after a round: nothing, or something that may be tried again after so many milliseconds. */
export type DeliveryResult = { readonly isAll: true } | { readonly isAll: false; readonly afterMs: number };

/** No page and no worker sends while another does: nothing would come twice, but the order would be lost. */
const lockName = 'field-manual-waiting';

/** Sends what waits, the first written first, until nothing does or nobody answers. Rejects in a browser that keeps nothing. */
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

/** What has arrived is told, even when its writer took it off the list while it was on its way. */
async function settle(message: QueuedMessage, outcome: Extract<SendResult, { is: 'arrived' | 'refused' }>): Promise<void> {
  if (outcome.is === 'refused') return updateMessage({ ...message, refused: outcome.words });
  const { reference } = outcome;
  const arrived = { at: Date.now(), ...(reference && { reference }), isTold: false };
  const { urgency = '' } = message.values;
  await putMessage({ ...message, values: { urgency }, photos: [], arrived });
}
