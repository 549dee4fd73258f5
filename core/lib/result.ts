/**
 * Result of validating a form: valid input, or an error code (translated by the site) with the names of the invalid fields.
 */
export type Checked<Value, ErrorCode extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ErrorCode; readonly fields: readonly string[] };
