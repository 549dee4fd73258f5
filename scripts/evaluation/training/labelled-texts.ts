import { readdirSync, readFileSync } from 'node:fs';
import type { Severity } from '#core/job/severity.ts';
import { gravestHazards, type Hazard } from '#core/triage/hazards/hazards.ts';

/** A row of the corpus: a text as one author wrote and labelled it. */
export interface CorpusRow {
  readonly id: string;
  readonly lang: 'en' | 'es';
  readonly text: string;
  readonly hazards: readonly string[];
  readonly acceptable: readonly string[];
  readonly tense: 'now' | 'past-mended' | 'past-untreated' | 'hypothetical' | 'question' | 'other';
  readonly call911: boolean;
  readonly min_severity: Severity;
  readonly max_severity: Severity;
}

/** A text to train on. What a label does not say is null: nothing is learned from it. */
export interface TrainingText {
  readonly text: string;
  readonly dispatcher: boolean | null;
  readonly kinds: ReadonlyMap<Hazard, boolean | null>;
}

const folder = new URL('../corpus/', import.meta.url);

/** Every text of the corpus. */
export function corpusRows(): readonly CorpusRow[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trim().split('\n'))
    .map((line): CorpusRow => JSON.parse(line));
}

/** A number from 0 to 99 that belongs to a text, whatever its place in a file. Source: FNV-1a. */
function percentOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % 100;
}

/** Whether a text of the corpus is set apart for measuring: 15 in 100, never trained on. */
export const isSetApart = ({ text }: Pick<CorpusRow, 'text'>): boolean => percentOf(text) < 15;

function kindsOf(labels: readonly string[], unsaid: readonly string[]): TrainingText['kinds'] {
  const label = (kind: Hazard) => labels.includes(kind) || (unsaid.includes(kind) ? null : false);
  return new Map(gravestHazards.map((kind) => [kind, label(kind)]));
}

export function trainingTextOf({ text, hazards, acceptable, call911 }: CorpusRow): TrainingText {
  return { text, dispatcher: call911, kinds: kindsOf(hazards, acceptable) };
}

interface PlainRow {
  readonly text: string;
  readonly hazards?: readonly string[];
  readonly hazards_acceptable?: readonly string[];
  readonly acceptable?: readonly string[];
}

/** Labels that the older sets do not have. */
const newKinds: readonly Hazard[] = ['fumes', 'crisis', 'battery', 'animals'];
/** With these a dispatcher wants the call; with the doubtful ones it depends. */
const certain = ['fire', 'person-in-danger', 'downed-line', 'gas', 'carbon-monoxide'];
const doubtful = ['electrical', 'structural', 'flood-water'];

/** Whether a dispatcher would want the call, as far as the labels of hazards say. */
export function dispatcherFrom(labels: readonly string[], unsaid: readonly string[]): boolean | null {
  if (certain.some((kind) => labels.includes(kind))) return true;
  return doubtful.some((kind) => labels.includes(kind)) || certain.some((kind) => unsaid.includes(kind)) ? null : false;
}

const olderSets = [
  '../../../core/triage/hazards/phrases.json',
  '../../../core/triage/cases/scenarios.json',
  '../../../core/triage/cases/dangers.json',
  '../../../core/triage/cases/traps.json',
  '../sets/scenarios-blind.json',
  '../sets/scenarios-second.json',
  '../sets/spanish-phrases.json',
];

function plainRow(row: unknown): PlainRow {
  if (typeof row === 'string') return { text: row, hazards: [] };
  if (!Array.isArray(row)) return row as PlainRow;
  const [text, , , hazards] = row as [string, number, string, readonly string[]];
  return { text, hazards };
}

/** The labelled texts beside the rules and of the evaluation, but the unseen sixty: they say nothing about the newer kinds. */
export function olderTexts(): readonly TrainingText[] {
  return olderSets
    .flatMap((file): readonly unknown[] => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')))
    .map(plainRow)
    .map(({ text, hazards = [], hazards_acceptable = [], acceptable = [] }) => {
      const unsaid = [...hazards_acceptable, ...acceptable];
      return { text, dispatcher: dispatcherFrom(hazards, unsaid), kinds: kindsOf(hazards, [...unsaid, ...newKinds]) };
    });
}
