/**
 * What a check of a form gives: input that may be calculated with, or a code that a language has words for, with the
 * names of the fields at fault.
 */
export type Checked<Value, ErrorCode extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ErrorCode; readonly fields: readonly string[] };
