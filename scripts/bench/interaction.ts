import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../browser/find-browser.ts';
import { withSite } from './site-server.ts';
import { medianOf, tableOf } from './table.ts';
import { descriptionOf } from './triage.ts';
import { phone, slower } from './visits.ts';

// From the press of the assessment's button to the next paint, which shows the 911 line, and to the painted result, in a browser
// with a quarter of this processor.

const rounds = 3;
const lengths = [100, 1000, 5000];

/** When the button is pressed: once the page had a few quiet seconds, or as soon as its rules are loaded. */
type Moment = 'idle' | 'at once';

/** From the last key to the press, in milliseconds: a hand's way from the keys to a button, and a program's. */
const pauses = [500, 50];

/** Milliseconds from the press to the next paint (interaction to next paint), and until the result is painted. */
interface Felt {
  readonly paint: number;
  readonly result: number;
}

/** Runs in the page: fills in the text and focuses the button after a pause. */
async function fill({ text, pause }: { text: string; pause: number }): Promise<void> {
  const field = document.querySelector('textarea');
  if (!field) throw new Error('the page has no text field');
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, pause));
  field.form?.querySelector<HTMLButtonElement>('button[type=submit]')?.focus();
}

/** Runs in the page before the press: resolves when the result is painted and the press has its entry. */
function watchPress(): Promise<Felt> {
  return new Promise((resolve) => {
    let paint = 0;
    let pressed = 0;
    let result = 0;
    const finish = () => paint > 0 && result > 0 && resolve({ paint, result });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') paint = Math.max(paint, entry.duration);
      finish();
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    const look = () => {
      if (!document.querySelector('#result-title')) return void requestAnimationFrame(look);
      setTimeout(() => {
        result = performance.now() - pressed;
        finish();
      });
    };
    const start = (event: Event) => {
      pressed = event.timeStamp;
      look();
    };
    document.addEventListener('keydown', start, { once: true, capture: true });
  });
}

async function open(page: Page, address: string, moment: Moment): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(`${address}/damage-assessment`, { waitUntil: 'load' });
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
  if (moment === 'idle') await page.waitForTimeout(5000);
}

async function pressOnce(
  browser: Browser,
  address: string,
  moment: Moment,
  press: { text: string; pause: number },
): Promise<Felt> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await open(page, address, moment);
  const felt = page.evaluate(watchPress);
  await page.evaluate(fill, press);
  await page.keyboard.press('Enter');
  const times = await felt;
  await context.close();
  return times;
}

/** First presses, medians in milliseconds. */
export const measureInteraction = (): Promise<string> =>
  withSite(async ({ url }) => {
    const { options } = await findBrowser();
    const browser = await chromium.launch(options);
    const rows: (readonly string[])[] = [];
    for (const moment of ['idle', 'at once'] as const)
      for (const length of lengths) {
        const text = descriptionOf(length);
        const felt = pauses.map(() => [] as Felt[]);
        for (let round = 0; round < rounds; round++)
          for (const [at, pause] of pauses.entries())
            felt[at]?.push(await pressOnce(browser, url, moment, { text, pause }));
        const medians = felt.flatMap((times) => [times.map(({ paint }) => paint), times.map(({ result }) => result)]);
        rows.push([moment, String(length), ...medians.map((times) => medianOf(times).toFixed(0))]);
      }
    await browser.close();
    const columns = pauses.flatMap((pause) => [`next paint, ms; ${pause} ms after the last key`, 'result, ms']);
    return tableOf(['first press', 'characters', ...columns], rows);
  });
