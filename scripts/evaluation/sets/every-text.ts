import { readFileSync } from 'node:fs';

const files = [
  '../../../core/triage/cases/scenarios.json',
  '../../../core/triage/cases/dangers.json',
  '../../../core/triage/cases/extents.json',
  '../../../core/triage/cases/traps.json',
  '../../../core/triage/cases/kinds.json',
  '../../../core/triage/hazards/phrases.json',
  'scenarios-blind.json',
  'scenarios-second.json',
  'spanish-phrases.json',
];

function textIn(row: unknown): string {
  if (typeof row === 'string') return row;
  return Array.isArray(row) ? String(row[0]) : (row as { readonly text: string }).text;
}

/** Every text of the project that has a label: those beside the rules, and the sets of the evaluation. */
export function everyText(): readonly string[] {
  return files.flatMap((file) => {
    const rows: readonly unknown[] = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
    return rows.map(textIn);
  });
}
