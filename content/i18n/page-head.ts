import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type GuideFrontmatter, type PageFrontmatter, parseFrontmatter } from './schemas.ts';

type Head = GuideFrontmatter | PageFrontmatter;

/** Folders that sort pages and say nothing in an address. */
const silent = /^\/(?:pages(?:\/legal)?|result-pages)(?=\/)/;

let files: ReadonlyMap<string, string> | undefined;

/**
 * The head of the MDX page of that name in a language; undefined when it has no such file. The name of a page is its English
 * address, and every language keeps it in the same file of its folder. While the site is being developed a head is read anew when
 * its file was written, so that a change shows; a build reads each once.
 * @throws Error that names the file and each field at error
 */
export function pageHead(language: string, name: string): Head | undefined {
  const file = pageFile(name);
  return file === undefined ? undefined : headOf(`content/${language}/${file}`);
}

/** The file of the MDX page of that name, from the folder of any language; undefined when it has none. */
export function pageFile(name: string): string | undefined {
  files ??= englishFiles();
  return files.get(name);
}

/** The files of the English folder by the names of their pages. */
function englishFiles(): ReadonlyMap<string, string> {
  const found = globSync('**/*.mdx', { cwd: 'content/en' }).map((file) => file.replaceAll(path.sep, '/'));
  return new Map(found.map((file) => [nameOf(file, headOf(`content/en/${file}`) ?? {}), file]));
}

/** The name of the page in a file of the English folder: its address. */
export function nameOf(file: string, { address }: { readonly address?: string | undefined }): string {
  return address ?? `/${file.replace(/\.mdx$/, '')}`.replace(silent, '');
}

const heads = new Map<string, { readonly written: number; readonly head: Head }>();

const isBuilding = process.env.NODE_ENV === 'production';

function headOf(file: string): Head | undefined {
  const known = heads.get(file);
  if (known && isBuilding) return known.head;
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (written === undefined) return undefined;
  if (known?.written === written) return known.head;
  const [, yaml = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(file, 'utf8')) ?? [];
  const head = parseFrontmatter(file, parse(yaml));
  heads.set(file, { written, head });
  return head;
}
