import { type Language, languageCodes, languages, pathOf, publishes } from '#content/languages.ts';
import { answersBesides } from '#content/words/assessment-words.ts';
import { addresses } from '../../../frame/addresses.ts';
import { type SetName, setsOf } from '../edition.ts';
import { type BuiltFiles, withReferences } from './references.ts';

/** The pages that are kept before all others, by their names: what somebody needs in a house without power. */
const firstPages = [
  '/guides/emergency-checklist',
  '/guides/sleeping-in-water-damaged-home',
  '/damage-assessment',
  '/insurance-directory',
  '/no-signal',
];

/** Pages beside the listed ones that a kept manual has. Those that answer a form come from the server. */
const otherPages = ['/search', '/no-signal', '/waiting', '/shared-photos'];

/** Pages that are of no use without a line, and those that a house without power can do without: a language has one megabyte. */
export const needsLine: readonly string[] = [
  '/embeds',
  '/videos',
  '/terms',
  '/accessibility',
  '/ai-in-restoration',
  '/calculators/accuracy',
];

/**
 * What an emergency does without: what shows, shares, finds and sends while nothing presses, and what puts menus and sources into
 * a page, whose own lists come with the rest. The directory is whole without its search.
 */
const canWait =
  /\.webmanifest$|^\/search\/|\/insurance-directory\.json$|\/_astro\/(search-box|directory-search|wake|twin-place|qr-picture|share-panel|panels|late-sources|book|search-page|fetch-index|normalise|thread)\./;

/** Pictures that a browser and a telephone keep by themselves. */
const ofTheSystem = /\.(png|ico)$/;
const isType = /\.woff2$/;

/** What makes papers is heavier than any other script, and waits for somebody who has a record to print. Bytes over the wire. */
const paperBytes = 15_000;
const partOfPapers = /^\/(_astro\/.*\.js|record-papers\/.*)$/;
const alwaysPapers = /^\/_astro\/make-/;

/** Files for other programs. No page and no script of ours asks for them. */
const forPrograms = /\/(feed|sitemap)\.xml$|\.schema\.json$|\/downloads\/|^\/site-index\.json$/;

const isLeftOut = (file: string) => [forPrograms, ofTheSystem].some((other) => other.test(file));

type Sets = ReadonlyMap<SetName, ReadonlySet<string>>;

/**
 * What is kept together, out of the finished pages. In a language's two sets each file stands once; the papers are of all.
 * @param sizeOf Bytes of a file over the wire.
 */
export function setsOfSite(files: BuiltFiles, sizeOf: (file: string) => number): Sets {
  const sets = new Map<SetName, ReadonlySet<string>>();
  const papers = new Set<string>();
  const looks = new Set<string>();
  const setOf = (file: string, rest: Set<string>) => {
    if (isType.test(file)) return looks;
    return alwaysPapers.test(file) || (partOfPapers.test(file) && sizeOf(file) > paperBytes) ? papers : rest;
  };
  for (const language of languageCodes.filter((code) => languages[code].complete)) {
    const first = withReferences(files, [...pagesOf(language, firstPages), answerWordsOf(language)]);
    const kept = new Set(
      [...first].filter((file) => ![canWait, isType].some((other) => other.test(file)) && !isLeftOut(file)),
    );
    const names = [...addresses.map(({ path }) => path), ...otherPages].filter((name) => !needsLine.includes(name));
    const rest = new Set<string>();
    for (const file of withReferences(files, [
      ...pagesOf(language, names),
      ...dataOf(files, language),
      ...answersBesides(language).map(answerWordsOf),
    ])) {
      if (!kept.has(file) && !isLeftOut(file)) setOf(file, rest).add(file);
    }
    const [firstName, restName] = setsOf(language);
    const prints = [...files.keys()].filter((file) => file.startsWith(`${languages[language].prefix}/downloads/`));
    sets.set(firstName, kept).set(restName, rest).set(`${language}-prints`, new Set(prints));
  }
  return sets.set('papers', papers).set('looks', looks);
}

/** The words of an answer: those of the page's language are kept first, those in which it answers besides with the rest. */
const answerWordsOf = (language: Language) => `/assessment-words/${language}.json`;

function pagesOf(language: Language, names: readonly string[]): readonly string[] {
  const published = names.filter((name) => publishes(language, name));
  return published.map((name) => fileOf(pathOf(language, name)));
}

/** The file of an address: `/guides` is `/guides/index.html`. */
const fileOf = (address: string) => `${address}/index.html`.replace('//', '/');

/** What the scripts of a language fetch by an address that they put together. */
function dataOf(files: BuiltFiles, language: Language): readonly string[] {
  const { prefix } = languages[language];
  const others = languageCodes.filter((code) => code !== language);
  const isOfOther = (file: string) =>
    others.some((code) => file.split(/[/.]/).includes(code)) || (prefix && !isOf(file, prefix, language));
  return [...files.keys()].filter((file) => /\.(json|xml)$/.test(file) && !isOfOther(file));
}

/** A file below the prefix of a language, or one that names it, as `/search/es.json`. */
const isOf = (file: string, prefix: string, language: string) =>
  file.startsWith(`${prefix}/`) || file.split(/[/.]/).includes(language);
