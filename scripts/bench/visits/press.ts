import type { Browser, Page } from 'playwright-core';
import { medianOf } from '../whole/spent.ts';
import { longestEvent, onSlowPhone } from './felt.ts';
import { withBrowser } from './with-browser.ts';

// From a press to its answer on the screen, on a quarter of this processor: of the assessment, by its rules, and of each kind of
// calculator. Built site needed.

const rounds = 5;
const restMs = 1000;

/** Somebody who tells all of it: the dangers stand at the end, where the whole text has to be read for them. */
function told(characters: number): string {
  const calm =
    'The floor of the hall is wet, the boards have begun to lift, and the closet beside it smells of the old carpet. ';
  const end = 'A pipe burst under the sink. The ceiling sags, and an outlet sparked.';
  return calm.repeat(Math.ceil(characters / calm.length)).slice(0, characters - end.length) + end;
}

interface Press {
  readonly name: string;
  readonly path: string;
  /** Gets the page to where one press remains. */
  prepare(page: Page): Promise<void>;
  readonly answer: string;
}

const describe = (characters: number): Press => ({
  name: `assessment, ${characters} characters`,
  path: '/damage-assessment',
  prepare: (page) => page.locator('main textarea').first().fill(told(characters)),
  answer: '#result-title',
});

const calculate = (name: string, fields: Readonly<Record<string, string>>): Press => ({
  name,
  path: `/calculators/${name}`,
  async prepare(page) {
    for (const [field, value] of Object.entries(fields)) {
      const control = page.locator(`main form [name="${field}"]`);
      if (await control.evaluate((element) => element.matches('select'))) await control.selectOption(value);
      else await control.fill(value);
    }
  },
  answer: 'main dl dd',
});

const presses: readonly Press[] = [
  ...[100, 1000, 5000].map(describe),
  calculate('psychrometric', { temperature: '85', humidity: '60' }),
  calculate('dehumidification', {
    length: '35',
    width: '25',
    height: '8',
    material: 'concrete',
    damageClass: 'class3',
  }),
];

/** Milliseconds from one press. */
interface Felt {
  /** Until its answer stood there and was drawn. */
  readonly answered: number;
  /** Until anything was drawn, as the browser tells it. */
  readonly event: number;
}

async function pressOnce(page: Page, answer: string): Promise<Felt> {
  await longestEvent(page);
  await page.evaluate((wanted) => {
    const drawn = Promise.withResolvers<number>();
    Object.assign(window, { drawn: drawn.promise });
    const look = (begun: number) => {
      const found = document.querySelector(wanted);
      requestAnimationFrame(() => {
        if (found) setTimeout(() => drawn.resolve(performance.now() - begun));
        else look(begun);
      });
    };
    document.addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
  }, answer);
  await page.locator('main form button[type=submit]').first().click();
  const answered = await page.evaluate(() => Reflect.get(window, 'drawn') as Promise<number>);
  return { answered, event: await longestEvent(page) };
}

function visit(browser: Browser, site: string, { path, prepare, answer }: Press): Promise<Felt> {
  return onSlowPhone(browser, async (page) => {
    await page.goto(site + path, { waitUntil: 'networkidle' });
    await prepare(page);
    // What answers comes with the first touch, and gets ready while its writer rests.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(restMs);
    return pressOnce(page, answer);
  });
}

/** Medians in milliseconds, one row a press. */
export const measurePress = (): Promise<string> =>
  withBrowser(async (browser, site) => {
    const felt = new Map<string, Felt[]>();
    for (let round = 0; round < rounds; round++) {
      for (const press of presses) {
        felt.set(press.name, [...(felt.get(press.name) ?? []), await visit(browser, site, press)]);
      }
    }
    const rows = Array.from(felt, ([name, those]) => {
      const of = (part: keyof Felt) => Math.round(medianOf(those.map((one) => one[part])));
      return `| ${[name, of('answered'), of('event')].join(' | ')} |`;
    });
    return ['| press | its answer drawn | the event |', '| --- | --- | --- |', ...rows].join('\n');
  });

if (import.meta.main) console.log(await measurePress());
