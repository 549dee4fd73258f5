import { readFileSync } from 'node:fs';
import { request } from 'node:http';
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

const grain = { type: 'gaussian', mean: 128, sigma: 12 } as const;
const photo = await sharp({ create: { width: 3200, height: 2400, channels: 3, background: '#888', noise: grain } })
  .jpeg({ quality: 80 })
  .toBuffer();

/** The most that a process has ever held, in megabytes. */
const peak = (pid: number) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

const boundary = 'crowd';
const start = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
/** The same bytes for everybody: the crowd itself shall take little memory. */
const photos = Buffer.concat([
  ...Array.from({ length: photosEach }, (_none, n) => [
    Buffer.from(start(`name="photos"; filename="${n}.jpg"`)),
    photo,
    Buffer.from('\r\n'),
  ]).flat(),
  Buffer.from(`--${boundary}--\r\n`),
]);

/** Each from an address of its own, as people are. Resolves to the status, or to what went wrong. */
function send(url: string, person: number): Promise<number | string> {
  const fields = { name: 'Crowd', location: '78130', reach: 'call', phone: '8305550147', question: `Upload ${person}` };
  const texts = Object.entries(fields).map(([name, value]) => `${start(`name="${name}"`)}${value}\r\n`);
  const head = Buffer.from(texts.join(''));
  return new Promise((resolve) => {
    const headers = {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + photos.length,
    };
    const options = { method: 'POST', localAddress: `127.0.1.${person + 1}`, headers };
    const post = request(`${url}/api/estimates`, options, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    post.on('error', ({ message }) => resolve(message));
    post.write(head);
    post.end(photos);
  });
}

const verdict = new Verdict();
const place = await preparePlace('sqlite');
const server = await startServer(place.environment);
const pid = server.child.pid ?? 0;
await fetch(`${server.url}/api/health`);
const atRest = peak(pid);
const began = performance.now();
const answers = await Promise.all(Array.from({ length: people }, (_none, person) => send(server.url, person)));
const seconds = Math.round((performance.now() - began) / 1000);
const taken = answers.filter((answer) => answer === 201).length;
const inWork = peak(pid) - atRest;
const sent = Math.round((people * photosEach * photo.length) / 1e6);
console.log(`${people} people sent ${sent} MB at once; ${seconds} s; ${atRest} MB at rest, at most ${inWork} MB more`);
const others = [...new Set(answers.filter((answer) => answer !== 201))].join(', ');
verdict.check(`${taken} of ${people} were taken; other answers: ${others || 'none'}`, taken === people);
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
