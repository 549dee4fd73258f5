import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import sharp from 'sharp';
import { countPhotos } from '#api/store/tables/photos.ts';
import { numberOption, preparePlace, startServer, stopServer } from '../server/processes.ts';
import { skip, Verdict } from '../server/verdict.ts';

// Many people send six large photos each at the same moment: how much memory does the server take? Options: --people N.

if (process.platform !== 'linux')
  skip('only Linux tells how much memory a process has taken, and gives loopback many addresses');

const people = numberOption('people', 50);
const photosEach = 6;
/** Above what the server takes at rest. Fifty forms held whole would take more than a gigabyte. Megabytes. */
const mostMegabytes = 500;

const grain = { type: 'gaussian', mean: 128, sigma: 20 } as const;
const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise: grain } })
  .jpeg({ quality: 85 })
  .toBuffer();

/** The most that a process has ever held, in megabytes. */
const peak = (pid: number) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

async function formOf(person: number): Promise<{ body: Buffer; type: string }> {
  const form = new FormData();
  const fields = { name: 'Crowd', location: '78130', reach: 'call', phone: '8305550147', question: `Upload ${person}` };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (let n = 0; n < photosEach; n++) form.append('photos', new Blob([new Uint8Array(photo)]), `${n}.jpg`);
  const whole = new Response(form);
  return { body: Buffer.from(await whole.arrayBuffer()), type: whole.headers.get('content-type') ?? '' };
}

/** Each from an address of its own, as people are. */
async function send(url: string, person: number): Promise<number> {
  const { body, type } = await formOf(person);
  return new Promise((resolve, reject) => {
    const post = request(
      `${url}/api/estimates`,
      {
        method: 'POST',
        localAddress: `127.0.1.${person + 1}`,
        headers: { 'content-type': type, 'content-length': body.length },
      },
      (answer: IncomingMessage) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    post.on('error', reject);
    post.end(body);
  });
}

const verdict = new Verdict();
const place = await preparePlace('sqlite');
const server = await startServer(place.environment);
const pid = server.child.pid ?? 0;
await fetch(`${server.url}/api/health`);
const atRest = peak(pid);
const began = performance.now();
const answers = await Promise.allSettled(Array.from({ length: people }, (_none, person) => send(server.url, person)));
const seconds = Math.round((performance.now() - began) / 1000);
const taken = answers.filter((answer) => answer.status === 'fulfilled' && answer.value === 201).length;
const inWork = peak(pid) - atRest;
const sent = Math.round((people * photosEach * photo.length) / 1e6);
console.log(`${people} people sent ${sent} MB at once; ${seconds} s; ${atRest} MB at rest, at most ${inWork} MB more`);
verdict.check(`${taken} of ${people} were taken`, taken === people);
verdict.check(`at most ${inWork} MB above rest, of ${mostMegabytes} allowed`, inWork < mostMegabytes);
const store = await place.open();
const counts = [...(await countPhotos(store)).values()];
verdict.check(
  `${counts.length} requests stored, each with ${photosEach} photos`,
  counts.length === taken && counts.every((count) => count === photosEach),
);
await store.close();
await stopServer(server, 'SIGTERM');
await place.remove();
verdict.end();
