import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'node-html-parser';
import { getDocumentProxy } from 'unpdf';

/** A run of text on a page of a PDF. */
interface PdfText {
  readonly text: string;
  /** Distance of its line from the lower edge, points. */
  readonly y: number;
  /** Points; 0 where nothing is drawn. */
  readonly height: number;
  readonly endsLine: boolean;
}

/** A PDF as people find it: its pages, what they link to, its title and subject, its bookmarks. */
export interface Pdf {
  readonly pages: readonly (readonly PdfText[])[];
  readonly links: readonly string[];
  readonly metadata: readonly string[];
  readonly bookmarks: readonly string[];
}

/** Reads a PDF as it is drawn; print-versions.test.ts reads its structure. */
export async function readPdf(bytes: Uint8Array): Promise<Pdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages: PdfText[][] = [];
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.flatMap((item) => ('str' in item ? [textOf(item)] : [])));
    links.push(...(await page.getAnnotations()).flatMap(({ url }) => (typeof url === 'string' ? [url] : [])));
  }
  const { info } = await pdf.getMetadata();
  const metadata = Object.entries(info).flatMap(([name, value]) =>
    /^(Title|Subject)$/.test(name) ? [String(value)] : [],
  );
  const bookmarks = ((await pdf.getOutline()) ?? []).map(({ title }) => title);
  return { pages, links, metadata, bookmarks };
}

interface PdfItem {
  readonly str: string;
  readonly height: number;
  readonly hasEOL: boolean;
  readonly transform: readonly unknown[];
}

function textOf({ str, height, hasEOL, transform }: PdfItem): PdfText {
  return { text: str, y: Number(transform[5]), height, endsLine: hasEOL };
}

/** A workbook as people find it. */
export interface Workbook {
  /** Names of its sheets. */
  readonly sheets: readonly string[];
  /** Texts of its cells. */
  readonly texts: readonly string[];
  /** Numbers that are typed into it, and what its formulas gave when it was made. */
  readonly numbers: readonly string[];
  /** Texts inside of its formulas and lists, quotation marks included. */
  readonly quoted: readonly string[];
}

/** Reads a workbook: the part of each file in it that someone can see. */
export function readWorkbook(bytes: Uint8Array): Workbook {
  const files = Object.entries(unzipSync(new Uint8Array(bytes))).map(
    ([name, content]) => [name, strFromU8(content)] as const,
  );
  const named = (pattern: RegExp) => files.filter(([name]) => pattern.test(name)).map(([, xml]) => xml);
  const sheetFiles = named(/^xl\/worksheets\/sheet/);
  const within = (xmls: readonly string[], elements: string) =>
    xmls.flatMap((xml) =>
      parse(xml)
        .querySelectorAll(elements)
        .map(({ text }) => text),
    );
  const all = (xmls: readonly string[], pattern: RegExp) =>
    xmls.flatMap((xml) => [...xml.matchAll(pattern)].map(([, found = '']) => found));
  return {
    sheets: all(named(/^xl\/workbook\.xml$/), /<sheet [^>]*name="([^"]*)"/g),
    texts: within([...named(/sharedStrings/), ...sheetFiles], 't, is'),
    numbers: all(sheetFiles, /<c (?![^>]*t="s")[^>]*><v>([^<]*)<\/v>/g),
    quoted: within(sheetFiles, 'f, formula1').flatMap((formula) => formula.match(/"[^"]*"/g) ?? []),
  };
}
