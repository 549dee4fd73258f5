import { noValue } from '#content/i18n/locale.ts';
import { definition as airMovement } from '#core/calculators/air-movement/definition.ts';
import { definition } from '#core/calculators/dehumidification/definition.ts';
import { chartSource } from '#core/calculators/dehumidification/factors.ts';
import { resultOf } from '#core/calculators/shared/validate.ts';
import { MethodComparison } from '../answer/AnswerSections.tsx';
import { Calculator, type CalculatorData } from '../Calculator.tsx';
import { rangeText, unitText } from '../result-texts.ts';
import type { AnswerParts, Parts, Row, WithAnswerMessages } from '../types.ts';
import { CapacityPicture, type DehumidificationMessages, type DehumidificationView } from './CapacityPicture.tsx';

const answer: AnswerParts<typeof definition, DehumidificationMessages> = {
  heads: ['unitsNeeded', 'airMoversNeeded'],
  rows: (rows, shown) => {
    const own = shown.words.own.pairs;
    const ours = (name: string) => rows.get(name) ?? [];
    const energy = { label: own.energyCost, value: shown.t('{plateEnergyCost}') };
    const others = ['volume', 'requiredCapacity', 'energyPerDay', 'fourDayEnergy', 'energyCost'].flatMap(ours);
    return [
      ...[ours('unitsNeeded'), industryHead(shown, own.dehumidifiers, chartUnits(shown))].flat(),
      ...[ours('airMoversNeeded'), industryHead(shown, own.airMovers, moversByArea(shown))].flat(),
      ...others,
      energy,
    ];
  },
  Below: ({ words }) => <p>{words.own.pairs.which}</p>,
  copied: (rows, { input, words, t }) => {
    const rating = words.own.copiedRating[input.machine === 'desiccant' ? 'cfm' : 'pints'];
    return [...rows, { label: rating.label, value: t(rating.value) }];
  },
  next: ({ values: { length = '', width = '', height = '' }, result }) => ({
    'air-movement': { length, width },
    'air-scrubber': { length, width, height },
    circuits: { dehumidifiers: String(result.unitsNeeded), airMovers: String(result.airMoversNeeded) },
  }),
  Justification: (shown) => <Justification {...shown} />,
};

/** The count of the trade's method, at the size of ours. */
function industryHead({ shell, locale, words }: DehumidificationView, label: string, units: Range | null): Row {
  if (!units) return { label, value: noValue, note: words.quantities.conventionalPints.none, isHead: true };
  return {
    label,
    value: rangeText(shell, locale, ...units),
    unit: unitText(shell, locale, 'unit', units[1]),
    note: words.own.pairs.industry,
    isHead: true,
  };
}

type Range = readonly [low: number, high: number];

function chartUnits({ result: { industryUnitsLow: low, industryUnitsHigh: high } }: DehumidificationView) {
  return low === null || high === null ? null : ([low, high] as const);
}

/** The air mover calculator's count for the same room with the whole floor wet. */
function moversByArea({ input: { length, width } }: DehumidificationView): Range | null {
  const choices = { moverType: 'axial', surface: 'concrete', wetUpper: 0, insets: 0 } as const;
  const movement = resultOf(airMovement, { length, width, ...choices });
  return movement && [movement.airMoversLow, movement.airMoversHigh];
}

/** The industry chart beside our rule, and the nameplate power beside our energy. */
function Justification({ answerMessages, ...shown }: DehumidificationView & WithAnswerMessages) {
  const { words, t } = shown;
  const { capacity, energy } = words.own;
  return (
    <>
      <MethodComparison
        title={capacity.title}
        methods={[
          { name: words.own.thisCalculator, answer: t(capacity.ours.answer), source: t(capacity.ours.source) },
          { name: t(capacity.chosen.name), answer: chosenText(shown), source: answerMessages.sources[chartSource] },
          { name: capacity.all.name, answer: allEquipmentText(shown), source: capacity.all.source },
        ]}
        why={t(capacity.why, { compared: comparisonText(shown) })}
      />
      <MethodComparison
        title={energy.title}
        methods={[
          { name: words.own.thisCalculator, answer: t(energy.ours.answer), source: t(energy.ours.source) },
          { name: t(energy.plates.name), answer: t(energy.plates.answer), source: t(energy.plates.source) },
        ]}
        why={energy.why}
      />
    </>
  );
}

/** The chart's need for the chosen equipment, and the whole units that cover it. */
function chosenText({ input, result, words, shell, locale, t }: DehumidificationView): string {
  const { chosen } = words.own.capacity;
  const range = (low: number, high: number) => rangeText(shell, locale, low, high);
  const { industryUnitsLow: low, industryUnitsHigh: high, desiccantCfmLow, desiccantCfmHigh } = result;
  const pints = input.machine === 'lgr' ? result.lgrPints : result.conventionalPints;
  if (low === null || high === null) return words.quantities.conventionalPints.none;
  if (input.machine === 'desiccant') {
    return t(chosen.cfm, { need: range(desiccantCfmLow, desiccantCfmHigh), units: range(low, high) });
  }
  return t(chosen.pints, { need: locale.upTo(pints ?? 0, 1), units: range(low, high) });
}

function allEquipmentText({ result, words, shell, locale, t }: DehumidificationView): string {
  const { lgrPints, conventionalPints, desiccantCfmLow, desiccantCfmHigh } = result;
  const other = conventionalPints ?? lgrPints;
  return t(words.own.capacity.all.answer, {
    refrigerant: rangeText(shell, locale, Math.min(lgrPints, other), Math.max(lgrPints, other)),
    desiccant: rangeText(shell, locale, desiccantCfmLow, desiccantCfmHigh),
  });
}

function comparisonText({ result, words, locale, t }: DehumidificationView): string {
  const times = result.requiredCapacity / result.lgrPints;
  const isSame = Math.abs(times - 1) < 0.005;
  return isSame ? words.own.capacity.same : t(words.own.capacity.times, { times: locale.upTo(times) });
}

/** Steps of the chart that apply to one kind of equipment only. */
const equipmentOf: Readonly<Record<string, string>> = {
  ratedPints: 'refrigerant',
  ratedCfm: 'desiccant',
  conventionalPints: 'conventional',
  lgrPints: 'lgr',
  desiccantCfmLow: 'desiccant',
  desiccantCfmHigh: 'desiccant',
};

export const parts: Parts<typeof definition, DehumidificationMessages> = {
  example: { length: '35', width: '25', height: '8', material: 'concrete', damageClass: 'class3' },
  hides: (name, { machine }) => {
    const own = equipmentOf[name];
    return own !== undefined && own !== machine && !(own === 'refrigerant' && machine !== 'desiccant');
  },
  Picture: ({ shown }) => shown && <CapacityPicture {...shown} />,
  answer,
};

/** The dehumidification calculator, as an island. */
export function Dehumidification(data: CalculatorData) {
  return <Calculator definition={definition} parts={parts} {...data} />;
}
