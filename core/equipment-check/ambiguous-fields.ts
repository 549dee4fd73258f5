import { type Doubt, doubtOf } from '../lib/decimal.ts';
import type { TypedCheck } from './typed-check.ts';

/** A text that may mean two numbers, and its field: "lines.0.units". */
export interface FieldInDoubt extends Doubt {
  readonly field: string;
  readonly typed: string;
}

/**
 * The first text of the form that may mean two numbers in a language; null where none may. Where a job brings its rooms,
 * those of the form are not looked at.
 */
export function fieldInDoubt(typed: TypedCheck, hasJob: boolean, language: string): FieldInDoubt | null {
  const ofRooms = [...textsOf('rooms', typed.rooms), ['rating', typed.rating] as const];
  for (const [field, text] of [...textsOf('lines', typed.lines), ...(hasJob ? [] : ofRooms)]) {
    const doubt = doubtOf(text, language);
    if (doubt) return { field, typed: text.trim(), ...doubt };
  }
  return null;
}

/** Every text that holds a number: a room may be called "1,200". */
function textsOf(table: string, rows: readonly object[]): readonly (readonly [string, string])[] {
  return rows.flatMap((row, at) =>
    Object.entries(row).flatMap(([name, text]) => (name === 'name' ? [] : [[`${table}.${at}.${name}`, text] as const])),
  );
}
