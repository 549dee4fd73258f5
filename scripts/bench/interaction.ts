import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../browser/find-browser.ts';
import { withSite } from './site-server.ts';
import { medianOf, tableOf } from './table.ts';
import { descriptionOf } from './triage.ts';
import { phone, slower } from './visits.ts';

// From the press of the assessment's button to its next paint and to its painted result, in a browser with a quarter of this processor.

const rounds = 3;
const lengths = [100, 1000, 5000];

/** When the button is pressed: once the page had a few quiet seconds, or as soon as its rules are loaded. */
type Moment = 'idle' | 'at once';

/** From the last key to the press, in milliseconds: a hand's way from the keys to a button, and a program's. */
const pauses = [500, 50];

/** Milliseconds from the press until the page shows the 911 line, and until the result is painted. */
interface Felt {
  readonly line: number;
  readonly result: number;
}

/** Runs in the page: fills in the text, presses, and waits for what is painted. */
async function pressWith({ text, pause }: { text: string; pause: number }): Promise<Felt> {
  const field = document.querySelector('textarea');
  if (!field) throw new Error('the page has no text field');
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, pause));
  return new Promise((resolve) => {
    const pressed = performance.now();
    field.form?.requestSubmit();
    let line = 0;
    const look = () => {
      const isLineShown = document.querySelector('[data-emergency]') !== null;
      const isResultShown = document.querySelector('#result-title') !== null;
      // After the paint of this frame.
      setTimeout(() => {
        if (isLineShown) line ||= performance.now() - pressed;
        if (isResultShown) resolve({ line, result: performance.now() - pressed });
        else requestAnimationFrame(look);
      });
    };
    requestAnimationFrame(look);
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
  const felt = await page.evaluate(pressWith, press);
  await context.close();
  return felt;
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
        const medians = felt.flatMap((times) => [times.map(({ line }) => line), times.map(({ result }) => result)]);
        rows.push([moment, String(length), ...medians.map((times) => medianOf(times).toFixed(0))]);
      }
    await browser.close();
    const columns = pauses.flatMap((pause) => [`911 line, ms; ${pause} ms after the last key`, 'result, ms']);
    return tableOf(['first press', 'characters', ...columns], rows);
  });
