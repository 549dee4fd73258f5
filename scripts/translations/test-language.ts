import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Pdf, readPdf, readWorkbook, type Workbook } from '#tests/built-site/read-files.ts';
import { wordsOutside } from './marks.ts';
import { makeTranslation } from './pseudo-locale.ts';
import { readPage } from './read-page.ts';
import { unexplained } from './untranslated.ts';

// Builds the site with a pseudo-locale, in which every text is between marks. Its pages and files must have no text outside
// of the marks, and no link back to English.

/** Addresses that all languages share: the API, and files without text. */
const shared = /^\/(api\/|calculators\/psychrometric-reference\.csv$|insurance-directory\.csv$)/;

/** The origin of a build without SITE_URL. */
const origin = 'http://localhost:3000';

/** Height of the page footer of a PDF, points from the lower edge. */
const footBelow = 45;

const folder = mkdtempSync(path.join(tmpdir(), 'translation-'));
try {
  await makeTranslation(folder);
  const { status } = spawnSync('node_modules/.bin/astro', ['build', '--silent'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('The site of two languages was not built');
  process.exitCode = (await isTranslated(path.join(folder, 'dist'))) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

async function isTranslated(dist: string): Promise<boolean> {
  const read = (file: string) => new Uint8Array(readFileSync(path.join(dist, file)));
  const pages = globSync('es/**/*.html', { cwd: dist });
  const files = globSync('es/downloads/*.{pdf,xlsx}', { cwd: dist });
  const errors: string[] = [];
  const check = (file: string, texts: readonly string[], links: readonly string[]) => {
    const words = texts.flatMap(wordsOutside).flatMap((text) => unexplained(text) ?? []);
    errors.push(...[...words, ...brokenLinks(dist, links)].map((error) => `${file}: ${error}`));
  };
  for (const file of pages) {
    const { texts, links } = readPage(readFileSync(path.join(dist, file), 'utf8'));
    check(file, texts, links);
  }
  for (const file of files.filter((name) => name.endsWith('.pdf'))) {
    const pdf = await readPdf(read(file));
    check(file, [textOfPdf(pdf)], pdf.links);
  }
  for (const file of files.filter((name) => name.endsWith('.xlsx')))
    check(file, [textOfWorkbook(readWorkbook(read(file)))], []);
  for (const error of new Set(errors)) console.error(error);
  console.log(`${pages.length} pages and ${files.length} files of a second language: ${errors.length} errors`);
  return pages.length > 40 && files.length > 10 && errors.length === 0;
}

/** The links of a page that lead back to English, or nowhere. */
function brokenLinks(dist: string, links: readonly string[]): readonly string[] {
  const inside = links.map((link) => link.replace(origin, '') || '/').filter((link) => /^\/(?!\/)/.test(link));
  return inside
    .filter((link) => !shared.test(link))
    .filter((link) => !/^\/es(\/|$|[?#])/.test(link) || !exists(dist, link))
    .map((link) => `leads to ${link}`);
}

function exists(dist: string, link: string): boolean {
  const file = path.join(dist, link.replace(/[?#].*/, ''));
  return existsSync(path.join(file, 'index.html')) || /\.\w+$/.test(file) ? existsSync(file) : false;
}

/** All text of a PDF: its pages joined, as sentences continue across pages; its footers, title and bookmarks. */
function textOfPdf({ pages, metadata, bookmarks }: Pdf): string {
  const runs = pages.flat();
  const joined = (inFoot: boolean) =>
    runs
      .filter(({ y }) => y < footBelow === inFoot)
      .map(({ text }) => text)
      .join(' ');
  return [joined(false), joined(true), ...metadata, ...bookmarks].join('\n');
}

/** Every text of a workbook: its cells, the texts inside of its formulas and lists, and the names of its sheets. */
function textOfWorkbook({ sheets, texts, quoted }: Workbook): string {
  return [...sheets, ...texts, ...quoted].join('\n');
}
