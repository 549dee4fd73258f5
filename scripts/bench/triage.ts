import { createClassifier } from '#core/triage/classifier/classifier.ts';
import { model } from '#core/triage/classifier/weights.ts';
import { withoutPersonalDetails } from '#core/triage/model/personal-details.ts';
import { triage } from '#core/triage/triage.ts';
import { blindSet, openSet } from '../evaluation/sets/labelled.ts';
import { tableOf } from './table.ts';

// What a press of the button reads, rules and classifier, and the filter of personal details. Processor time, the fastest of three runs.

const length = 5000;

function timeOf(work: () => unknown): number {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

const fastest = (work: () => unknown) => Math.min(...Array.from({ length: 3 }, () => timeOf(work)));
const filled = (part: string) => part.repeat(Math.ceil(length / part.length)).slice(0, length);

const classify = createClassifier(model);
const press = (text: string) => triage(text, { vote: classify(text) });

const ordinary =
  'The supply line behind the washing machine burst and the water ran into the hall and under the laminate. My mother is 82. ' +
  'We shut the main valve and mopped most of it, but the wall by the outlet is soft. The adjuster comes on Thursday. ';

/** An ordinary description of a length in characters. */
export const descriptionOf = (size: number): string =>
  ordinary.repeat(Math.ceil(size / ordinary.length)).slice(0, size);

/** Texts of the longest length, by what makes them slow to read. */
const hostile: Readonly<Record<string, string>> = {
  letters: filled('a'),
  spaces: filled(' '),
  digits: filled('1-'),
  capitals: filled('A-'),
  addresses: filled('12 Oak '),
  'at signs': filled('a@a.'),
  'words of danger': filled('water outlet '),
  denials: filled('no sewage '),
  depths: filled('3 feet of water '),
  misspellings: filled('sewge celing monoxde outlte '),
  'words run together': filled(`${'sewageoutletceiling'.repeat(3)} `),
  sentences: filled('A. '),
};

/** How long descriptions take, and the worst texts someone can send. Milliseconds; a phone takes about four times as long. */
export function measureTriage(): string {
  const texts = [...openSet().texts, ...blindSet().texts].map(({ text }) => text);
  const first = timeOf(() => press(texts[0] ?? ''));
  const times = texts.map((text) => fastest(() => press(text)));
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const rows = Object.entries(hostile).map(([name, text]) => [
    `${length} characters: ${name}`,
    ...[press, withoutPersonalDetails].map((read) => fastest(() => read(text)).toFixed(1)),
  ]);
  const lengths = [100, 1000, length].map((size) => {
    const text = descriptionOf(size);
    return [`${size} characters: a description`, fastest(() => press(text)).toFixed(1), ''];
  });
  return tableOf(
    ['text', 'a press, ms', 'personal details'],
    [
      ['the first of all, with the lexicon to compile', first.toFixed(1), ''],
      [`${texts.length} descriptions, mean`, mean.toFixed(1), ''],
      [`${texts.length} descriptions, the slowest`, Math.max(...times).toFixed(1), ''],
      ...lengths,
      ...rows,
    ],
  );
}
