import { isCode } from '#checks/texts/code-values.ts';

/** The marks around each pseudo-translated text. No English text of the site has these characters, and every font does. */
const [open, close] = ['«', '»'];

/** A text with every part of it that says something between marks; `{places}` stay outside, as what fills them does. */
export function mark(text: string): string {
  const parts = text.split(/(\{\w+\})/);
  return parts.map((part) => (/^\{\w+\}$/.test(part) || !/\p{L}/u.test(part) ? part : open + part + close)).join('');
}

/** Words of a language's folder, all the way down, each between marks. Throws on a function: words are plain data. */
export function marked<Words>(words: Words, key = ''): Words {
  return markedUnder(words, key) as Words;
}

function markedUnder(value: unknown, key: string): unknown {
  if (typeof value === 'function') throw new Error(`"${key}" is a function, and words are plain data`);
  if (typeof value === 'string') return isCode(key, value) ? value : mark(value);
  if (Array.isArray(value)) return value.map((item) => markedUnder(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, markedUnder(inner, name)]));
}

/** The parts of a text that are outside of all marks and contain a word. */
export function wordsOutside(text: string): readonly string[] {
  const parts = text.replace(/«[^«»]*»/g, '\n').split('\n');
  return parts.map((part) => part.trim()).filter((part) => /\p{L}{2,}/u.test(part));
}
