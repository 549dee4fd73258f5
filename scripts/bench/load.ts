import { randomInt, randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { type SiteServer, withSite } from './site-server.ts';
import { medianOf, tableOf } from './table.ts';

// What a page and a question cost the server. Processor time says the same beside other programs; the wall clock does not.

const rounds = 5;
const pagesEach = 3000;
/** Below the limit of a minute for everyone: 300 questions. */
const questionsEach = 50;
const atOnce = 16;

interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const page = (): Asked => ({ path: '/guides/emergency-checklist', headers: { 'accept-encoding': 'br' } });
const question = (): Asked => ({
  path: '/api/questions',
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  },
  body: JSON.stringify({ name: 'Ada', email: `${randomUUID()}@example.com`, question: 'How fast is it?' }),
});

/** Sends one request and reads its answer to the end. Rejects when it is refused. */
function send(agent: Agent, url: string, { path, body, ...options }: Asked): Promise<void> {
  return new Promise((done, fail) => {
    const asked = request(url + path, { ...options, agent }, (answer) => {
      const { statusCode = 0 } = answer;
      answer.resume().once('end', () => (statusCode < 300 ? done() : fail(new Error(`${path}: ${statusCode}`))));
    });
    asked.once('error', fail).end(body);
  });
}

/** Processor time of a process so far, in microseconds. Linux alone tells. */
function spentBy(pid: number): number {
  const threads = globSync(`/proc/${pid}/task/*/schedstat`);
  return threads.reduce((sum, file) => sum + Number(readFileSync(file, 'utf8').split(' ')[0]), 0) / 1000;
}

interface Cost {
  readonly processorUs: number;
  readonly perSecond: number;
}

async function costOf({ url, child }: SiteServer, count: number, make: () => Asked): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let left = count;
  const one = async () => {
    while (left-- > 0) await send(agent, url, make());
  };
  const [spent, started] = [spentBy(child.pid ?? 0), performance.now()];
  await Promise.all(Array.from({ length: atOnce }, one));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return { processorUs: (spentBy(child.pid ?? 0) - spent) / count, perSecond: count / seconds };
}

const memoryMb = ({ child }: SiteServer) =>
  Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;

async function medianCost(site: SiteServer, count: number, make: () => Asked): Promise<readonly string[]> {
  const costs: Cost[] = [];
  for (let round = 0; round < rounds; round++) costs.push(await costOf(site, count, make));
  const median = (of: keyof Cost) => Math.round(medianOf(costs.map((cost) => cost[of]))).toString();
  return [median('processorUs'), median('perSecond')];
}

/** What a page and a durable question cost the server, and its memory. */
export const measureLoad = (): Promise<string> =>
  withSite(async (site) => {
    const atRest = memoryMb(site);
    await costOf(site, pagesEach, page);
    const rows = [
      ['a page', ...(await medianCost(site, pagesEach, page))],
      ['a question, stored', ...(await medianCost(site, questionsEach, question))],
    ];
    const memory = `Memory at rest ${Math.round(atRest)} MB, after all of it ${Math.round(memoryMb(site))} MB.`;
    return `${tableOf(['request', 'processor, µs', `a second, ${atOnce} at once`], rows)}\n\n${memory}`;
  });
