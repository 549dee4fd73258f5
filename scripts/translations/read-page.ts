import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';

export interface Seen {
  readonly texts: readonly string[];
  /** Where its links and forms lead. */
  readonly links: readonly string[];
}

/** Attributes that people read or hear. */
const spoken = ['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title'];

/** A text that says something: two words, or a word with a sign behind it. Codes and ids are none. */
const prose = /\p{L}{2,}[,.;:!?…]?\s+\p{L}{2,}|^\p{Lu}\p{L}+[.!?…]?$/u;

/**
 * Reads a built page: its text, its spoken attributes, its description, and the data of its tools and scripts, of which
 * some is in both languages.
 */
export function readPage(html: string, language = 'es'): Seen {
  const root = parse(html, { comment: false, blockTextElements: { script: true, style: true } });
  const elements = root.querySelectorAll('*');
  const data = elements.filter((one) => one.tagName === 'SCRIPT' && one.getAttribute('type') === 'application/json');
  const json = data.flatMap((script) => proseOf(JSON.parse(script.textContent), language));
  for (const script of root.querySelectorAll('script, style')) script.remove();
  // What says itself that it is English: the way to the English page, and names that stay as they are.
  const own = elements.filter((element) => !element.closest('[lang=en]'));
  for (const english of root.querySelectorAll('[lang=en]')) english.remove();
  // Code for other pages: of it only what its own page would say.
  const samples = root.querySelectorAll('textarea[readonly]');
  const coded = samples.flatMap(({ text }) => readPage(text, language).texts);
  for (const sample of samples) sample.remove();
  const shown = root.querySelector('html') ?? root;
  const texts = [textsOf(shown), ...own.flatMap((element) => attributesOf(element, language)), ...json, ...coded];
  const links = root
    .querySelectorAll('a[href], form[action]')
    .map((one) => one.attributes.href ?? one.attributes.action);
  return { texts, links: links.filter((link) => link !== undefined) };
}

/** The texts of a page, each on a line of its own: no mark reaches over an element. */
function textsOf(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text;
  return `\n${node.childNodes.map(textsOf).join('')}\n`;
}

function attributesOf(element: HTMLElement, language: string): readonly string[] {
  const { attributes, tagName } = element;
  const read = spoken.flatMap((name) => attributes[name] ?? []);
  const isTold =
    tagName === 'META' && /^(description|og:title|og:description)$/.test(attributes.name ?? attributes.property ?? '');
  const data = Object.entries(attributes).flatMap(([name, value]) =>
    /^data-(?!of$)/.test(name) ? dataOf(value, language) : [],
  );
  return [...read, ...(isTold ? [attributes.content ?? ''] : []), ...data];
}

/** Data that a script reads: a record in JSON, or one text, which may begin with a place. Paths of source files are none. */
function dataOf(value: string, language: string): readonly string[] {
  if (/^[\w/.-]+\.tsx?( |$)/.test(value)) return [];
  return proseOf(/^(?:\[|\{["}])/.test(value) ? JSON.parse(value) : value, language);
}

/** The texts of a record that a visitor may come to read. Where it has words by language, those of the other are not his. */
function proseOf(value: unknown, language: string): readonly string[] {
  if (typeof value === 'string') return value.includes('«') || prose.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.entries(value).filter(([code]) => code === language || !/^(?:en|es)$/.test(code));
  return own.flatMap(([, inner]) => proseOf(inner, language));
}
