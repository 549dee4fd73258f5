import { onTestFinished, vi } from 'vitest';
import type { Asked, News, Told } from '../messages.ts';
import { testCaches } from './test-caches.ts';
import { type Line, openLine } from './test-line.ts';
import { siteIn } from './test-site.ts';

/** What a browser says of itself. */
interface Device {
  readonly connection?: { readonly saveData: boolean };
  readonly storage?: { readonly estimate: () => Promise<StorageEstimate> };
}

/** A browser of a test in which the worker runs. */
export interface Browser {
  /** Asks the worker as a page does; resolves with all that it says, once it has nothing more to do. */
  readonly ask: (asked: Asked, page?: string) => Promise<readonly Told[]>;
  /** Opens a page; resolves with its text, once the worker has nothing more to do. */
  readonly open: (path: string, page?: string) => Promise<string>;
  /** What an open page asks for. */
  readonly part: (path: string, page: string) => Promise<string>;
  /** Wakes the worker because there is a line; false where it has to be woken again. */
  readonly wake: (tag: string) => Promise<boolean>;
  /** The pages that stand, by their ids, and what the worker told each unasked. */
  readonly pages: Map<string, News[]>;
  /** Begins to open a page that the browser does not list yet, as none does before the page stands. */
  readonly begin: (path: string, page: string) => Promise<string>;
  /** Ends the worker, as browsers do with one that rests, and starts it anew with what is kept. */
  readonly restart: () => Promise<void>;
}

const origin = 'http://localhost';
const thanks = { ask: '/ask/thanks', estimate: '/thanks', newsletter: '/check-mail' };
const ledTo = {
  noSignal: { '': '/not-kept', '/es': '/no-signal' },
  waiting: { en: '/waiting' },
  thanks: { en: thanks },
  takesFiles: [],
};

/** Starts the worker as it is built, in a browser that keeps nothing yet. */
export async function startWorker(line: Line, device: Device = {}): Promise<Browser> {
  type Listener = (event: object) => void;
  const listeners = new Map<string, Listener>();
  const pages = new Map<string, News[]>();
  const clientOf = (id: string) => ({
    id,
    url: `${origin}/about`,
    postMessage: (news: News) => void pages.get(id)?.push(news),
  });
  const globals = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    caches: testCaches(),
    clients: { matchAll: async () => [...pages.keys()].map(clientOf) },
    fetch: line.fetch,
    FetchEvent: class {},
    LED_TO: ledTo,
    location: new URL(origin),
    navigator: device,
    registration: { scope: origin, unregister: async () => true },
    self: globalThis,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  // Workbox as it is in the built worker: else it tells its developers what it does.
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const start = async () => {
    vi.resetModules();
    await import('./worker.ts');
  };
  await start();

  /** Gives the worker an event; resolves once all is done for which it asked to stay awake: with its answer, and whether any of it failed. */
  async function give(name: string, event: object) {
    const works: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const waitUntil = (work: Promise<unknown>) => void works.push(work);
    const respondWith = (given: Promise<Response>) => {
      answer = given;
      waitUntil(given);
    };
    listeners.get(name)?.({ ...event, waitUntil, respondWith });
    let isDone = true;
    // What it does may ask for more time in its turn.
    for (const work of works) {
      await work.catch(() => {
        isDone = false;
      });
    }
    return { isDone, answer };
  }

  async function textAt(path: string, mode: RequestMode, clientId: string, resultingClientId: string): Promise<string> {
    const request = Object.defineProperty(new Request(origin + path), 'mode', { value: mode });
    const given = await give('fetch', { request, clientId, resultingClientId });
    return (await given.answer)?.text() ?? '';
  }

  return {
    pages,
    async ask(asked, page = 'page') {
      const told: Told[] = [];
      const ports = [{ postMessage: (one: Told) => told.push(one) }];
      await give('message', { data: asked, ports, source: clientOf(page) });
      return told;
    },
    open(path, page = 'page') {
      pages.set(page, []);
      return textAt(path, 'navigate', '', page);
    },
    begin: (path, page) => textAt(path, 'navigate', '', page),
    restart: start,
    part: (path, page) => textAt(path, 'cors', page, ''),
    wake: async (tag) => (await give('sync', { tag })).isDone,
  };
}

/** A browser that keeps the site in old words, at a line to the same site. */
export async function keepingBrowser(device?: Device): Promise<{ readonly browser: Browser; readonly line: Line }> {
  const line = openLine(await siteIn('old-words'));
  const browser = await startWorker(line, device);
  await browser.ask({ ask: 'keep', sets: ['en-first', 'en-rest'] });
  line.asked.length = 0;
  return { browser, line };
}

/** The addresses of the files that are kept, without what tells one edition of a file from another. */
export async function keptFiles(): Promise<readonly string[]> {
  if (!(await caches.has('kept-files'))) return [];
  const keys = await (await caches.open('kept-files')).keys();
  return keys.map(({ url }) => new URL(url).pathname).sort();
}
