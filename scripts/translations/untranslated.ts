import { directory } from '#content/directory/directory.ts';
import { directoryLicense } from '#content/directory/public-files.ts';
import { sources } from '#content/facts/sources/all-sources.ts';
import { towns } from '#content/facts/tables/towns.ts';
import { languages } from '#content/i18n/languages.ts';
import { localeOf } from '#content/i18n/locale.ts';
import { owner } from '#content/owner.ts';

/** Texts that read the same in every language, and why. */
interface Names {
  readonly why: string;
  readonly texts: readonly string[];
}

const names: readonly Names[] = [
  { why: 'names and addresses of the owner', texts: textsOf(owner) },
  { why: 'titles of sources, which stay as they were read', texts: textsOf(Object.values(sources)) },
  { why: 'names of languages, each in its own', texts: Object.values(languages).map(({ name }) => name) },
  {
    why: 'names that stay English inside of sentences, each marked as English',
    texts: Object.values(languages).flatMap(({ englishNames }) => englishNames),
  },
  { why: 'names of towns', texts: towns.map(({ name }) => name) },
  { why: 'names of companies, and of what lists them', texts: textsOf(directory()).flatMap(withoutScheme) },
  { why: 'the name of a license', texts: [directoryLicense.name] },
];

/** What needs no translation: web and mail addresses, units and file types. */
const signs = [
  /[\w.+-]+@[\w.-]+/g,
  /[\w-]+(\.[\w-]+)*\.(com|gov|md|net|org|php|rb|us)\b/g,
  /(gr\/lb|g\/kg|hPa|kB|ln(?=T)|PDF|XLSX|CSV)/g,
];

const spanish = localeOf(languages.es);
const months = Array.from({ length: 12 }, (_, month) => spanish.date(new Date(2026, month, 1)).split(' ')[2] ?? '');
const days = new RegExp(`\\d+de(${months.join('|')})de\\d{4}`, 'g');

const longest = names
  .flatMap(({ texts }) => texts.map(squeezed))
  .filter((text) => /\p{L}{2,}/u.test(text))
  .sort((one, other) => other.length - one.length);
/** A short name may be a part of an address, which has to go first. */
const [long, short] = [longest.filter(({ length }) => length >= 12), longest.filter(({ length }) => length < 12)];

/** A text that holds words which nothing explains; undefined where all of them are explained. Spaces and line ends say nothing. */
export function unexplained(text: string): string | undefined {
  const bare = squeezed(text.replace(/\{\w+\}/g, ' ')).replace(days, '|');
  const withoutNames = long.reduce(without, bare);
  const withoutSigns = signs.reduce((rest, sign) => rest.replace(sign, '|'), withoutNames);
  return /\p{L}{2,}/u.test(short.reduce(without, withoutSigns)) ? text : undefined;
}

function without(text: string, name: string): string {
  return text.replaceAll(name, '|');
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** A source as the directory names it: whole, and the text after its web address. */
function withoutScheme(text: string): readonly string[] {
  return [text, text.replace(/^\S+\s/, ''), ...text.split(/\s(?=\()/)];
}
