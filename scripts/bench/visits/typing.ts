import type { Browser, Page } from 'playwright-core';
import { medianOf } from '../whole/spent.ts';
import { longestEvent, onSlowPhone } from './felt.ts';
import { withBrowser } from './with-browser.ts';

// Focus and keys in the directory's search until they and what was found for them are drawn, on a quarter of this processor. Built
// site needed.

const rounds = 5;
/** Exact, misspelt, and so common that most rows hold it; each is taken back key by key. */
const typed = ['geico', 'progresive', 'insurance'];

/** Milliseconds of one visit. */
interface Felt {
  readonly focus: number;
  readonly keys: readonly number[];
  /** Until what was found for a key is drawn. */
  readonly answers: readonly number[];
}

function visit(browser: Browser, site: string): Promise<Felt> {
  return onSlowPhone(browser, async (page) => {
    await page.goto(`${site}/insurance-directory`, { waitUntil: 'networkidle' });
    await page.evaluate(noteAnswers);
    await longestEvent(page);
    await page.locator('#search').click();
    const focus = await longestEvent(page);
    const keys: number[] = [];
    const answers: number[] = [];
    for (const word of typed) {
      for (const key of [...word, ...Array.from(word, () => 'Backspace')]) {
        await page.keyboard.press(key);
        answers.push(await longestAnswer(page));
        keys.push(await longestEvent(page));
      }
    }
    return { focus, keys, answers };
  });
}

/** Notes how long each key waits until what was found for it is drawn. */
function noteAnswers(): void {
  const answers: number[] = [];
  Object.assign(window, { answers });
  let pressed = 0;
  addEventListener(
    'input',
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    true,
  );
  const answered = () => {
    const from = pressed;
    const drawn = new MessageChannel();
    drawn.port1.onmessage = () => answers.push(performance.now() - from);
    requestAnimationFrame(() => drawn.port2.postMessage(0));
  };
  const count = document.querySelector('[data-count]');
  if (count) new MutationObserver(answered).observe(count, { childList: true });
}

/** The longest of the answers that came since it was asked last; it waits for one. Milliseconds. */
async function longestAnswer(page: Page): Promise<number> {
  await page.waitForFunction(() => Reflect.get(window, 'answers').length > 0);
  return page.evaluate(() => {
    const answers: number[] = Reflect.get(window, 'answers');
    return Math.round(Math.max(...answers.splice(0)));
  });
}

/** Medians in milliseconds. */
export async function measureTyping(): Promise<string> {
  const felt = await withBrowser(async (browser, site) => {
    const visits: Felt[] = [];
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, site));
    return visits;
  });
  const focus = medianOf(felt.map((one) => one.focus));
  const usualAndWorst = (times: readonly (readonly number[])[]) => [
    medianOf(times.map((one) => medianOf([...one]))),
    medianOf(times.map((one) => Math.max(...one))),
  ];
  const keys = usualAndWorst(felt.map((one) => one.keys));
  const answers = usualAndWorst(felt.map((one) => one.answers));
  return [
    '| focus | a key | the worst key | its answer | the worst answer |',
    '| --- | --- | --- | --- | --- |',
    `| ${[focus, ...keys, ...answers].join(' | ')} |`,
  ].join('\n');
}

if (import.meta.main) console.log(await measureTyping());
