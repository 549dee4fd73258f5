import { towns } from '#content/facts/tables/towns.ts';
import type { AnyCalculatorMessages } from '#content/i18n/calculator-messages.ts';
import type { Language } from '#content/i18n/languages.ts';
import type { Plural } from '#content/i18n/locale.ts';
import { type Line, wordsOf as wordsOfLine } from '#content/i18n/sourced.ts';
import type { Template } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import type { CalculatorName } from '#core/calculators/registry.ts';
import type { Definition } from '#core/calculators/shared/define.ts';
import { nearestPage, type Page, pageNames } from '../../../lib/routes/page.ts';
import type { AnswerMessages, PageMessages, ShellMessages } from '../types.ts';

type Units = Readonly<Record<string, Line | Plural>>;

const shellFiles = import.meta.glob<{
  readonly shell: Omit<ShellMessages, 'units'>;
  readonly answer: Omit<AnswerMessages, 'sources' | 'contact' | 'jobsAt'>;
  readonly page: PageMessages;
}>('../../../../content/*/calculators/shell.ts', { eager: true });
const sourceFiles = import.meta.glob<Pick<AnswerMessages, 'sources'>>('../../../../content/*/calculators/sources.ts', {
  eager: true,
});
const unitFiles = import.meta.glob<{ readonly units: Units }>('../../../../content/*/calculators/units.ts', {
  eager: true,
});

const fileOf = (language: Language, name: string) => `../../../../content/${language}/calculators/${name}`;

/** The messages of a calculator, of the shared shell and results, and of its page. Throws, failing the build, if a file is missing. */
export function calculatorMessages(language: Language, name: CalculatorName) {
  const words = messagesIn(language, name);
  const all = shellFiles[fileOf(language, 'shell.ts')];
  if (!words || !all) throw new Error(`There is no content/${language}/calculators/${name}.ts, or no shell.ts`);
  const contact = { form: `${nearestPage(language, '/wtr-connection').path}#estimate`, phone: owner.phone };
  const answerMessages = {
    ...all.answer,
    sources: sourcesIn(language),
    contact,
    jobsAt: nearestPage(language, '/drying-job').path,
  };
  return { words, page: all.page, shell: { ...all.shell, units: unitsIn(language) }, answerMessages };
}

/** The unit names of a language. Throws, failing the build, if the file is missing. */
export function unitsIn(language: Language): Readonly<Record<string, Template>> {
  const units = unitFiles[fileOf(language, 'units.ts')]?.units;
  if (!units) throw new Error(`There is no content/${language}/calculators/units.ts`);
  const plain = (unit: Line | Plural): Template =>
    typeof unit === 'object' && 'words' in unit ? wordsOfLine(unit) : unit;
  return Object.fromEntries(Object.entries(units).map(([unit, words]) => [unit, plain(words)]));
}

/** The source names of a language. Throws, failing the build, if the file is missing. */
export function sourcesIn(language: Language): AnswerMessages['sources'] {
  const sources = sourceFiles[fileOf(language, 'sources.ts')]?.sources;
  if (!sources) throw new Error(`There is no content/${language}/calculators/sources.ts`);
  return sources;
}

/** The page of a calculator. */
export function pageOfCalculator(language: Language, name: string): Page {
  const page = pageNames.find((known) => known.endsWith(`/${name}`));
  return nearestPage(language, page ?? name);
}

/** Paths of the calculators that a result links to, by name. */
export function nextPages(language: Language, { next = {} }: AnyCalculatorMessages): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(next).map((tool) => [tool, pageOfCalculator(language, tool).path]));
}

const noRoom = { title: '', use: '' };

/** The shared messages reduced to what one calculator needs: its units, and the room if it has one. */
export function shellOfTool(shell: ShellMessages, { quantities, fields }: Definition): ShellMessages {
  const used = new Set(Object.values(quantities).map(({ unit }) => unit));
  const units = Object.entries(shell.units).filter(([unit, words]) => used.has(unit) && words !== unit);
  const room = 'length' in fields || 'area' in fields ? shell.room : noRoom;
  return { ...shell, room, units: Object.fromEntries(units) };
}

/** The key of the owner's town (fact `town-elevations`), offered in one tap by calculators with an altitude. */
export function homeTown({ fields }: Definition): string | null {
  const home = towns.find(({ name }) => name === owner.address.town);
  return ('altitude' in fields && home?.id) || null;
}

const files = import.meta.glob<{ readonly words: AnyCalculatorMessages }>(
  ['../../../../content/*/calculators/*.ts', '!**/*.test.ts'],
  { eager: true },
);

/** The messages of a calculator in a language; undefined if it has no such file. */
function messagesIn(language: string, name: string): AnyCalculatorMessages | undefined {
  return files[`../../../../content/${language}/calculators/${name}.ts`]?.words;
}
