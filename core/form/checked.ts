/**
 * What a `validate…` function returns: input that a `calculate…` function may take, or a code that `content/en/calculators/messages.ts`
 * turns into words, with the names of the form fields at fault.
 */
export type Checked<Value, ErrorCode extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ErrorCode; readonly fields: readonly string[] };
