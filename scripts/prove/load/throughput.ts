import { startMailServer } from '#api/outbox/test-mail-server.ts';
import { listReferences } from '#api/store/tables/questions.ts';
import { type Engine, numberOption, preparePlace, startServer, stopServer } from '../server/processes.ts';
import { proveOnEngines, type Verdict } from '../server/verdict.ts';
import { leanAsker } from './lean-asker.ts';
import { rawRate } from './raw-rate.ts';

// Durable questions a second over HTTP, and how long one takes, on both stores, beside what the database takes of the same rows
// without a server: the two in turn, several times, each time in a database of its own, and of all that the medians. Each person
// asks from an address of their own, as people do, which a proxy on this machine names. Counts the rows: each question that was
// acknowledged has to be there. Options: --seconds N, --rounds N, --people N, --sqlite, --postgres.

const seconds = numberOption('seconds', 4);
const rounds = numberOption('rounds', 5);
const people = numberOption('people', 16);

/** What one run of the server came to. Rates are a second, times milliseconds. */
interface Run {
  readonly rate: number;
  readonly half: number;
  readonly slowest: number;
  readonly mails: number;
  readonly refused: number;
  readonly acknowledged: number;
  readonly stored: number;
}

async function rawOf(engine: Engine): Promise<number> {
  const place = await preparePlace(engine);
  const rate = await rawRate(place, seconds, people);
  await place.remove();
  return rate;
}

async function serverOf(engine: Engine): Promise<Run> {
  const place = await preparePlace(engine);
  const mail = await startMailServer();
  const server = await startServer({ ...place.environment, SMTP_URL: mail.url, TRUST_PROXY: 'loopback' });
  const first = await askFor(server.url, warmUp);
  const before = mail.received.length;
  const { times, refused, acknowledged } = await askFor(server.url, seconds);
  const mails = (mail.received.length - before) / seconds;
  await stopServer(server, 'SIGKILL');
  await mail.close();
  const store = await place.open();
  const stored = (await listReferences(store)).size;
  await store.close();
  await place.remove();
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    rate: times.length / seconds,
    half: at(0.5),
    slowest: at(0.99),
    mails,
    refused: first.refused + refused,
    acknowledged: first.acknowledged + acknowledged,
    stored,
  };
}

/** The server compiles what it runs often: its first questions take many times as long. Seconds. */
const warmUp = 2;

interface Asked {
  /** How long each took that was acknowledged in time, the quickest first. */
  readonly times: readonly number[];
  readonly refused: number;
  readonly acknowledged: number;
}

async function askFor(url: string, length: number): Promise<Asked> {
  const askers = await Promise.all(Array.from({ length: people }, (_unused, n) => leanAsker(url, `192.0.2.${n + 1}`)));
  const times: number[] = [];
  const answers = { refused: 0, acknowledged: 0 };
  const end = performance.now() + length * 1000;
  await Promise.all(
    askers.map(async (asker) => {
      for (let now = performance.now(); now < end; ) {
        const started = now;
        const status = await asker.ask();
        now = performance.now();
        answers[status === 201 ? 'acknowledged' : 'refused'] += 1;
        if (status === 201 && now < end) times.push(now - started);
      }
    }),
  );
  for (const asker of askers) asker.leave();
  return { times: times.sort((a, b) => a - b), ...answers };
}

async function measure(engine: Engine, verdict: Verdict): Promise<void> {
  const raws: number[] = [];
  const runs: Run[] = [];
  for (let round = 0; round < rounds; round++) {
    raws.push(await rawOf(engine));
    runs.push(await serverOf(engine));
  }
  const of = (part: keyof Run) => median(runs.map((run) => run[part]));
  const shares = runs.map(({ rate }, at) => (rate / (raws[at] ?? 0)) * 100);
  const sum = (part: 'refused' | 'acknowledged' | 'stored') => runs.reduce((total, run) => total + run[part], 0);
  console.log(
    `${engine}: ${Math.round(of('rate'))} durable questions a second from ${people} people at once, ` +
      `${Math.round(median(shares))} % (${shares.map(Math.round).join(', ')}) of the ${Math.round(median(raws))} a second without a server; ` +
      `half within ${of('half').toFixed(1)} ms, 99 of 100 within ${of('slowest').toFixed(1)} ms; ` +
      `${Math.round(of('mails'))} messages a second left meanwhile; ${sum('refused')} refused; ` +
      `${sum('stored')} stored of ${sum('acknowledged')} acknowledged`,
  );
  const lost = sum('acknowledged') - sum('stored');
  verdict.check(`${engine}: ${sum('acknowledged')} acknowledged, ${lost} of them missing`, runs.every(holds));
}

const holds = ({ stored, acknowledged }: Run) => acknowledged > 0 && stored >= acknowledged;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

await proveOnEngines(measure);
