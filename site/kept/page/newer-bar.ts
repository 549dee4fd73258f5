import { barButton, raiseBar } from '../../parts/bar/bar.ts';
import { barWords } from '../../parts/bar/bar-words.ts';
import type { Asked } from '../messages.ts';

let isShown = false;

/** Says above the page that there are newer words, with a way to read them and one to go on. */
export async function sayWhatIsNewer(news: 'danger' | 'edition'): Promise<void> {
  if (isShown) return;
  isShown = true;
  const { newer } = await barWords();
  const bar = raiseBar({
    words: newer[news],
    isAlarm: news === 'danger',
    parts: [barButton(newer.reload, () => void comeAnew()), barButton(newer.later, () => bar.remove())],
  });
}

/** Has the newer edition take over, if it waits for that, and opens the page again once it has. */
async function comeAnew(): Promise<void> {
  const { serviceWorker } = navigator;
  const waiting = (await serviceWorker.getRegistration())?.waiting;
  if (!waiting) return location.reload();
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ ask: 'take-over' } satisfies Asked);
}
