import type { Definition, Refusal } from '#core/calculators/shared/define.ts';
import type { Fault, Field } from '#core/calculators/shared/fields.ts';
import { type Places, testOf } from '../../../lib/xlsx/formula.ts';

/** Places that also have, for a choice field, the range of its labels. */
export interface FieldPlaces extends Places {
  readonly list: (field: Field) => string;
}

/** A formula that is TRUE if the cell of a field has a valid value. */
export function isValidFormula(field: Field, places: FieldPlaces): string {
  const cell = places.cellOf(field) ?? '';
  if (field.kind === 'choice') {
    const offered = field.values.map((value) => places.choice(field, value));
    const isNumeric = offered.every((value) => typeof value === 'number');
    if (isNumeric) return `OR(${offered.map((value) => `${cell}=${value}`).join(',')})`;
    return `COUNTIF(${places.list(field)},${cell}&"")=1`;
  }
  const { least, most, isOpen, kind, blank } = field;
  const limits = [`${cell}>${isOpen ? '' : '='}${least}`, `${cell}<=${most}`];
  const whole = kind === 'whole' ? [`INT(N(${cell}))=${cell}`] : [];
  // AND evaluates all of its arguments: none may fail on a text.
  const valid = `IF(ISNUMBER(${cell}),AND(${[...limits, ...whole].join(',')}),FALSE)`;
  if (blank === 'refused') return valid;
  if (blank === 'nothing') return `OR(ISBLANK(${cell}),${valid})`;
  const other = places.cellOf(blank) ?? '';
  return `OR(AND(ISBLANK(${cell}),ISNUMBER(${other}),${other}=0),${valid})`;
}

/** A formula for the first error of a form, in the order of the definition, or `yes`. */
export function errorFormula(
  definition: Definition,
  places: FieldPlaces,
  badOf: (name: string) => string,
  wordsOf: (code: string) => string,
  yes: string,
): string {
  const names = Object.keys(definition.fields);
  return definition.refusals.reduceRight((rest, refusal) => {
    // Quantities are inlined: no line of the sheet is calculated before the form is complete.
    const test =
      'refused' in refusal ? testOf(refusal.refused, places) : faultTest(definition, refusal, names, places, badOf);
    return `IF(${test},${wordsOf(refusal.code)},${rest})`;
  }, yes);
}

function faultTest(
  { fields }: Definition,
  { any, only, about, fault }: Refusal<string, string>,
  names: readonly string[],
  places: FieldPlaces,
  badOf: (name: string) => string,
): string {
  const oneOf = (some: readonly string[]) => `OR(${some.map(badOf).join(',')})`;
  const tests = [oneOf(names)];
  if (any) tests.push(oneOf(any));
  if (about) tests.push(oneOf(about));
  const others = only ? names.filter((name) => !only.includes(name)) : [];
  if (others.length > 0) tests.push(`NOT(${oneOf(others)})`);
  if (fault) {
    const isFault = formulaOf(fault);
    const others = (only ?? names).map((name) => `OR(NOT(${badOf(name)}),${isFault(fields[name], places)})`);
    tests.push(...others);
  }
  return tests.length === 1 ? (tests[0] ?? '') : `AND(${tests.join(',')})`;
}

/** @throws Error for an error that a sheet cannot detect */
function formulaOf(fault: Fault): (field: Field | undefined, places: FieldPlaces) => string {
  if (fault === 'not-positive') return notPositive;
  if (fault === 'out-of-range') return outOfRange;
  throw new Error(`A sheet cannot detect the error ${fault}`);
}

function outOfRange(field: Field | undefined, places: FieldPlaces): string {
  if (!field || field.kind === 'choice') return 'FALSE';
  const cell = places.cellOf(field) ?? '';
  const beyond = `OR(${cell}<${field.least},${cell}>${field.most})`;
  return `IF(ISNUMBER(${cell}),AND(${beyond},NOT(${notPositive(field, places)})),FALSE)`;
}

function notPositive(field: Field | undefined, places: FieldPlaces): string {
  const cell = field ? (places.cellOf(field) ?? '') : '';
  const mustBePositive = field && field.kind !== 'choice' && (field.least > 0 || field.isOpen);
  return mustBePositive ? `IF(ISNUMBER(${cell}),${cell}<=0,FALSE)` : 'FALSE';
}
