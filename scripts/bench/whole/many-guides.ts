import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languageCodes } from '#content/languages.ts';
import { afterLast, inTurn } from '../../new/change.ts';

/** What the copy gets of its own, and what no build reads. */
const left = ['node_modules', 'dist', 'data', '.git', '.astro', 'test-results', 'playwright-report'];

/**
 * A copy of the project with so many guides more: those that are there, in turn, under other names and titles, in every
 * language. It has its own caches, and the packages of this one.
 */
export function copyWithGuides(added: number): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'guides-'));
  for (const entry of readdirSync('.')) {
    if (!left.includes(entry)) cpSync(entry, path.join(copy, entry), { recursive: true });
  }
  mkdirSync(path.join(copy, 'node_modules'));
  for (const entry of readdirSync('node_modules')) {
    if (entry !== '.cache') symlinkSync(path.resolve('node_modules', entry), path.join(copy, 'node_modules', entry));
  }
  addGuides(copy, added);
  return copy;
}

function addGuides(copy: string, added: number): void {
  const known = readdirSync('content/en/guides').filter((file) => file.endsWith('.mdx'));
  const lines = { own: [] as string[], spanish: [] as string[] };
  for (let number = 1; number <= added; number++) {
    const from = known[number % known.length] ?? '';
    const name = `${path.basename(from, '.mdx')}-${number}`;
    for (const language of languageCodes) {
      const folder = path.join(copy, 'content', language, 'guides');
      const text = readFileSync(path.join(folder, from), 'utf8');
      writeFileSync(path.join(folder, `${name}.mdx`), text.replace(/^title: "?([^"\n]+)"?$/m, `title: "$1 ${number}"`));
    }
    lines.own.push(`  { path: '/guides/${name}', kind: 'static' },`);
    lines.spanish.push(`  '/guides/${name}': '/guias/${name}',`);
  }
  const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');
  const changes = inTurn(
    read,
    (now) => afterLast(now, 'site/frame/addresses.ts', /^ {2}\{ path: '\/guides\//, lines.own.join('\n')),
    (now) => afterLast(now, 'content/es/labels/addresses.ts', /^ {2}'\/guides\//, lines.spanish.join('\n')),
  );
  for (const { path: file, text } of changes) writeFileSync(path.join(copy, file), text);
}
