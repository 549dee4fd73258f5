import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'node-html-parser';
import { getDocumentProxy } from 'unpdf';

/** Below it a page has its foot. Points from the lower edge. */
const footBelow = 45;

/** Every text of a PDF: its pages as one, so that a sentence may go over to the next, their feet, its title, its bookmarks. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ readonly text: string; readonly links: readonly string[] }> {
  const pdf = await getDocumentProxy(bytes);
  const [body, feet]: [string[], string[]] = [[], []];
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('str' in item) (Number(item.transform[5]) < footBelow ? feet : body).push(item.str);
    links.push(...(await page.getAnnotations()).flatMap(({ url }) => (typeof url === 'string' ? [url] : [])));
  }
  const { info } = await pdf.getMetadata();
  const told = Object.entries(info).flatMap(([name, value]) => (/^(Title|Subject)$/.test(name) ? [String(value)] : []));
  const bookmarks = ((await pdf.getOutline()) ?? []).map(({ title }) => title);
  return { text: [body.join(' '), feet.join(' '), ...told, ...bookmarks].join('\n'), links };
}

/** Every text of a workbook: its cells, the texts inside of its formulas and lists, and the names of its sheets. */
export function readWorkbook(bytes: Uint8Array): string {
  const files = Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)] as const);
  const texts = files.flatMap(([name, xml]) => {
    if (name === 'xl/workbook.xml')
      return [...xml.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, sheet = '']) => sheet);
    if (!/sharedStrings|worksheets\/sheet/.test(name)) return [];
    const root = parse(xml);
    const cells = root.querySelectorAll('t, is').map(({ text }) => text);
    const formulas = root.querySelectorAll('f, formula1').map(({ text }) => text);
    return [...cells, ...formulas.flatMap((formula) => formula.match(/"[^"]*"/g) ?? [])];
  });
  return texts.join('\n');
}
