import { deliverAll } from './deliver.ts';
import { clearHint, readHint, setHint } from './hint.ts';
import type { QueuedMessage } from './message.ts';
import { showOutboxBar } from './outbox-bar.ts';
import { listMessages, markAsNotified, onOutboxChange } from './outbox-store.ts';

/** Told of each message that has arrived; true where that told its writer. */
type ArrivalListener = (message: QueuedMessage) => boolean;

const firstPauseMs = 15_000;
const longestPauseMs = 600_000;

let listeners: readonly ArrivalListener[] = [];
/** Messages that a teller has told on this page: another look may have read the list before that was noted. */
const notifiedHere = new Set<QueuedMessage['id']>();
let isWatching = false;
let pauseMs = firstPauseMs;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends what waits whenever there may be a line again, for as long as the page is open, and says above the page what came of
 * it. What a teller has told is not said again.
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

/** Sends what waits. False where something still does. */
export async function sendNow(): Promise<boolean> {
  clearTimeout(retryTimer);
  // A browser that keeps nothing has nothing that waits.
  const left = await deliverAll().catch(() => ({ isAll: true }) as const);
  clearTimeout(retryTimer);
  if (left.isAll) pauseMs = firstPauseMs;
  else {
    retryTimer = setTimeout(() => void sendNow(), Math.max(pauseMs, left.afterMs));
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
  return left.isAll;
}

/** Looks what is on the list, and tells what has to be told. */
async function refresh(): Promise<void> {
  const before = readHint();
  const list = await listMessages().catch(() => []);
  if (list.every(({ arrived }) => arrived?.isTold)) clearHint(before);
  else if (before === null) setHint();
  const untold = list.filter(({ arrived }) => arrived && !arrived.isTold);
  const told = untold.filter((message) => notifiedHere.has(message.id) || listeners.some((tell) => tell(message)));
  for (const { id } of told) notifiedHere.add(id);
  await Promise.all(told.map(markAsNotified));
  await showOutboxBar(list.filter((message) => !told.includes(message))).catch(() => undefined);
}
