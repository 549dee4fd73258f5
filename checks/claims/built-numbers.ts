import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { loneNumbers, missingNumbers } from './numbers.ts';

/** A possible source of numbers; of every page where it has no `addresses`. */
export interface NumberRecord {
  readonly text: string;
  /** Addresses that a page lists when it cites the record. */
  readonly addresses?: readonly string[];
}

/** Digits that state nothing which a record could hold, each with the reason. */
export const explained: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}\b/g,
    'a day of review',
  ],
  [/\b\d{4}-\d{2}-\d{2}\b/g, 'a day of review'],
  [/© \d{4}/g, 'the year of the build'],
  [/\b(?:Fig\.|Table) \d+/g, 'the number of a figure on its page'],
  [/\b\d{1,2} de [a-z]+ de \d{4}\b/g, 'a day of review, in Spanish'],
  [/\b\d+ min\b/g, 'counted from the words of the page'],
  [/\b\d+ kB\b/g, 'the size of the file'],
  [/\b404\b/g, 'the name of an answer of the web'],
  [/\b\d+ steps?\b|\bAll \d+ must hold\b/gi, 'counted from the list below it'],
  [/\bPage \d+ of \d+\b/g, 'the number of a page on paper'],
];

/** Elements whose digits no visitor reads as a statement: the list of sources is made of other people's titles. */
const apart = 'script, style, sup, svg, [role=doc-noteref], [aria-labelledby=sources], nav, option';

/** A built page: its words, block by block, and the addresses that its list of sources names. */
export interface BuiltPage {
  readonly text: string;
  readonly drawn: string;
  /** The same without scales and numbered marks: what a record has to hold. */
  readonly stated: string;
  readonly cited: ReadonlySet<string>;
}

/** Reads the HTML of a page. @throws Error when it has no body */
export function readBuiltPage(html: string): BuiltPage {
  // Content of <noscript> is parsed as elements: people without JavaScript read it.
  const body = parse(html, { blockTextElements: { script: true, style: true } }).querySelector('body');
  if (!body) throw new Error('The page has no body');
  const cited = body.querySelectorAll('[aria-labelledby=sources] a').map((link) => link.getAttribute('href') ?? '');
  const drawings = body.querySelectorAll('svg');
  const drawn = drawings.map(wordsOf).join(' ');
  const stated = drawings.flatMap((svg) => withoutScales(svg.querySelectorAll('text').map(({ text }) => text.trim())));
  for (const part of body.querySelectorAll(apart)) part.remove();
  return { text: wordsOf(body), drawn, stated: stated.join(' \n '), cited: new Set(cited) };
}

function wordsOf(element: HTMLElement): string {
  return element.childNodes
    .map((node) => (node.nodeType === NodeType.TEXT_NODE ? node.text : ` ${wordsOf(node as HTMLElement)} `))
    .join('');
}

/** Texts of a drawing without its scales and marks: three or more bare numbers from 0 or 1 in equal steps. */
function withoutScales(texts: readonly string[]): readonly string[] {
  const [first, second] = texts;
  if (first === undefined) return [];
  const step = Number(second) - Number(first);
  const isStep = (text: string, index: number) =>
    /^\d+$/.test(text) && step > 0 && Number(text) === Number(first) + index * step;
  const end = texts.findIndex((text, index) => !isStep(text, index));
  const length = end === -1 ? texts.length : end;
  if ((first === '0' || first === '1') && length >= 3) return withoutScales(texts.slice(length));
  return [first, ...withoutScales(texts.slice(1))];
}

/** Numbers of a text that no record of the page holds and that nothing explains: typed somewhere, or printed wrong. */
export function strayNumbers(
  text: string,
  records: readonly NumberRecord[],
  cited?: ReadonlySet<string>,
): readonly string[] {
  const rest = explained.reduce((left, [pattern]) => left.replace(pattern, ' '), text);
  const applying = records.filter(({ addresses = [] }) => !cited || addresses.every((address) => cited.has(address)));
  return [...new Set(missingNumbers(loneNumbers(rest), applying.map((record) => record.text).join(' ')))];
}
