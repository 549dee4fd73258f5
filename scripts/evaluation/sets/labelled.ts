import { readFileSync } from 'node:fs';
import type { Category } from '#core/job/category.ts';
import { type Severity, severities } from '#core/job/severity.ts';
import type { Hazard } from '#core/triage/hazards/hazards.ts';

/** A description with what a careful person would say about it. */
export interface Labelled {
  readonly id: string;
  readonly text: string;
  readonly lowestCategory: number;
  readonly highestCategory: number;
  readonly lowestSeverity: Severity;
  readonly highestSeverity: Severity;
  readonly hazards: readonly Hazard[];
  /** Hazards that are neither asked for nor wrong. */
  readonly acceptable: readonly Hazard[];
}

export interface LabelledSet {
  readonly name: string;
  readonly texts: readonly Labelled[];
}

function read<Rows>(path: string): Rows {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
}

interface OpenRow {
  readonly id: string;
  readonly text: string;
  readonly min_category: Category;
  readonly hazards: readonly Hazard[];
}

interface BlindRow extends OpenRow {
  readonly max_category: Category;
  readonly min_severity: Severity;
  readonly max_severity: Severity;
  readonly hazards_acceptable: readonly Hazard[];
}

type SpanishRow = readonly [text: string, category: Category, severity: Severity, hazards: readonly Hazard[]];

/** Found since the labels were written: a shock, a child alone, a line on the ground. */
const newHazards: readonly Hazard[] = ['person-in-danger', 'downed-line'];

/** The sixty texts that the first rules were written with. Their labels name no severity. */
export function openSet(): LabelledSet {
  const rows = read<OpenRow[]>('../../../core/triage/cases/scenarios.json');
  const texts = rows.map(({ id, text, min_category, hazards }) => ({
    id,
    text,
    hazards,
    lowestCategory: min_category,
    highestCategory: 3,
    lowestSeverity: 'low' as const,
    highestSeverity: 'emergency' as const,
    acceptable: newHazards,
  }));
  return { name: 'The open sixty', texts };
}

function wholeRows(file: string): readonly Labelled[] {
  return read<BlindRow[]>(file).map((row) => ({
    id: row.id,
    text: row.text,
    hazards: row.hazards,
    lowestCategory: row.min_category,
    highestCategory: row.max_category,
    lowestSeverity: row.min_severity,
    highestSeverity: row.max_severity,
    acceptable: [...row.hazards_acceptable, ...newHazards],
  }));
}

/** The 160 texts of a labeller who had not seen the rules. The rules have been improved with them since. */
export function blindSet(): LabelledSet {
  return { name: 'The blind 160', texts: wholeRows('scenarios-blind.json') };
}

/** Sixty texts by ear, with slips, half Spanish, by children and of the past, written before the lexicon was looked at. */
export function secondSet(): LabelledSet {
  return { name: 'The second sixty', texts: wholeRows('scenarios-second.json') };
}

/** Sixty texts that whoever writes rules has not looked at: what the rules do on texts that nobody has seen. */
export function unseenSet(): LabelledSet {
  return { name: 'The unseen sixty', texts: wholeRows('scenarios-unseen.json') };
}

/** Sixty Spanish phrases: regional, without accents, mixed with English. */
export function spanishSet(): LabelledSet {
  const texts = read<SpanishRow[]>('spanish-phrases.json').map(([text, category, severity, hazards], at) => ({
    id: `es-${String(at + 1).padStart(2, '0')}`,
    text,
    hazards,
    lowestCategory: category,
    highestCategory: 3,
    lowestSeverity: severity,
    highestSeverity: 'emergency' as const,
    acceptable: [...newHazards, 'ongoing', 'electrical', 'mold'] as const,
  }));
  return { name: 'Sixty Spanish phrases', texts };
}

export function severityRank(severity: Severity): number {
  return severities.indexOf(severity);
}
