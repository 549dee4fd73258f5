import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuiltPage, type NumberRecord, readBuiltPage, strayNumbers } from '#checks/claims/built-numbers.ts';
import { completeLanguages, type Language, languageCodes, messagesIn, pathOf } from '#content/i18n/languages.ts';
import { embedsIn } from '#src/features/embeds/tools.ts';
import { isPageName } from '#src/lib/routes/page.ts';
import { readPdf, readWorkbook } from '#tests/built-site/read-files.ts';
import { numberRecords } from './number-sources.ts';

/** Tables that core fills line by line; tests/e2e/accuracy.spec.ts holds them to its file of reference values. */
const accuracy = languageCodes.map((language) => `**${pathOf(language, '/calculators/accuracy')}/index.html`);

/** The text before the list of sources of a PDF, in each language. */
const beforeSources = languageCodes.map((language) => messagesIn(language).document.sourcesNote.split('{')[0] ?? '');

/** What is wrong with the numbers of everything that a build has made, one line each: `file: number`. */
export async function builtNumberErrors(folder: string, records: readonly NumberRecord[]): Promise<readonly string[]> {
  const pages = globSync('**/*.html', { cwd: folder, exclude: accuracy }).map((file) => {
    const { text, stated, cited: own } = readPage(folder, file);
    const whole = wholePageOf(file);
    const cited = whole === file ? own : readPage(folder, whole).cited;
    return [...errorsOf(file, text, records, cited), ...errorsOf(`${file}, in a drawing`, stated, records, cited)];
  });
  const pdfs = globSync('**/*.pdf', { cwd: folder }).map(async (file) => {
    const page = pageOfPdf(folder, file);
    const text = await pdfText(path.join(folder, file));
    return errorsOf(file, text, [...records, { text: page?.drawn ?? '' }], page?.cited);
  });
  const workbooks = globSync('**/*.xlsx', { cwd: folder }).map((file) =>
    errorsOf(file, workbookText(readFileSync(path.join(folder, file))), records),
  );
  return [...pages, ...(await Promise.all(pdfs)), ...workbooks].flat();
}

function errorsOf(
  file: string,
  text: string,
  records: readonly NumberRecord[],
  cited?: ReadonlySet<string>,
): readonly string[] {
  return strayNumbers(text, records, cited).map((number) => `${file}: ${number}`);
}

/** Height of the small raised numbers that lead to the sources, in points, at most. */
const raisedPoints = 7.2;

/** The words of a PDF before its list of sources, without the small numbers that lead there. */
async function pdfText(file: string): Promise<string> {
  const { pages } = await readPdf(readFileSync(file));
  const runs = pages.flat().filter((run) => !isRaised(run));
  const words = runs.map(({ text, endsLine }) => (endsLine ? `${text}\n` : text)).join(' ');
  return beforeSources.reduce((rest, note) => rest.split(note)[0] ?? '', words);
}

function isRaised({ text, height }: { readonly text: string; readonly height: number }): boolean {
  return height > 0 && height < raisedPoints && /^[\d,–\s]+$/.test(text);
}

/** The page that says what a PDF says; none for the one-page sheets, which may hold any fact. */
function pageOfPdf(folder: string, file: string): BuiltPage | undefined {
  const name = path.basename(file, '.pdf').replace(/^review-/, '');
  const language = languageCodes.find((code) => file.startsWith(`${code}/`)) ?? 'en';
  const place = ['/guides', '/reviews', '']
    .map((room) => path.join(addressIn(language, `${room}/${name}`), 'index.html'))
    .find((found) => existsSync(path.join(folder, found)));
  return place ? readPage(folder, place) : undefined;
}

function readPage(folder: string, file: string): BuiltPage {
  return readBuiltPage(readFileSync(path.join(folder, file), 'utf8'));
}

/** A tool in a frame leads to its page for its sources. */
const wholePages = new Map(
  completeLanguages().flatMap((language) =>
    embedsIn(language).map(({ path: frame, page }) => [frame, page.path] as const),
  ),
);

function wholePageOf(file: string): string {
  const whole = wholePages.get(`/${path.posix.dirname(file)}`);
  return whole === undefined ? file : path.join(whole, 'index.html');
}

function addressIn(language: Language, name: string): string {
  return isPageName(name) ? pathOf(language, name) : name;
}

/** Every text of a workbook, and every number that is typed into it; what formulas give is compared with core elsewhere. */
function workbookText(bytes: Uint8Array): string {
  const { texts, numbers } = readWorkbook(bytes);
  return [...texts, ...numbers].join(' \n ');
}

if (import.meta.main) {
  const errors = await builtNumberErrors('dist', await numberRecords());
  if (errors.length > 0) {
    console.error(`Numbers that no record holds:\n${errors.join('\n')}`);
    process.exit(1);
  }
}
