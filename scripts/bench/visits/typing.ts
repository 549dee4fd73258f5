import type { Browser, Page } from 'playwright-core';
import { medianOf } from '../whole/spent.ts';
import { longestEvent, onSlowPhone } from './felt.ts';
import { withBrowser } from './with-browser.ts';

// Focus and keys in the directory's search until they and what was found for them are drawn, on a page whose rows were multiplied on its
// way to the browser, on a quarter of this processor. Built site needed.

const rounds = 5;
const sizes = [190, 2_000, 20_000];
/** Exact, misspelt, and so common that most rows hold it; each is taken back key by key. */
const typed = ['geico', 'progresive', 'insurance'];

/** Milliseconds of one visit. */
interface Felt {
  readonly focus: number;
  readonly keys: readonly number[];
  /** Until what was found for a key is drawn. */
  readonly answers: readonly number[];
}

/** The page with each row standing there several times, under names of its own. */
function multiplied(html: string, times: number): string {
  return html.replace(/<li [^>]*data-kind=[\s\S]*?<\/li>/g, (row) =>
    Array.from({ length: times }, (_, at) => (at === 0 ? row : row.replace('<b>', `<b>${at.toString(36)} `))).join(''),
  );
}

function visit(browser: Browser, site: string, size: number): Promise<Felt> {
  return onSlowPhone(browser, async (page) => {
    await page.route('**/insurance-directory', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: multiplied(await answer.text(), Math.round(size / 190)) });
    });
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

/** Notes how long each key waits until what was found for it is drawn: the search of a long list answers after the frame of its key. */
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

/** Medians in milliseconds, one row a size. */
export async function measureTyping(): Promise<string> {
  const rows = await withBrowser(async (browser, site) => {
    const rows: string[] = [];
    for (const size of sizes) {
      const felt: Felt[] = [];
      for (let round = 0; round < rounds; round++) felt.push(await visit(browser, site, size));
      rows.push(rowOf(size, felt));
    }
    return rows;
  });
  return [
    '| rows | focus | a key | the worst key | its answer | the worst answer |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

function rowOf(size: number, felt: readonly Felt[]): string {
  const focus = medianOf(felt.map((one) => one.focus));
  const usualAndWorst = (times: readonly (readonly number[])[]) => [
    medianOf(times.map((one) => medianOf([...one]))),
    medianOf(times.map((one) => Math.max(...one))),
  ];
  const keys = usualAndWorst(felt.map((one) => one.keys));
  const answers = usualAndWorst(felt.map((one) => one.answers));
  return `| ${[size, focus, ...keys, ...answers].join(' | ')} |`;
}

if (import.meta.main) console.log(await measureTyping());
