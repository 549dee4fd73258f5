import { ratio, table } from './report.ts';
import type { SecondReaderRow, SecondReaderSet } from './second-reader.ts';
import type { CurvePoint } from './training/cross-validation.ts';

const percent = (part: number) => (Number.isNaN(part) ? 'none' : `${(part * 100).toFixed(0)} %`);

const head = [
  'Reader',
  'Slips',
  'Dangers named or suspected',
  '911 first where wanted',
  '911 or a question first where wanted',
  'Question where no danger was named',
  '"Monitor" where wanted',
  'False life danger on harmless',
  'Question on harmless',
  'Severity too high by two',
];

function cells({ reader, slips, figures }: SecondReaderRow): readonly string[] {
  const { named, call, callOrAsked, askedWhereUnnamed, watch, falseLife, askedHarmless, tooHigh } = figures;
  const parts = [named, call, callOrAsked, askedWhereUnnamed, watch, falseLife, askedHarmless, tooHigh];
  return [reader, percent(slips), ...parts.map(percent)];
}

/** One set as a part of the page. */
export function setSection({ name, texts, wanted, harmless, rows }: SecondReaderSet): string {
  return [
    `### ${name}`,
    '',
    `${texts} texts: a dispatcher would want the call for ${wanted}, ${harmless} are harmless.`,
    '',
    table(head, rows.map(cells)),
    '',
  ].join('\n');
}

/** What each doubling of the texts brought to a figure, in points. */
function gainsOf(curve: readonly CurvePoint[], figure: 'asked' | 'kinds'): readonly number[] {
  return curve.slice(1).map((point, at) => (point[figure] - (curve[at]?.[figure] ?? 0)) * 100);
}

/** A last doubling that brings fewer points than this is said to be flat. */
const flatBelow = 3;

function flattening(curve: readonly CurvePoint[]): string {
  const state = (gains: readonly number[]) => {
    const isFlat = (gains.at(-1) ?? 0) < flatBelow;
    return `${gains.map((gain) => gain.toFixed(1)).join(', ')} points (${isFlat ? 'flat at the last' : 'still rising'})`;
  };
  return [
    `Each doubling of the texts brought ${state(gainsOf(curve, 'asked'))} to the question and`,
    `${state(gainsOf(curve, 'kinds'))} to naming the danger: what is left is implied by a situation, in words that harmless texts use too,`,
    'which a linear model cannot tell apart.',
  ].join(' ');
}

function curveTable(curve: readonly CurvePoint[]): string {
  const rows = curve.map(({ share, texts, asked, kinds, falseAlarms }) => [
    `${share * 100} %`,
    String(texts),
    ratio(asked * 1000, 1000),
    ratio(kinds * 1000, 1000),
    ratio(falseAlarms * 1000, 1000),
  ]);
  return table(['Training texts', 'Count', 'Asked where wanted', 'Dangers suspected', 'Asked on harmless'], rows);
}

/** The second reader as a part of the evaluation's page. */
export function secondReaderReport(sets: readonly SecondReaderSet[], curve: readonly CurvePoint[]): string {
  return [
    '## The second reader',
    '',
    'A linear text classifier (`core/triage/classifier`) votes on whether a dispatcher would want the call. Its vote opens the danger',
    'check on top and holds back what people would do themselves until it is answered. The 911 line that starts every answer is not',
    'counted here: "911 first" means that the answer says to call before anything else. Slips are in words of three letters and more,',
    'first letters not spared. The part set apart, the fresh set and the unseen sixty took no part in training; the other sets below',
    'them did. The fresh set has been read since, and rules were tuned on it; the part set apart and the unseen sixty were not.',
    '',
    ...sets.map(setSection),
    '### Learning curve',
    '',
    'Cross-validated in five parts, with thresholds chosen anew at each size.',
    '',
    curveTable(curve),
    '',
    flattening(curve),
    '',
  ].join('\n');
}
