/** A form that is filled in, and some of the quantities that it gives. Fields that are left out keep their first text. */
export interface AcceptedCase {
  readonly input: Readonly<Record<string, string>>;
  readonly result: Readonly<Record<string, unknown>>;
}

/** A form that is refused: the code, and the fields at fault. */
export interface RefusedCase {
  readonly input: Readonly<Record<string, string>>;
  readonly error: string;
  readonly fields: readonly string[];
}

/** The cases of one calculator, for core, page, endpoint and workbook alike. */
export interface Cases {
  readonly accepted: readonly AcceptedCase[];
  readonly refused: readonly RefusedCase[];
}

/** The cases in the text of a `cases.json`. Throws where a list is missing or empty: no test may pass for want of cases. */
export function readCases(text: string): Cases {
  const cases = JSON.parse(text) as Partial<Cases>;
  const { accepted = [], refused = [] } = cases;
  if (accepted.length === 0 || refused.length === 0) throw new Error('A calculator needs accepted and refused cases');
  return { accepted, refused };
}
