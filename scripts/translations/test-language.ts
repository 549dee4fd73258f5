import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPdf, readWorkbook } from '#tests/built-site/read-files.ts';
import { unexplained } from './explained.ts';
import { straysOf } from './links.ts';
import { makeTwin } from './make-translation.ts';
import { wordsOutside } from './marks.ts';
import { readPage } from './read-page.ts';
import { textOfPdf, textOfWorkbook } from './texts-of-files.ts';

// Builds the site with a second language, in which every word stands between marks: one folder, one line. On its pages and
// in its files no word may stand outside of the marks, and no link may lead back to English.

const folder = mkdtempSync(path.join(tmpdir(), 'twin-'));
try {
  await makeTwin(folder);
  const { status } = spawnSync('node_modules/.bin/astro', ['build', '--silent'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('The site of two languages was not built');
  process.exitCode = (await proved(path.join(folder, 'dist'))) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

async function proved(dist: string): Promise<boolean> {
  const read = (file: string) => new Uint8Array(readFileSync(path.join(dist, file)));
  const pages = globSync('es/**/*.html', { cwd: dist });
  const files = globSync('es/downloads/*.{pdf,xlsx}', { cwd: dist });
  const faults: string[] = [];
  const check = (file: string, texts: readonly string[], links: readonly string[]) => {
    const words = texts.flatMap(wordsOutside).flatMap((text) => unexplained(text) ?? []);
    faults.push(...[...words, ...straysOf(dist, links)].map((fault) => `${file}: ${fault}`));
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
  for (const fault of new Set(faults)) console.error(fault);
  console.log(`${pages.length} pages and ${files.length} files of a second language: ${faults.length} faults`);
  return pages.length > 40 && files.length > 10 && faults.length === 0;
}
