import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#api/http/free-port.ts';
import { pace } from '../../gate/pace.ts';
import { type Engine, found, foundBy, isShown, typeIn, type Visitor, type Where } from './visitor.ts';
import { openSession, type Session } from './web-driver.ts';

const limit = 10_000 * pace;

/**
 * How long a browser is waited for, in one try after another. Now and then a driver loses its browser as it begins, and waits for it for
 * ever; and the first after an installation fills caches of its own, which takes minutes on a busy machine.
 */
const tries = [1, 2, 4];

/** Prepares WebKitGTK for visitors of a site, on the screen that there is or on one that nobody sees. */
export async function startWebKit(program: string, screen: string | undefined, site: string): Promise<Engine> {
  const unseen = process.env.DISPLAY || screen === undefined ? undefined : await startScreen(screen);
  const env = { ...process.env, ...(unseen && { DISPLAY: unseen.display }) };
  const begin = () => openBrowser(program, env);
  const close = async () => void unseen?.process.kill();
  try {
    const first = await begin();
    await first.end();
    return { version: `WebKitGTK/${first.version}`, prints: false, visit: (walk) => visit(begin, site, walk), close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

/** A browser behind a driver of its own: what one of them lost does not trouble the next. */
async function openBrowser(program: string, env: NodeJS.ProcessEnv): Promise<Session> {
  const lost: unknown[] = [];
  for (const patience of tries) {
    const port = await freePort();
    const driver = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' });
    const address = `http://127.0.0.1:${port}`;
    try {
      await within(async () => (await fetch(`${address}/status`)).ok || undefined, 'The driver of WebKit');
      const session = await openSession(address, patience);
      return { ...session, end: () => session.end().finally(() => driver.kill()) };
    } catch (cause) {
      lost.push(cause);
      driver.kill();
    }
  }
  throw new Error(`No browser began: ${lost.join('; ')}`);
}

/** A screen of an X server without a monitor. It says itself which number is free. */
async function startScreen(program: string): Promise<{ readonly process: ChildProcess; readonly display: string }> {
  const server = spawn(program, ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // A whole line: it writes the number and the end of the line apart, and dies where nobody hears the second.
  const said: Promise<readonly string[]> = once(createInterface(server.stdout), 'line');
  const [number] = await Promise.race([said, pause(limit, [])]);
  if (number === undefined) throw new Error(`${program} gave no screen`);
  return { process: server, display: `:${number}` };
}

async function visit(begin: () => Promise<Session>, site: string, walk: (visitor: Visitor) => Promise<void>) {
  let session: Session | undefined;
  try {
    session = await begin();
    await walk(visitorIn(session, site));
    return [];
  } catch (error) {
    return [String(error)];
  } finally {
    await session?.end().catch(() => undefined);
  }
}

function visitorIn(session: Session, site: string): Visitor {
  const elementAt = (where: Where) =>
    within(async () => (await session.run(found, ...foundBy(where))) ?? undefined, JSON.stringify(where));
  return {
    open: async (address) => {
      await session.open(site + address);
      await untilQuiet(session);
    },
    reload: session.refresh,
    fill: async (field, text) => session.run(typeIn, await elementAt(field), text),
    press: async (control) => session.click(await elementAt(control)),
    untilShown: async (selector, text) => {
      const shows = async () => (await session.run(isShown, selector, text.source)) || undefined;
      await within(shows, `${selector} with ${text}`);
    },
    count: (selector) => session.run((wanted) => document.querySelectorAll(wanted).length, selector),
  };
}

/** Waits until no file has come for half a second: the tools of the page are awake then. */
async function untilQuiet(session: Session): Promise<void> {
  const files = () => session.run(() => performance.getEntriesByType('resource').length);
  for (let [before, now] = [-1, await files()]; before !== now; ) {
    await pause(500);
    [before, now] = [now, await files()];
  }
}

/** Asks again until there is an answer. */
async function within<Answer>(ask: () => Promise<Answer | undefined>, name: string): Promise<Answer> {
  const end = Date.now() + limit;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      last = error;
    }
    await pause(50);
  }
  throw new Error(`${name} did not come`, { cause: last });
}
