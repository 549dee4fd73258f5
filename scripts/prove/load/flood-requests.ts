import { randomUUID } from 'node:crypto';
import sharp from 'sharp';

/** A request of somebody who floods. Without a body it is a GET. */
export interface FloodRequest {
  readonly path: string;
  readonly type?: string;
  readonly key?: string;
  readonly body?: string | Buffer;
}

const ask = (question: string, fields: object = {}) => ({
  path: '/api/questions',
  body: JSON.stringify({ name: 'Flood', email: 'flood@example.com', question, ...fields }),
});

const boundary = 'flood';
const start = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;

/** Pictures almost as large as are taken, cut off before their end: they are worked on as long as honest ones. */
async function brokenPhotos(): Promise<FloodRequest> {
  const whole = sharp({ create: { width: 6800, height: 6800, channels: 3, background: '#888' } });
  const photo = (await whole.jpeg({ quality: 60 }).toBuffer()).subarray(0, -20_000);
  const fields = { name: 'Flood', location: '78130', reach: 'call', phone: '8305550147', question: 'Photos' };
  const parts = Object.entries(fields).map(([name, value]) => Buffer.from(`${start(`name="${name}"`)}${value}\r\n`));
  for (let n = 0; n < 6; n++)
    parts.push(Buffer.from(start(`name="photos"; filename="${n}.jpg"`)), photo, Buffer.from('\r\n'));
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { path: '/api/estimates', type: `multipart/form-data; boundary=${boundary}`, body };
}

/** What one client may flood a server with: for each kind a maker of the next request. */
export const floods: Readonly<Record<string, () => Promise<() => FloodRequest>>> = {
  pages: async () => () => ({ path: '/ask' }),
  'looks at health': async () => () => ({ path: '/api/health' }),
  questions: async () => () => ask(randomUUID()),
  emergencies: async () => () => ask(randomUUID(), { urgency: 'emergency' }),
  'one question again and again': async () => {
    const again = { ...ask('Again'), key: randomUUID() };
    return () => again;
  },
  'empty bodies': async () => () => ({ path: '/api/questions', body: '{}' }),
  'broken bodies of 60 kB': async () => () => ({ path: '/api/questions', body: `{"name":"${'x'.repeat(60_000)}` }),
  'newsletter addresses': async () => () => ({
    path: '/api/newsletter',
    body: JSON.stringify({ email: `${randomUUID()}@example.com` }),
  }),
  'long assessments': async () => () => ({
    path: '/functions/v1/ai-damage-assessment',
    body: JSON.stringify({ scenario: `${'wet carpet '.repeat(400)}${randomUUID()}` }),
  }),
  'made-up links': async () => () => ({
    path: `/ask/answered?token=${'x'.repeat(32)}`,
    type: 'application/x-www-form-urlencoded',
    body: '',
  }),
  'broken photos': async () => {
    const photos = await brokenPhotos();
    return () => photos;
  },
};
