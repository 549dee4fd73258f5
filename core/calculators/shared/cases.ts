/** Valid input and some of the expected quantities. Missing fields use their defaults. */
export interface AcceptedCase {
  readonly input: Readonly<Record<string, string>>;
  readonly result: Readonly<Record<string, unknown>>;
}

/** Invalid input with the expected error code and fields. */
export interface RefusedCase {
  readonly input: Readonly<Record<string, string>>;
  readonly error: string;
  readonly fields: readonly string[];
}

/** Test cases of one calculator, shared by core, page, endpoint and workbook. */
export interface Cases {
  readonly accepted: readonly AcceptedCase[];
  readonly refused: readonly RefusedCase[];
}

/** Parses a `cases.json`. Throws if a list is missing or empty, so that no test passes for lack of cases. */
export function readCases(text: string): Cases {
  const cases = JSON.parse(text) as Partial<Cases>;
  const { accepted = [], refused = [] } = cases;
  if (accepted.length === 0 || refused.length === 0) throw new Error('A calculator needs accepted and refused cases');
  return { accepted, refused };
}
