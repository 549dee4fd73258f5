/** Keeps the manual in the browser once a page stands and nothing presses, takes in what may not be old, and looks after what waits. */

import { maySomethingWait } from '../../waiting/hint/hint.ts';
import { type SetName, setsOf } from '../edition.ts';
import type { News } from '../messages.ts';
import { askWorker, canKeep } from './ask-worker.ts';
import { takeIn } from './news.ts';
import { isRefused } from './refused.ts';

const { connection }: { readonly connection?: { readonly saveData?: boolean } } = navigator as object;
const language = document.documentElement.lang.slice(0, 2);

/** Somebody who goes to and fro between two pages asks once a minute. */
const restMs = 60_000;
let nextAskMs = 0;

const whenIdle = () =>
  new Promise<void>((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 10_000 });
    else setTimeout(done, 2_000);
  });

/** How far it is stands behind the link to what is kept. A browser that refuses only loses this comfort: the site is the same without. */
const keep = async (sets: readonly SetName[]) => {
  await whenIdle();
  const line = new Text();
  document.querySelector('footer a[data-keep]')?.append(line);
  await askWorker({ ask: 'keep', sets }, (done, all) => {
    line.data = ` · ${(done / all).toLocaleString(language, { style: 'percent' })}`;
  }).catch(() => undefined);
  line.remove();
};

const watchMessages = () => void import('../../waiting/page/watch.ts').then((waiting) => waiting.watchWaiting());

if (maySomethingWait()) watchMessages();

if (canKeep()) {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<News>) => takeIn(data));
  askForNews();
  // A telephone shows a page again that was opened days ago.
  document.addEventListener('visibilitychange', askForNews);
  // Somebody who spares data keeps nothing unasked; what is kept already stays, and is asked what is new.
  if (!connection?.saveData && !isRefused()) void keepAll();
}

/** A page that a worker brought may be old, and so may one that stays open. */
function askForNews(): void {
  if (document.hidden || !navigator.serviceWorker.controller || performance.now() < nextAskMs) return;
  nextAskMs = performance.now() + restMs;
  askWorker({ ask: 'news' }).then(
    ({ news = {} }) => {
      takeIn(news);
      if (news.hasMessages) watchMessages();
    },
    () => undefined,
  );
}

async function keepAll() {
  await keep(setsOf(language));
  // Somebody who writes a record will want it printed, and may have no line then.
  if (document.querySelector('[data-tool=loss-record], [data-tool=drying-job]')) {
    addEventListener('input', () => void keep(['papers']), { once: true });
  }
}
