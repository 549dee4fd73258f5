import type { Choice } from './fields.tsx';

/** The choices of a form field from a record of names, in the record's order. */
export function choicesOf(names: Readonly<Record<string, string>>): readonly Choice[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}
