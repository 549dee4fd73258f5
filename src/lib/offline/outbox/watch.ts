import { deliverAll } from './deliver.ts';
import { clearHint, readHint, setHint } from './hint.ts';
import type { QueuedMessage } from './message.ts';
import { showOutboxBar } from './outbox-bar.ts';
import { listMessages, markAsNotified, onOutboxChange } from './outbox-store.ts';

/** Called with each delivered message; returns true when it has notified the writer. */
type ArrivalListener = (message: QueuedMessage) => boolean;

const firstPauseMs = 15_000;
const longestPauseMs = 600_000;

let listeners: readonly ArrivalListener[] = [];
/** Messages that a listener reported on this page: another refresh may have read the outbox before that was stored. */
const notifiedHere = new Set<QueuedMessage['id']>();
let isWatching = false;
let pauseMs = firstPauseMs;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends pending messages whenever the connection may be back, while the page is open, and shows the results above the
 * page. A message that a listener reported is not shown again.
 */
export function watchOutbox(teller?: ArrivalListener): void {
  if (teller) listeners = [...listeners, teller];
  if (!isWatching) watchConnection();
  void refresh();
  void sendNow();
}

function watchConnection(): void {
  isWatching = true;
  onOutboxChange(() => void refresh());
  addEventListener('online', () => void sendNow());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void sendNow();
  });
}

/** Sends pending messages. Resolves to false if some are left. */
export async function sendNow(): Promise<boolean> {
  clearTimeout(retryTimer);
  // Without IndexedDB there are no pending messages.
  const left = await deliverAll().catch(() => ({ isAll: true }) as const);
  clearTimeout(retryTimer);
  if (left.isAll) pauseMs = firstPauseMs;
  else {
    retryTimer = setTimeout(() => void sendNow(), Math.max(pauseMs, left.afterMs));
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
  return left.isAll;
}

/** Reads the outbox and reports delivered and overdue messages. */
async function refresh(): Promise<void> {
  const before = readHint();
  const list = await listMessages().catch(() => []);
  if (list.every(({ arrived }) => arrived?.isTold)) clearHint(before);
  else if (before === null) setHint();
  const unnotified = list.filter(({ arrived }) => arrived && !arrived.isTold);
  const notified = unnotified.filter(
    (message) => notifiedHere.has(message.id) || listeners.some((tell) => tell(message)),
  );
  for (const { id } of notified) notifiedHere.add(id);
  await Promise.all(notified.map(markAsNotified));
  await showOutboxBar(list.filter((message) => !notified.includes(message))).catch(() => undefined);
}
