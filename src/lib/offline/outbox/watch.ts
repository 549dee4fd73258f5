import { deliverAll } from './deliver.ts';
import { dropHint, hint, noteThatSomethingWaits } from './hint.ts';
import type { Waiting } from './message.ts';
import { sayWhatWaits } from './outbox-bar.ts';
import { listed, noteAsTold, onChange } from './outbox-store.ts';

/** Told of each message that has arrived; true where that told its writer. */
type Teller = (message: Waiting) => boolean;

const firstPauseMs = 15_000;
const longestPauseMs = 600_000;

let tellers: readonly Teller[] = [];
/** Messages that a teller has told on this page: another look may have read the list before that was noted. */
const toldHere = new Set<Waiting['id']>();
let isWatching = false;
let pauseMs = firstPauseMs;
let again: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends what waits whenever there may be a line again, for as long as the page is open, and says above the page what came of
 * it. What a teller has told is not said again.
 */
export function watchWaiting(teller?: Teller): void {
  if (teller) tellers = [...tellers, teller];
  if (!isWatching) watchLine();
  void look();
  void tryNow();
}

function watchLine(): void {
  isWatching = true;
  onChange(() => void look());
  addEventListener('online', () => void tryNow());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void tryNow();
  });
}

/** Sends what waits. False where something still does. */
export async function tryNow(): Promise<boolean> {
  clearTimeout(again);
  // A browser that keeps nothing has nothing that waits.
  const left = await deliverAll().catch(() => ({ isAll: true }) as const);
  clearTimeout(again);
  if (left.isAll) pauseMs = firstPauseMs;
  else {
    again = setTimeout(() => void tryNow(), Math.max(pauseMs, left.afterMs));
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
  return left.isAll;
}

/** Looks what is on the list, and tells what has to be told. */
async function look(): Promise<void> {
  const before = hint();
  const list = await listed().catch(() => []);
  if (list.every(({ arrived }) => arrived?.isTold)) dropHint(before);
  else if (before === null) noteThatSomethingWaits();
  const untold = list.filter(({ arrived }) => arrived && !arrived.isTold);
  const told = untold.filter((message) => toldHere.has(message.id) || tellers.some((tell) => tell(message)));
  for (const { id } of told) toldHere.add(id);
  await Promise.all(told.map(noteAsTold));
  await sayWhatWaits(list.filter((message) => !told.includes(message))).catch(() => undefined);
}
