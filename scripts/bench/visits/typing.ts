import type { Browser } from 'playwright-core';
import { medianOf } from '../whole/spent.ts';
import { longestEvent, onSlowPhone } from './felt.ts';
import { withBrowser } from './with-browser.ts';

// Focus and keys in the directory's search until they are drawn, on a page whose rows were multiplied on its way to the browser, on a
// quarter of this processor. Built site needed.

const rounds = 5;
const sizes = [190, 2_000, 20_000];
/** Exact, misspelt, and so common that most rows hold it; each is taken back key by key. */
const typed = ['geico', 'progresive', 'insurance'];

/** Milliseconds of one visit. */
interface Felt {
  readonly focus: number;
  readonly keys: readonly number[];
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
    await longestEvent(page);
    await page.locator('#search').click();
    const focus = await longestEvent(page);
    const keys: number[] = [];
    for (const word of typed) {
      for (const key of [...word, ...Array.from(word, () => 'Backspace')]) {
        await page.keyboard.press(key);
        keys.push(await longestEvent(page));
      }
    }
    return { focus, keys };
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
  return ['| rows | focus | a key | the worst key |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function rowOf(size: number, felt: readonly Felt[]): string {
  const focus = medianOf(felt.map((one) => one.focus));
  const middle = medianOf(felt.map(({ keys }) => medianOf([...keys])));
  const worst = medianOf(felt.map(({ keys }) => Math.max(...keys)));
  return `| ${[size, focus, middle, worst].join(' | ')} |`;
}

if (import.meta.main) console.log(await measureTyping());
