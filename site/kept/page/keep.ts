/** Keeps the manual in the browser once a page stands and nothing presses, takes in what may not be old, and looks after what waits. */

import { maySomethingWait } from '../../waiting/hint.ts';
import watch from '../../waiting/page/watch.ts?address';
import { type SetName, setsOf } from '../edition.ts';
import type { News } from '../messages.ts';
import { askWorker, canKeep } from './ask-worker.ts';
import { takeIn } from './news.ts';
import { isRefused } from './refused.ts';

const { connection }: { readonly connection?: { readonly saveData?: boolean } } = navigator as object;
const language = document.documentElement.lang.slice(0, 2);

const whenIdle = () =>
  new Promise<void>((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 10_000 });
    else setTimeout(done, 2_000);
  });

/** A browser that refuses only loses this comfort: the site is the same without. */
const keep = async (sets: readonly SetName[]) => {
  await whenIdle();
  await askWorker({ ask: 'keep', sets }).catch(() => undefined);
};

const watchMessages = () =>
  void import(/* @vite-ignore */ watch).then((waiting: typeof import('../../waiting/page/watch.ts')) =>
    waiting.watchWaiting(),
  );

if (maySomethingWait()) watchMessages();

if (canKeep()) {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<News>) => takeIn(data));
  // A page that a worker brought may be old.
  if (navigator.serviceWorker.controller) {
    askWorker({ ask: 'news' }).then(
      ({ news = {} }) => {
        takeIn(news);
        if (news.hasMessages) watchMessages();
      },
      () => undefined,
    );
  }
  // Somebody who spares data keeps nothing unasked; what is kept already stays, and is asked what is new.
  if (!connection?.saveData && !isRefused()) void keepAll();
}

async function keepAll() {
  await keep(setsOf(language));
  // Somebody who writes a record will want it printed, and may have no line then.
  if (document.querySelector('loss-record-tool, drying-job-tool')) {
    addEventListener('input', () => void keep(['papers']), { once: true });
  }
}
