import { type Change, insertAfterLast, type Plan, type Read } from './change.ts';

/** What a person types for a page: the last part of its address, and its title in both languages. */
export interface PageMessages {
  readonly name: string;
  readonly english: string;
  readonly spanish: string;
}

/** A kind of page: the folder of its texts, and its address prefix in each language. */
export interface Collection {
  readonly kind: string;
  readonly folder: string;
  readonly address: string;
  readonly spanishAddress: string;
  /** Whether its pages load script; `static` by default. */
  readonly pageKind?: 'static' | 'tool';
}

/** The three words of a page, or one sentence that says which is wrong or taken. */
export function pageWords(read: Read, collection: Collection, words: readonly string[]): PageMessages | string {
  const [name = '', english = '', spanish = '', ...more] = words;
  const usage = `npm run new ${collection.kind} <name> "<English title>" "<Spanish title>"`;
  if (more.length > 0 || !spanish.trim()) return `Say a name and two titles, in quotes: ${usage}`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `"${name}" cannot be an address: use small letters, digits and hyphens, such as frozen-pipes.`;
  const path = `content/en/${collection.folder}/${name}.mdx`;
  if (read(path) !== undefined) return `There is a ${collection.kind} "${name}" already: ${path}. Choose another name.`;
  for (const title of [english, spanish])
    if (title.length < 3 || title.length > 90) return `A title has 3 to 90 characters: "${title}" has ${title.length}.`;
  if (!slugOf(spanish)) return `"${spanish}" gives no Spanish address: a title needs letters.`;
  return { name, english, spanish };
}

/** The page's two texts and its address in both languages. */
export function pageFiles(
  collection: Collection,
  { name, spanish }: PageMessages,
  texts: { readonly en: string; readonly es: string },
): readonly ((read: Read) => Change)[] {
  const { folder, address, pageKind = 'static' } = collection;
  const es = `${collection.spanishAddress}/${slugOf(spanish)}`;
  return [
    () => ({ path: `content/en/${folder}/${name}.mdx`, text: texts.en }),
    () => ({ path: `content/es/${folder}/${name}.mdx`, text: texts.es }),
    (read) =>
      insertAfterLast(
        read,
        'src/lib/routes/addresses.ts',
        new RegExp(`^  \\{ path: '${address}/`),
        `  { path: '${address}/${name}', kind: '${pageKind}' },`,
      ),
    (read) =>
      insertAfterLast(
        read,
        'content/es/labels/addresses.ts',
        new RegExp(`^  '${address}/`),
        `  '${address}/${name}': '${es}',`,
      ),
  ];
}

/** Whether a Spanish address is given to another page. */
export function isSpanishAddressTaken(read: Read, collection: Collection, { spanish }: PageMessages): boolean {
  return (read('content/es/labels/addresses.ts') ?? '').includes(`'${collection.spanishAddress}/${slugOf(spanish)}'`);
}

/** The words and nothing wrong with them, then the plan made of them. */
export function planPage(
  read: Read,
  collection: Collection,
  words: readonly string[],
  planOf: (page: PageMessages) => Plan,
): Plan {
  const page = pageWords(read, collection, words);
  if (typeof page === 'string') return page;
  if (isSpanishAddressTaken(read, collection, page))
    return `Another page has the Spanish title "${page.spanish}": choose another.`;
  return planOf(page);
}

/** A text as a string of the head of a page, or of a list. */
export function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

/** A title as an address: no accents, no article in front, nothing that waits for a word at the end, and no "ano". */
function slugOf(title: string): string {
  const letters = title.toLowerCase().replaceAll('año', 'anio').normalize('NFD').replace(/\p{M}/gu, '');
  const words = letters.split(/[^a-z0-9]+/).filter(Boolean);
  const from = words.findIndex((word) => !/^(de|la|el|los|las|un|una)$/.test(word));
  const to = words.findLastIndex((word) => !/^(de|la|el|en|y)$/.test(word));
  return words.slice(Math.max(from, 0), to + 1).join('-');
}
