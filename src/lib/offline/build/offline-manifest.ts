import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Language, languageCodes, languages, pathOf, publishes } from '#content/i18n/languages.ts';
import { removalWorkerAddress, workerAddress } from '#contract/offline.ts';
import { addresses } from '../../routes/addresses.ts';
import { type GroupName, groupsOf, type ManifestGroup, type OfflineManifest } from '../manifest.ts';
import { type BuiltFiles, withReferences } from './references.ts';

/** Pages for an emergency without power: downloaded first. The offline page links to the others. */
const essentialPages = [
  '/no-signal',
  '/guides/emergency-checklist',
  '/guides/sleeping-in-water-damaged-home',
  '/damage-assessment',
  '/insurance-directory',
];

/** Pages that are not in the sitemap. Result pages of forms come from the server. */
const otherPages = ['/search', '/no-signal', '/waiting', '/shared-photos'];

/** Pages that are useless or dispensable offline. */
export const onlinePages: readonly string[] = [
  '/embeds',
  '/videos',
  '/terms',
  '/privacy',
  '/accessibility',
  '/ai-in-restoration',
  '/calculators/accuracy',
  '/where-we-differ',
  '/blog/elks-lodge-seguin',
  '/reviews',
  '/reviews/flir-mr277',
];

/** Code and fonts that make PDFs and workbooks: heavier than all other tools together, and used by few visitors. */
const documentMakers = /^\/record-papers\/|^\/_astro\/(make-(report|file|pdf)|workbook)[.-]/;

/** Never stored: files for other programs, system icons, and the worker that searches very long directories. */
const notStored =
  /\/(feed|sitemap)\.xml$|\.schema\.json$|\/downloads\/|^\/site-index\.json$|\.(png|ico)$|^\/_astro\/(find-beside|search-worker)/;

/** The precache manifest of a built site: the files of each group, found by following references of pages and scripts. */
export function offlineManifest(folder: string): OfflineManifest {
  const files = readSite(folder);
  const names = groupFiles(files);
  return Object.fromEntries([...names].map(([group, held]) => [group, groupOf(files, [...held])]));
}

function groupFiles(files: BuiltFiles): ReadonlyMap<GroupName, ReadonlySet<string>> {
  const groups = new Map<GroupName, ReadonlySet<string>>();
  const documents = new Set<string>();
  for (const language of languageCodes.filter((code) => languages[code].complete)) {
    const isStored = (file: string) => !notStored.test(file);
    const isTool = (file: string) => isStored(file) && !documentMakers.test(file);
    const essentials = withReferences(files, pageFiles(language, essentialPages), isTool);
    const listed = [...addresses.map(({ path: name }) => name), ...otherPages];
    const starts = [
      ...pageFiles(
        language,
        listed.filter((name) => !onlinePages.includes(name)),
      ),
      ...dataOf(files, language),
    ];
    const manual = withReferences(files, starts, isTool);
    for (const file of withReferences(files, starts, isStored)) if (!manual.has(file)) documents.add(file);
    const [first, rest] = groupsOf(language);
    const downloads = [...files.keys()].filter((file) => file.startsWith(`${languages[language].prefix}/downloads/`));
    groups
      .set(first, essentials)
      .set(rest, new Set([...manual].filter((file) => !essentials.has(file))))
      .set(`${language}-downloads`, new Set(downloads));
  }
  return groups.set('documents', documents);
}

function groupOf(files: BuiltFiles, held: readonly string[]): ManifestGroup {
  const bodies = held.map((file) => [urlOf(file), files.get(file) ?? Buffer.of()] as const);
  return {
    bytes: bodies.reduce((sum, [url, body]) => sum + compressedSize(url, body), 0),
    files: bodies.map(([url, body]) => [url, createHash('sha256').update(body).digest('base64')]),
  };
}

/** Approximate transfer size in bytes: shown in tenths of a megabyte. */
function compressedSize(url: string, body: Buffer): number {
  if (/\.(pdf|xlsx|woff2|zip)$/.test(url)) return body.length;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
}

function pageFiles(language: Language, names: readonly string[]): readonly string[] {
  const published = names.filter((name) => publishes(language, name));
  return published.map((name) => `${pathOf(language, name)}/index.html`.replace('//', '/'));
}

/** The URL of a page or file: `/guides` for `/guides/index.html`. */
const urlOf = (file: string) => file.replace(/(\/index)?\.html$/, '') || '/';

/** Data that scripts fetch by computed URLs: below the prefix of a language, or with its code in the name. */
function dataOf(files: BuiltFiles, language: Language): readonly string[] {
  const { prefix } = languages[language];
  const others = languageCodes.filter((code) => code !== language);
  const names = (file: string, code: string) => file.split(/[/.]/).includes(code);
  const isOwn = (file: string) => prefix === '' || file.startsWith(`${prefix}/`) || names(file, language);
  return [...files.keys()].filter(
    (file) => /\.(json|xml)$/.test(file) && isOwn(file) && !others.some((code) => names(file, code)),
  );
}

/** The files of a built folder by URL. Bodies are read on demand: a large site does not fit in memory. */
function readSite(folder: string): BuiltFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`);
  const files = new Set(names.filter((name) => name !== workerAddress && name !== removalWorkerAddress));
  return {
    has: (file) => files.has(file),
    get: (file) => (files.has(file) ? readFileSync(path.join(folder, file)) : undefined),
    keys: () => files.keys(),
  };
}
