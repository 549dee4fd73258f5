import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#api/http/free-port.ts';
import { pace } from '../../gate/pace.ts';
import { type Engine, found, foundBy, isShown, typeIn, type Visitor, type Where } from './visitor.ts';
import { openSession, type Session } from './web-driver.ts';

const limit = 10_000 * pace;

/** Starts the driver of WebKitGTK, on the screen that there is or on one that nobody sees, for visitors of a site. */
export async function startWebKit(driver: string, screen: string | undefined, site: string): Promise<Engine> {
  const port = await freePort();
  const unseen = process.env.DISPLAY || screen === undefined ? undefined : await startScreen(screen);
  const env = { ...process.env, ...(unseen && { DISPLAY: unseen.display }) };
  const running = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  const close = async () => {
    running.kill();
    unseen?.process.kill();
  };
  try {
    await within(async () => (await fetch(`${address}/status`)).ok || undefined, 'The driver of WebKit');
    const first = await openSession(address);
    await first.end();
    return { version: `WebKitGTK/${first.version}`, prints: false, visit: (walk) => visit(address, site, walk), close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

/** A screen of an X server without a monitor. It says itself which number is free. */
async function startScreen(program: string): Promise<{ readonly process: ChildProcess; readonly display: string }> {
  const server = spawn(program, ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [said] = await Promise.race([server.stdout.take(1).toArray(), pause(limit, [])]);
  if (said === undefined) throw new Error(`${program} gave no screen`);
  return { process: server, display: `:${String(said).trim()}` };
}

async function visit(address: string, site: string, walk: (visitor: Visitor) => Promise<void>) {
  let session: Session | undefined;
  try {
    session = await openSession(address);
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
