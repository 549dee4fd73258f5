import type { HazardMeasure, Measure } from './measure.ts';

/** One way of assessing, with its measure. */
export interface Measured {
  readonly name: string;
  readonly measure: Measure;
}

function ratio(part: number, whole: number): string {
  return whole === 0 ? 'none labelled' : (part / whole).toFixed(2);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function list(ids: readonly string[]): string {
  return ids.length === 0 ? 'none' : ids.join(', ');
}

function hazardRow({ hazard, labelled, missed, invented }: HazardMeasure): readonly string[] {
  const found = labelled - missed.length;
  return [
    hazard,
    String(labelled),
    ratio(found, labelled),
    ratio(found, found + invented.length),
    list(missed),
    list(invented),
  ];
}

/** The evaluation as a page of Markdown. */
export function report(count: number, measured: readonly Measured[]): string {
  const overview = measured.map(({ name, measure: { underTriaged, overTriaged, perHazard } }) => {
    const labelled = perHazard.reduce((sum, row) => sum + row.labelled, 0);
    const missed = perHazard.reduce((sum, row) => sum + row.missed.length, 0);
    return [name, String(underTriaged.length), String(overTriaged.length), ratio(labelled - missed, labelled)];
  });
  const sections = measured.map(({ name, measure }) =>
    [
      `## ${name}`,
      '',
      table(
        ['Hazard', 'Labelled', 'Recall', 'Precision', 'Missed', 'Without a label'],
        measure.perHazard.map(hazardRow),
      ),
      '',
      `Under-triaged (category below the lowest safe one): ${list(measure.underTriaged)}.`,
      '',
      `Over-triaged: ${list(measure.overTriaged)}.`,
    ].join('\n'),
  );
  return [
    '# Evaluation of the damage assessment',
    '',
    'Written by `npm run evaluate`; do not edit. It runs the labelled descriptions of `core/assessment/scenarios.json`',
    `(${count} texts, English and Spanish) through each way of assessing. A hazard counts as found when its urgent steps are in`,
    'the answer. The calm and the alarmed model are written by hand, the two extremes that the guard has to hold; they are no',
    'recording of a service. With a model configured in the environment, `npm run evaluate -- --live` asks it and adds its table.',
    '',
    'The rules were written with these texts at hand, so the figures say how well they fit, not how well they will do on others.',
    '',
    '## Overview',
    '',
    table(['Way', 'Under-triaged', 'Over-triaged', 'Recall over all hazards'], overview),
    '',
    ...sections.flatMap((section) => [section, '']),
  ].join('\n');
}
