import type { Definition, Refusal } from '#core/calculators/shared/define.ts';
import type { Fault, Field } from '#core/calculators/shared/fields.ts';
import { type Places, testOf } from '../../../lib/xlsx/formula.ts';

/** Places in which a field of choices also has the range of its words. */
export interface FieldPlaces extends Places {
  readonly list: (field: Field) => string;
}

/** TRUE when a cell holds what its field takes. */
export function soundFormula(field: Field, places: FieldPlaces): string {
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
  // A spreadsheet looks at every part of an AND: no part may fail over a text.
  const sound = `IF(ISNUMBER(${cell}),AND(${[...limits, ...whole].join(',')}),FALSE)`;
  if (blank === 'refused') return sound;
  if (blank === 'nothing') return `OR(ISBLANK(${cell}),${sound})`;
  const other = places.cellOf(blank) ?? '';
  return `OR(AND(ISBLANK(${cell}),ISNUMBER(${other}),${other}=0),${sound})`;
}

/** The words for what is wrong with a form, or `yes`, both as they stand in formulas. The codes are tried in the order of the definition. */
export function refusalFormula(
  definition: Definition,
  places: FieldPlaces,
  badOf: (name: string) => string,
  wordsOf: (code: string) => string,
  yes: string,
): string {
  const names = Object.keys(definition.fields);
  return definition.refusals.reduceRight((rest, refusal) => {
    // The quantities of a rule are written out: no line of the sheet is calculated before all is complete.
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

/** @throws for a fault that no sheet tells from others */
function formulaOf(fault: Fault): (field: Field | undefined, places: FieldPlaces) => string {
  if (fault === 'not-positive') return notPositive;
  if (fault === 'out-of-range') return outOfRange;
  throw new Error(`A sheet cannot tell the fault ${fault} from others`);
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
