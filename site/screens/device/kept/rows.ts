import type { Words } from '#content/en/words.ts';
import { completeLanguages } from '#content/languages.ts';
import { type SetName, setsOf } from '../../../device/kept/edition.ts';

/** The words of the page that depend on what the worker says. */
export type KeepWords = Omit<Words['keep'], 'sets' | 'bar' | 'keep' | 'refresh' | 'forget'>;

interface Row {
  readonly name: keyof Words['keep']['sets'];
  readonly held: readonly SetName[];
}

/** What a reader of a language chooses from: her own first, and each row one or more sets. */
export function rows(language: string): readonly Row[] {
  const [first, rest] = setsOf(language);
  const whole = completeLanguages();
  return [
    { name: 'first', held: [first] },
    { name: 'rest', held: [rest] },
    { name: 'papers', held: ['papers', 'looks'] },
    { name: 'other', held: whole.filter((code) => code !== language).flatMap(setsOf) },
    { name: 'prints', held: whole.map((code): SetName => `${code}-prints`) },
  ];
}
