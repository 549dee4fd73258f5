import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HTMLElement } from 'node-html-parser';
import { type Language, listsIn, localeIn, messagesIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { owner, saidIn } from '#content/owner.ts';
import { type Business, isPreview } from '#content/publication.ts';
import { cached, sourceHash } from '../../integrations/cache.ts';
import type { Inline } from '../../lib/content-renderer/ast/blocks.ts';
import { isConfirmed, plainInlines } from '../../lib/content-renderer/ast/inlines.ts';
import { renderContext } from '../../lib/content-renderer/ast/render-context.ts';
import { newPageRecord } from '../../lib/content-renderer/components/page-record.tsx';
import { documentIn, guidesIn, referencesIn } from '../../lib/content-renderer/documents.ts';
import { fontFolder, fonts } from '../../lib/fonts/font-sources.ts';
import { type Document, makePdf } from '../../lib/pdf/make-pdf.ts';
import type { Figure, PrintBlock } from '../../lib/pdf/print-block.ts';
import { pageOf } from '../../lib/routes/page.ts';
import { drawingOf } from './pdf/draw-picture.ts';
import { type DrawingSheet, readRules } from './pdf/drawing-style.ts';
import { printDocument } from './pdf/print-document.ts';
import type { PrintContext } from './pdf/print-inlines.ts';
import { sheetBlocks } from './pdf/sheet-blocks.ts';

const sheets = import.meta.glob<DrawingSheet['names']>('../../../lib/figures/**/*.module.css', {
  import: 'default',
  eager: true,
});

/** A style sheet, read as a file because Vitest replaces imported CSS modules, even with `?raw`. */
const textOf = (file: string) => readFileSync(path.join('src', file.replace(/^(\.\.\/)+/, '')), 'utf8');

const printStyles = readRules(Object.entries(sheets).map(([file, names]) => ({ css: textOf(file), names })));

type Plain = 'title' | 'subject' | 'author' | 'language' | 'dated' | 'blocks' | 'fonts';

/** Everything that a PDF is made from, as plain data: it is also the cache key. */
export interface PdfContent extends Pick<Document, Plain> {
  readonly onePage: boolean;
  /** Page footer; `right` has the placeholders `{page}` and `{pages}`. */
  readonly foot: { readonly left: string; readonly right: string };
  readonly rules: typeof printStyles;
}

/** The code and fonts that turn content into a PDF. */
const printers = ['src/lib/pdf', 'src/features/downloads', fontFolder, 'package-lock.json'];

/** The bytes of a PDF, cached between builds. Rejects when it cannot be printed. */
export function cachedPdf(content: PdfContent, folder?: string): Promise<Buffer> {
  return cached('pdf', [sourceHash(printers), serialize(content)], () => printPdf(content), folder);
}

function serialize(content: PdfContent): string {
  return JSON.stringify(content, (_key, value) => (value instanceof HTMLElement ? { svg: value.outerHTML } : value));
}

async function printPdf({ foot, rules, ...document }: PdfContent): Promise<Uint8Array> {
  const { bytes } = await makePdf({
    ...document,
    footer: (page, pages) => ({
      left: foot.left,
      right: foot.right.replace('{page}', () => String(page)).replace('{pages}', () => String(pages)),
    }),
    drawing: (picture: Exclude<Figure['picture'], { draw: unknown }>) => drawingOf(picture, rules),
  });
  return bytes;
}

/** Makes a file for the site at its public address, if it has one. */
type Print = (site: URL | undefined) => Promise<Uint8Array>;

type Files = Readonly<Record<string, Print>>;

/** Every PDF of a language: its guides, references and reviews with their sources, and its one-page sheets. */
export function printedFiles(language: Language): Files {
  const lists = listsIn(language);
  const guides = Object.keys(guidesIn(language)).map((name) => [`${name}.pdf`, guide(language, `guides/${name}`)]);
  const references = Object.keys(referencesIn(language)).map((name) => [
    `${name}.pdf`,
    guide(language, `pages/${name}`),
  ]);
  const reviews = lists.reviews.map(({ id }) => [`review-${id}.pdf`, review(language, id)]);
  const sheets = Object.keys(lists.printSheets).map((name) => [`${name}.pdf`, sheet(language, name)]);
  return Object.fromEntries([...guides, ...references, ...reviews, ...sheets]);
}

function guide(language: Language, place: string): Print {
  const { words, locale, lists } = renderContext(language);
  const { frontmatter, readMinutes } = documentIn(language, place);
  const minutes = t(words.readMinutes, { minutes: readMinutes }, locale);
  const reviewed = t(words.reviewed, { date: locale.date(frontmatter.reviewed ?? lists.printSheetsReviewed) }, locale);
  return printed(language, place, [
    { kind: 'strong', inlines: plainInlines(minutes) },
    { kind: 'text', text: ` · ${reviewed}` },
  ]);
}

function review(language: Language, id: string): Print {
  const { parts, screens, document } = messagesIn(language);
  const locale = localeIn(language);
  const place = `reviews/${id}`;
  const record = listsIn(language).reviews.find((candidate) => candidate.id === id);
  if (!record) throw new Error(`The list of reviews has no "${id}"`);
  const minutes = t(document.readMinutes, { minutes: documentIn(language, place).readMinutes }, locale);
  const by = t(screens.reviews.by, { author: record.author }, locale);
  const { fieldTested, deskReview } = parts.review;
  const kind = record.fieldTested && isConfirmed('review') ? fieldTested : deskReview;
  return printed(language, place, [
    { kind: 'tag', tone: 'river', text: kind },
    ...plainInlines(' '),
    { kind: 'strong', inlines: plainInlines(minutes) },
    { kind: 'text', text: ` · ${by}` },
  ]);
}

function printed(language: Language, place: string, meta: readonly Inline[]): Print {
  const { frontmatter, blocks } = documentIn(language, place);
  const { title, description, reviewed = listsIn(language).printSheetsReviewed } = frontmatter;
  return (site) => {
    const context = { ...contextOf(language, site), withSources: true };
    return toPdf(language, site, { title, description, reviewed }, printDocument(context, { title, meta, blocks }));
  };
}

/** A one-page sheet, whose footer names the page with its sources. */
function sheet(language: Language, name: string): Print {
  const { printSheets, printSheetsReviewed } = listsIn(language);
  const content = printSheets[name];
  if (!content) throw new Error(`There is no sheet "${name}"`);
  const { title, description, page = '/resources' } = content;
  return (site) => {
    const context: PrintContext = { ...contextOf(language, site), withSources: false, record: newPageRecord() };
    const head = { title, description, reviewed: printSheetsReviewed };
    return toPdf(language, site, head, sheetBlocks(context, content), pageOf(language, page).path);
  };
}

function contextOf(language: Language, site: URL | undefined) {
  return { language, speaks: renderContext(language), words: messagesIn(language).downloads, origin: site?.href };
}

interface Head {
  readonly title: string;
  readonly description: string;
  readonly reviewed: string;
}

async function toPdf(
  language: Language,
  site: URL | undefined,
  { title, description, reviewed }: Head,
  blocks: readonly PrintBlock[],
  sourcesAt?: string,
): Promise<Uint8Array> {
  const from = site && `${site.host}${sourcesAt ?? ''}`;
  return cachedPdf({
    title,
    subject: description,
    author: saidIn(owner.siteName, language),
    language: localeIn(language).tag,
    foot: { left: footerOf(language, { reviewed, from }), right: messagesIn(language).downloads.page },
    dated: reviewed,
    blocks,
    fonts,
    rules: printStyles,
    onePage: sourcesAt !== undefined,
  });
}

interface FooterData {
  /** ISO date of the review. */
  readonly reviewed: string;
  /** Host and path of the page it is from. */
  readonly from: string | undefined;
}

/** The page footer in one line, starting with the preview mark while the company's details are placeholders. */
export function footerOf(language: Language, { reviewed, from }: FooterData, business: Business = owner): string {
  const words = messagesIn(language).downloads;
  const locale = localeIn(language);
  return [
    ...(isPreview(business) ? [words.sample] : []),
    saidIn(owner.siteName, language),
    t(words.emergencyLine, { phone: owner.phone.display }, locale),
    t(words.reviewed, { date: reviewed }, locale),
    ...(from === undefined ? [] : [from]),
  ].join(' · ');
}
