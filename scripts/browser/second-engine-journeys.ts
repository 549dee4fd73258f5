import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { owner } from '#content/owner.ts';

/** What a visitor does, and what must hold. Rejects when it does not, or when it does not within the page's time limit. */
export interface Journey {
  readonly name: string;
  readonly walk: (page: Page, site: string) => Promise<void>;
}

const checklist = '/guides/emergency-checklist';
const firstBox = 'main input[type="checkbox"]';

/** Waits until an element of the selector holds the text and is shown. */
async function untilShown(page: Page, selector: string, text: RegExp): Promise<void> {
  try {
    await page.waitForFunction(
      (wanted, pattern) =>
        [...document.querySelectorAll(wanted)].some(
          (element) => element.checkVisibility() && new RegExp(pattern).test(element.textContent.trim()),
        ),
      {},
      selector,
      text.source,
    );
  } catch (cause) {
    throw new Error(`${selector} never showed ${text}`, { cause });
  }
}

const isTicked = (page: Page) => page.$eval(firstBox, (box) => (box as HTMLInputElement).checked);

const fill = (page: Page, selector: string, text: string) => page.locator(selector).fill(text);
async function press(page: Page, button: string): Promise<void> {
  const found = page.locator(`::-p-aria(${button}[role="button"])`);
  // As a visitor who sees the button: a click goes to a place, and at the edge the bar with the call lies over it.
  await found.map((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })).wait();
  await found.click();
}

async function openHome(page: Page, site: string): Promise<void> {
  await page.goto(site);
  assert.equal((await page.$$('h1')).length, 1, 'one h1');
  await untilShown(page, 'a[href^="tel:+1"]', /^Call \(\d{3}\) \d{3}-\d{4}$/);
}

async function keepTicks(page: Page, site: string): Promise<void> {
  await page.goto(site + checklist);
  await page.locator(firstBox).click();
  await untilShown(page, '[role="status"]', /^1 of \d+ done/);
  await page.reload();
  await untilShown(page, '[role="status"]', /^1 of \d+ done/);
  // A reload may bring ticks back from Firefox's own memory of the form; opening the page anew does not.
  await page.goto(site);
  await page.goto(site + checklist);
  await untilShown(page, '[role="status"]', /^1 of \d+ done/);
  assert.equal(await isTicked(page), true, 'the box is still ticked');
}

async function calculate(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/calculators/dehumidification`);
  for (const [field, value] of [
    ['length', '35'],
    ['width', '25'],
    ['height', '8'],
    ['material', 'concrete'],
    ['damageClass', 'class3'],
  ] as const) {
    await fill(page, `form [name="${field}"]`, value);
  }
  await press(page, 'Calculate');
  await untilShown(page, 'dl > div', /^Required capacity\s*280 pints\/day/);
}

async function assess(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/damage-assessment`);
  await fill(page, 'main textarea', 'I smell gas in the wet kitchen');
  await press(page, 'Get Professional AI Assessment');
  await untilShown(page, 'main', /EMERGENCY/);
  await untilShown(page, 'section[aria-label="Immediate actions"] li:first-child', /^Leave now/);
}

async function ask(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/ask`);
  await fill(page, 'main [name="name"]', 'Ada');
  await fill(page, 'main [name="email"]', 'ada@example.com');
  await fill(page, 'main [name="question"]', 'The carpet pad is still wet after three days. Does it have to go?');
  await press(page, 'Submit Question');
  await untilShown(page, '[role="status"]', /Question Submitted!.*WD-[0-9A-Z]{4}-[0-9A-Z]{4}/s);
}

async function search(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/insurance-directory`);
  await fill(page, 'main [name="q"]', 'alsttate');
  await untilShown(page, '[role="status"]', /^Showing \d of \d+ companies matching "alsttate"$/);
  await untilShown(page, 'li[data-kind] b', /^Allstate$/);
}

async function print(page: Page, site: string): Promise<void> {
  await page.goto(site + checklist);
  const title = await page.$eval('h1', (heading) => heading.textContent.trim());
  const sheets = await getDocumentProxy(Uint8Array.from(await page.pdf({ format: 'letter' })));
  assert.ok(sheets.numPages >= 1, 'at least one sheet');
  const { items } = await (await sheets.getPage(1)).getTextContent();
  const words = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  assert.ok(words.includes(title), `the first sheet holds "${title}"`);
}

async function printTool(page: Page, site: string): Promise<void> {
  await page.goto(
    `${site}/calculators/dehumidification?length=35&width=25&height=8&material=concrete&damageClass=class3`,
  );
  await untilShown(page, 'dl > div', /^Required capacity\s*280 pints\/day/);
  const sheets = await getDocumentProxy(Uint8Array.from(await page.pdf({ format: 'letter' })));
  assert.equal(sheets.numPages, 1, 'one sheet');
  const { text } = await extractText(sheets, { mergePages: true });
  const words = text.replace(/\s+/g, ' ');
  for (const wanted of [
    owner.company,
    owner.phone.display,
    'Claim number',
    // What was chosen stands above in bold, of which Firefox puts only the drawing into a PDF, without its letters.
    'cubic feet ÷ 25 × 1 for concrete',
    'Technician',
  ]) {
    assert.ok(words.includes(wanted), `the sheet holds "${wanted}"`);
  }
}

/** Tools by a link that asks for a result, what each then shows, and the sheets that it prints on. */
const tools: readonly (readonly [link: string, shows: RegExp, sheets: number])[] = [
  ['/calculators/psychrometric?temperature=75&humidity=50', /^Dew point/, 1],
  ['/calculators/air-movement?length=12&width=15&type=centrifugal&surface=carpet', /^Air movers\s*9 units/, 1],
  ['/calculators/air-scrubber?length=30&width=50&height=8&targetAch=8&unitCfm=750', /^Required airflow\s*1,600 CFM/, 1],
  ['/calculators/circuits?dehumidifiers=1&airMovers=5&circuits15=2&circuits20=0', /^Machines on circuits\s*6 of 6/, 1],
  ['/cost-builder?area=250&room=attic&source=clean&severity=moderate', /^Estimated range\s*\$1,100 to \$1,788/, 1],
  [
    '/embed/dehumidification?length=35&width=25&height=8&material=concrete&damageClass=class3&paper=102030',
    /^Required capacity\s*280 pints\/day/,
    1,
  ],
];

async function useTool(page: Page, address: string, shows: RegExp, sheets: number): Promise<void> {
  await page.goto(address);
  await untilShown(page, 'dl > div', shows);
  const printed = await getDocumentProxy(Uint8Array.from(await page.pdf({ format: 'letter' })));
  assert.equal(printed.numPages, sheets, 'sheets of paper');
}

/** The journeys that must work in every engine. */
export const journeys: readonly Journey[] = [
  { name: 'home opens with one heading and the call link', walk: openHome },
  { name: 'emergency checklist: a tick stays', walk: keepTicks },
  { name: 'dehumidification: from inputs to the result', walk: calculate },
  { name: 'damage assessment: gas begins with leaving', walk: assess },
  { name: 'ask form: sent and confirmed with its reference', walk: ask },
  { name: 'directory: a search finds its company', walk: search },
  { name: 'emergency checklist prints', walk: print },
  { name: 'dehumidification prints on one sheet, to fill in and to sign', walk: printTool },
  ...tools.map(([link, shows, sheets]) => ({
    name: `${link.split('?')[0]}: a link brings its result, and prints`,
    walk: (page: Page, site: string) => useTool(page, site + link, shows, sheets),
  })),
];
