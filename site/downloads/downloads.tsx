import type { ReactNode } from 'react';
import {
  type PrintSheet,
  type PrintSheetName,
  printSheets,
  printSheetsReviewed,
} from '#content/en/lists/shelf/print-sheets.ts';
import { reviews } from '#content/en/lists/shelf/reviews.ts';
import { GuideScreen, ReferenceScreen } from '../screens/reading/GuideScreen.tsx';
import { ReviewScreen } from '../screens/reading/ReviewScreen.tsx';
import { guidesIn, referencesIn, textIn } from '../screens/texts.ts';
import { printScreen } from './print-screen.tsx';
import { psychrometricTable } from './psychrometric-table.ts';
import { SheetScreen } from './SheetScreen.tsx';
import { dryingLog } from './workbooks/drying-log.ts';
import { equipmentWorkbook } from './workbooks/equipment-workbook.ts';
import { psychrometricNames, wordedCalculators } from './workbooks/worded.ts';
import { writeWorkbook } from './workbooks/write-workbook.ts';

type Make = (site: URL) => Promise<Uint8Array>;

const makers: Readonly<Record<string, Make>> = {
  'moisture-and-drying-log.xlsx': async () => writeWorkbook(dryingLog(await psychrometricNames())),
  'equipment-calculator-workbook.xlsx': async () => writeWorkbook(equipmentWorkbook(await wordedCalculators()).sheets),
  'psychrometric-reference.csv': async () => new TextEncoder().encode(psychrometricTable()),
  ...guideFiles(),
  ...referenceFiles(),
  ...reviewFiles(),
  ...sheetFiles(),
};
const made = new Map<string, Promise<Uint8Array>>();

/** Names of all files under /downloads. */
export function downloadNames(): readonly string[] {
  return Object.keys(makers);
}

/**
 * The bytes of a file under /downloads. They are made once a build, whoever asks first: the route that writes the file,
 * or a card that tells its size.
 */
export function makeDownload(name: string, site: URL): Promise<Uint8Array> {
  const make = makers[name];
  if (!make) throw new Error(`No download is called ${name}`);
  const bytes = made.get(name) ?? make(site);
  made.set(name, bytes);
  return bytes;
}

function guideFiles() {
  return collect(Object.entries(guidesIn('en')), ([slug, { frontmatter }]) => [
    slug,
    printed(frontmatter, <GuideScreen slug={slug} />),
  ]);
}

function referenceFiles() {
  return collect(Object.entries(referencesIn('en')), ([name, { frontmatter }]) => [
    name,
    printed(frontmatter, <ReferenceScreen name={name} />),
  ]);
}

function reviewFiles() {
  return collect(reviews, ({ id }) => [
    `review-${id}`,
    printed(textIn('en', `reviews/${id}`).frontmatter, <ReviewScreen id={id} />),
  ]);
}

function sheetFiles() {
  return collect(Object.keys(printSheets).filter(isSheetName), (name) => {
    const { title, description, page }: PrintSheet = printSheets[name];
    const head = { title, description, reviewed: printSheetsReviewed };
    return [name, printed(head, <SheetScreen name={name} />, page ?? '/resources')];
  });
}

function collect<Item>(items: readonly Item[], entry: (item: Item) => readonly [string, Make]) {
  const entries = items.map(entry).map(([name, make]) => [`${name}.pdf`, make] as const);
  return Object.fromEntries(entries);
}

/** A file from a screen; with `sources`, on one page that names the page of the site on which its sources stand. */
function printed(
  head: { readonly title: string; readonly description: string; readonly reviewed?: string | undefined },
  screen: ReactNode,
  sources?: string,
): Make {
  const { title, description: subject, reviewed: dated = printSheetsReviewed } = head;
  return (site) => printScreen({ title, subject, dated, screen, ...(sources ? { sources } : {}) }, site);
}

function isSheetName(name: string): name is PrintSheetName {
  return Object.hasOwn(printSheets, name);
}
