import type { AnyCalculatorMessages } from '#content/i18n/calculator-messages.ts';
import type { Language } from '#content/i18n/languages.ts';
import type { Plural } from '#content/i18n/locale.ts';
import { type Line, wordsOf as wordsOfLine } from '#content/i18n/sourced.ts';
import type { Template } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import type { CalculatorName } from '#core/calculators/registry.ts';
import type { Definition } from '#core/calculators/shared/define.ts';
import { nearestPage, type Page, pageNames } from '../../../lib/routes/page.ts';
import type { AnswerMessages, PageMessages, ShellMessages } from '../calculator.ts';
import { messagesIn } from './word-files.ts';

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

/** The words of a calculator, of the shell and the results that all share, and of the page around it. Throws, and so stops the build, where a file is missing. */
export function wordsOf(language: Language, name: CalculatorName) {
  const words = messagesIn(language, name);
  const all = shellFiles[fileOf(language, 'shell.ts')];
  if (!words || !all) throw new Error(`There is no content/${language}/calculators/${name}.ts, or no shell.ts`);
  const contact = { form: `${nearestPage(language, '/wtr-connection').path}#estimate`, phone: owner.phone };
  const said = {
    ...all.answer,
    sources: sourcesIn(language),
    contact,
    jobsAt: nearestPage(language, '/drying-job').path,
  };
  return { words, page: all.page, shell: { ...all.shell, units: unitsIn(language) }, said };
}

/** How a language writes units. Throws, and so stops the build, where it has no such file. */
export function unitsIn(language: Language): Readonly<Record<string, Template>> {
  const units = unitFiles[fileOf(language, 'units.ts')]?.units;
  if (!units) throw new Error(`There is no content/${language}/calculators/units.ts`);
  const plain = (unit: Line | Plural): Template =>
    typeof unit === 'object' && 'words' in unit ? wordsOfLine(unit) : unit;
  return Object.fromEntries(Object.entries(units).map(([unit, words]) => [unit, plain(words)]));
}

/** Where a language says that the numbers of core come from. Throws, and so stops the build, where it has no such file. */
export function sourcesIn(language: Language): AnswerMessages['sources'] {
  const sources = sourceFiles[fileOf(language, 'sources.ts')]?.sources;
  if (!sources) throw new Error(`There is no content/${language}/calculators/sources.ts`);
  return sources;
}

/** The page of a calculator, by its name. */
export function pageOfCalculator(language: Language, name: string): Page {
  const page = pageNames.find((known) => known.endsWith(`/${name}`));
  return nearestPage(language, page ?? name);
}

/** Where the links to other tools lead, by the name of the tool. */
export function nextPages(language: Language, { next = {} }: AnyCalculatorMessages): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(next).map((tool) => [tool, pageOfCalculator(language, tool).path]));
}

const unsaid = { title: '', use: '' };

/** The shared words with the units of one calculator only, where they are not written by their own signs, and those of a room where it asks for one. */
export function shellOfTool(shell: ShellMessages, { quantities, fields }: Definition): ShellMessages {
  const used = new Set(Object.values(quantities).map(({ unit }) => unit));
  const units = Object.entries(shell.units).filter(([unit, words]) => used.has(unit) && words !== unit);
  const room = 'length' in fields || 'area' in fields ? shell.room : unsaid;
  return { ...shell, room, units: Object.fromEntries(units) };
}
