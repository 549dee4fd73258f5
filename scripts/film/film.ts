import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../browser/find-browser.ts';
import { mp4 } from './mp4.ts';
import { filmSeconds, frameAt, poster } from './scenes.ts';

const folder = 'public/films';
const rate = 12;
const size = [1280, 720] as const;

interface Encoded {
  readonly base64: string;
  readonly isKey: boolean;
}

/** In the page: encodes the SVG pictures in their order and resolves to what the encoder has given out. */
async function encode(page: Page, frames: readonly string[], first: number): Promise<readonly Encoded[]> {
  return page.evaluate(
    async ([pictures, start, perSecond]) => {
      const { canvas, context, encoder, given } = globalThis as never as Studio;
      for (const [index, svg] of pictures.entries()) {
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        context.drawImage(image, 0, 0);
        const number = start + index;
        const frame = new VideoFrame(canvas, { timestamp: (number * 1e6) / perSecond, duration: 1e6 / perSecond });
        encoder.encode(frame, { keyFrame: number % (perSecond * 6) === 0 });
        frame.close();
      }
      await encoder.flush();
      return given.splice(0);
    },
    [frames, first, rate] as const,
  );
}

interface Studio {
  canvas: HTMLCanvasElement;
  context: CanvasRenderingContext2D;
  encoder: VideoEncoder;
  given: Encoded[];
  /** The decoder's configuration record. */
  description: string;
}

/** In the page: a canvas and an H.264 encoder (constrained baseline, which every browser and phone decodes). */
function prepare([width, height, framerate]: readonly [number, number, number]): void {
  const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const given: Encoded[] = [];
  const encoder = new VideoEncoder({
    output(chunk, { decoderConfig } = {}) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      given.push({ base64: base64(bytes), isKey: chunk.type === 'key' });
      const record = decoderConfig?.description as ArrayBuffer | undefined;
      if (record) Object.assign(globalThis, { description: base64(new Uint8Array(record)) });
    },
    error: (error) => console.error(error),
  });
  encoder.configure({ codec: 'avc1.42001f', width, height, framerate, bitrate: 220_000, avc: { format: 'avc' } });
  Object.assign(globalThis, { canvas, context: canvas.getContext('2d'), encoder, given });
}

const browser = await chromium.launch((await findBrowser()).options);
const page = await browser.newPage({ viewport: { width: size[0], height: size[1] } });
// Encoders exist in secure contexts only.
await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
await page.goto('https://film.invalid/');
await page.evaluate(prepare, [...size, rate] as const);
const samples: Encoded[] = [];
for (let second = 0; second < filmSeconds; second += 6) {
  const frames = Array.from({ length: rate * 6 }, (_, index) => frameAt(second + index / rate));
  samples.push(...(await encode(page, frames, second * rate)));
}
const record = await page.evaluate(() => (globalThis as never as Studio).description);
await page.setContent(`<style>body{margin:0}</style>${poster}`);
const posterBytes = await page.screenshot({ type: 'jpeg', quality: 82 });
await browser.close();

const bytes = (base64: string) => Buffer.from(base64, 'base64');
const film = mp4(
  samples.map(({ base64, isKey }) => ({ bytes: bytes(base64), isKey })),
  bytes(record),
  size,
  rate,
);
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/main-valve.mp4`, film);
writeFileSync(`${folder}/main-valve.jpg`, posterBytes);
console.log(`${filmSeconds} s, ${samples.length} pictures, ${film.length} bytes; poster ${posterBytes.length} bytes`);
