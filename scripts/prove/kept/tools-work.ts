import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import sharp from 'sharp';
import { type Language, languages, pathOf } from '#content/languages.ts';
import { dryingJobIn, lossRecordIn } from '#content/words/claim-words.ts';

type Tried = readonly [words: string, works: boolean];

/** What a form is filled with by its link, and a text of its answer. */
const calculators: readonly (readonly [path: string, typed: string, answer: RegExp])[] = [
  ['/calculators/psychrometric', 'temperature=70&humidity=50', /\b50\.\d|\b54\./],
  ['/calculators/dehumidification', 'length=35&width=25&height=8&material=concrete&damageClass=class3', /280/],
  ['/calculators/air-movement', 'length=12&width=15&type=centrifugal&surface=carpet', /\b9\b/],
  ['/calculators/air-scrubber', 'length=30&width=50&height=8&targetAch=8&unitCfm=750', /1,600/],
  ['/calculators/circuits', 'dehumidifiers=1&airMovers=5&circuits15=2&circuits20=0', /\b6\b/],
  ['/cost-builder', 'area=250&room=attic&source=clean&severity=moderate', /\$1,100/],
];

/** How long a tool may take on a busy machine. */
const patienceMs = 20_000;

/** A browser at a site, in a language. */
interface Visit {
  readonly page: Page;
  readonly language: Language;
  readonly isSpanish: boolean;
  readonly open: (path: string, query?: string) => Promise<unknown>;
}

type Use = (visit: Visit) => Promise<void>;

const uses: readonly (readonly [words: string, use: Use])[] = [
  ...calculators.map(([path, typed, answer]) => [path, calculatorWorks(path, typed, answer)] as const),
  ['/damage-assessment', assessmentWorks],
  ['/insurance-directory', directoryWorks],
  ['/search, the page', searchWorks],
  ['the field of search', fieldOfSearchWorks],
  ['/claim-clock', clockWorks],
  ['/mold-rules', moldRulesWork],
  ['/loss-record, its file and its PDF', recordWorks],
  ['/drying-job, its report', jobWorks],
];

/** Uses every tool of a language as a visitor does, and tells of each whether it answered. */
export async function toolsWork(page: Page, site: string, language: Language): Promise<readonly Tried[]> {
  page.setDefaultTimeout(patienceMs);
  const open = (path: string, query = '') =>
    page.goto(site + pathOf(language, path) + query, { waitUntil: 'networkidle' });
  const visit = { page, language, isSpanish: language === 'es', open };
  const tried: Tried[] = [];
  for (const [words, use] of uses) {
    const fault = await use(visit).then(
      () => '',
      (error: Error) => error.message.split('\n').slice(0, 4).join(' '),
    );
    tried.push([fault === '' ? words : `${words}: ${fault}`, fault === '']);
  }
  return tried;
}

function calculatorWorks(path: string, typed: string, answer: RegExp): Use {
  return async ({ page, open }) => {
    await open(path, `?${typed}`);
    await page.locator('calculator-tool form [type=submit]').first().click();
    await page.locator('main dl dd').filter({ hasText: answer }).first().waitFor();
  };
}

async function assessmentWorks({ page, isSpanish, open }: Visit): Promise<void> {
  await open('/damage-assessment');
  await page.locator('assessment-tool textarea').fill(isSpanish ? 'drenaje en la tina' : 'sewage in the tub');
  await page.locator('assessment-tool [type=submit]').click();
  await page
    .getByText(isSpanish ? 'Agua negra' : 'Black Water')
    .first()
    .waitFor();
}

async function directoryWorks({ page, open }: Visit): Promise<void> {
  await open('/insurance-directory');
  await page.locator('main input[type=search]').first().fill('alsttate');
  await page.locator('main :is(h2,h3,th,b,a)', { hasText: 'Allstate' }).first().waitFor();
}

async function searchWorks({ page, isSpanish, open }: Visit): Promise<void> {
  await open('/search', `?q=${isSpanish ? 'tablaroca' : 'sheetrock'}`);
  await page.locator('main ol li mark').first().waitFor();
}

async function fieldOfSearchWorks({ page, language, isSpanish, open }: Visit): Promise<void> {
  const { label } = languages[language].words.search;
  await open('/about');
  await page
    .locator('form[data-search] input:visible')
    .first()
    .pressSequentially(isSpanish ? 'moho' : 'mold');
  await page.getByRole('listbox', { name: label }).getByRole('option').first().waitFor();
}

async function clockWorks({ page, open }: Visit): Promise<void> {
  await open('/claim-clock');
  await page.locator('main input[type=date]').first().fill('2026-11-02');
  await page.locator('main form [type=submit]').click();
  await page.locator('main h2:focus').waitFor();
}

async function moldRulesWork({ page, open }: Visit): Promise<void> {
  await open('/mold-rules');
  await page.locator('main form input[type=text], main form input[inputmode]').first().fill('40');
  for (const group of await page.locator('main form fieldset').all()) {
    const [choice] = await group.locator('input[type=radio]').all();
    await choice?.check();
  }
  await page.locator('main form [type=submit]').click();
  await page.locator('main h2:focus').waitFor();
}

async function recordWorks({ page, language, open }: Visit): Promise<void> {
  const words = lossRecordIn[language];
  await open('/loss-record');
  const name = page.getByLabel(words.list.name);
  await name.fill('Hall');
  await page
    .getByRole('button', { name: words.list.begin })
    .or(page.getByRole('button', { name: words.list.beginAnother }))
    .click();
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#357' } });
  const photo = { name: 'one.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
  await page.getByLabel(isOneOf('Choose photos or files', 'Elegir fotos o archivos')).first().setInputFiles([photo]);
  for (const [button, first] of [
    [words.out.pdf, '%PDF'],
    [words.out.make, 'PK'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: words.out.save }).click();
    await begins(await saving, first);
  }
}

async function jobWorks({ page, language, open }: Visit): Promise<void> {
  const words = dryingJobIn[language];
  await open('/drying-job');
  await page.getByLabel(words.list.name).fill('Hall');
  await page
    .getByRole('button', { name: words.list.begin })
    .or(page.getByRole('button', { name: words.list.beginAnother }))
    .click();
  for (const [button, first] of [
    [words.handing.pdf, '%PDF'],
    [words.handing.xlsx, 'PK'],
  ] as const) {
    const made = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    await begins(await made, first);
  }
}

const isOneOf = (...names: readonly string[]) => new RegExp(names.join('|'));

async function begins(download: Download, first: string): Promise<void> {
  const bytes = readFileSync(await download.path(), 'latin1');
  if (!bytes.startsWith(first)) throw new Error(`the file begins with ${bytes.slice(0, 8)}`);
}
