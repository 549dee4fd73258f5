import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, stringify } from 'yaml';
import type { Node } from '#checks/pages/node.ts';
import { parseText } from '#checks/pages/parse-page.ts';
import { spokenAttributes, spokenFields } from '#checks/texts/text-pieces.ts';
import { pageNames } from '#src/lib/routes/page.ts';
import { mark } from './marks.ts';

const spoken = new RegExp(`\\b(${spokenAttributes.join('|')})="([^"]*)"`, 'g');

/** An MDX page of the English folder with all its words between marks. */
function markPage(text: string): string {
  const [whole, yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [''];
  const head: Readonly<Record<string, unknown>> = parse(yaml);
  const words = spokenFields.flatMap((field) => (typeof head[field] === 'string' ? [[field, mark(head[field])]] : []));
  const translation = { ...head, ...Object.fromEntries(words) };
  return `---\n${stringify(translation)}---\n${markBody(text.slice(whole.length))}`;
}

function markBody(body: string): string {
  const places = wordPlaces(parseText(body), body).sort((one, other) => other.start - one.start);
  const withTexts = places.reduce(
    (text, { start, end }) => text.slice(0, start) + mark(text.slice(start, end)) + text.slice(end),
    body,
  );
  return withTexts.replace(/<[A-Za-z]\w*\s[^>]*>/g, (tag) =>
    tag.replace(spoken, (_, name: string, value: string) => `${name}="${mark(value)}"`),
  );
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Offsets of the words of a tree in its source. Lines are marked one by one, so that no mark changes Markdown syntax. */
function wordPlaces(node: Node, body: string): Place[] {
  const { start, end } = node.position ?? {};
  if (
    (node.type === 'text' || node.type === 'inlineCode') &&
    start?.offset !== undefined &&
    end?.offset !== undefined
  ) {
    const ticks = node.type === 'inlineCode' ? 1 : 0;
    return trimmed(body, start.offset + ticks, end.offset - ticks);
  }
  return (node.children ?? []).flatMap((child) => wordPlaces(child, body));
}

function trimmed(body: string, start: number, end: number): Place[] {
  const text = body.slice(start, end);
  const from = start + (text.length - text.trimStart().length);
  const to = end - (text.length - text.trimEnd().length);
  return to > from ? [{ start: from, end: to }] : [];
}

const sources = [
  'checks',
  'content',
  'contract',
  'core',
  'public',
  'scripts',
  'server',
  'src',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Copies the project into a folder, and gives its Spanish another folder there, each of whose files says what its English
 * translation says between marks.
 */
export async function makeTranslation(folder: string): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...sources], { encoding: 'utf8' });
  for (const file of listed.split('\n').filter(Boolean)) cpSync(file, path.join(folder, file));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const content = path.join(folder, 'content');
  const definition = path.join(content, 'es/language.ts');
  const defined = readFileSync(definition, 'utf8');
  rmSync(path.join(content, 'es'), { recursive: true, force: true });
  for (const file of globSync('**/*.{ts,mdx}', { cwd: path.join(content, 'en') })) {
    if (!/\.test\.ts$|^language\.ts$/.test(file)) await writeTranslation(content, file);
  }
  writeFileSync(definition, defined);
  writeFileSync(path.join(content, 'es/labels/addresses.ts'), translatedAddresses());
  // No English names are exempt: they are marked like all other words.
  writeFileSync(
    path.join(content, 'es/labels/english-names.ts'),
    'export const englishNames: readonly string[] = [];\n',
  );
}

/** Other addresses than the English ones, so that a link to those leads nowhere: "/guides/mold" is at "/x-guides/x-mold". */
function translatedAddresses(): string {
  const addresses = pageNames.map((name) => [name, name === '/' ? name : name.replaceAll('/', '/x-')]);
  return `export const addresses = ${JSON.stringify(Object.fromEntries(addresses))};\n`;
}

async function writeTranslation(content: string, file: string): Promise<void> {
  const translation = path.join(content, 'es', file);
  mkdirSync(path.dirname(translation), { recursive: true });
  const english = path.join(content, 'en', file);
  if (file.endsWith('.mdx')) writeFileSync(translation, markPage(readFileSync(english, 'utf8')));
  else writeFileSync(translation, await translatedModule(english, file));
}

/** A file that says what its English original says, each word between marks. */
async function translatedModule(english: string, file: string): Promise<string> {
  const up = '../'.repeat(file.split('/').length);
  const names = Object.keys(await import(pathToFileURL(english).href));
  const exports = names.map((name) => `export const ${name} = marked(english.${name}, '${name}');\n`);
  return `import * as english from '${up}en/${file}';\nimport { marked } from '${up}../scripts/translations/marks.ts';\n${exports.join('')}`;
}
