import { definition } from '#core/calculators/dehumidification/definition.ts';
import { chartSource } from '#core/calculators/dehumidification/factors.ts';
import { MethodComparison } from '../answer/MethodComparison.tsx';
import { rangeText } from '../answer/range-text.ts';
import { Calculator, type CalculatorData } from '../Calculator.tsx';
import type { AnswerParts, Parts, Said } from '../calculator.ts';
import type { DryingMessages, DryingShown } from './drying.ts';
import { CapacityPicture } from './Picture.tsx';

const answer: AnswerParts<typeof definition, DryingMessages> = {
  heads: ['unitsNeeded', 'airMoversNeeded'],
  copied: (rows, { input, words, t }) => {
    const rating = words.own.copiedRating[input.machine === 'desiccant' ? 'cfm' : 'pints'];
    return [...rows, { label: rating.label, value: t(rating.value) }];
  },
  next: ({ values: { length = '', width = '', height = '' }, result }) => ({
    'air-movement': { length, width },
    'air-scrubber': { length, width, height },
    circuits: { dehumidifiers: String(result.unitsNeeded), airMovers: String(result.airMoversNeeded) },
  }),
  Defence: (shown) => <Defence {...shown} />,
};

/** What makes the count defensible: the trade's chart beside our rule, and the plates beside our energy. */
function Defence({ said, ...shown }: DryingShown & Said) {
  const { words, t } = shown;
  const { capacity, energy } = words.own;
  return (
    <>
      <MethodComparison
        title={capacity.title}
        methods={[
          { name: words.own.thisCalculator, answer: t(capacity.ours.answer), source: t(capacity.ours.source) },
          { name: t(capacity.chosen.name), answer: chosenAnswer(shown), source: said.sources[chartSource] },
          { name: capacity.all.name, answer: allMachines(shown), source: capacity.all.source },
        ]}
        why={t(capacity.why, { compared: compared(shown) })}
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

/** The chart's need for the machine chosen, and the whole machines that cover it. */
function chosenAnswer({ input, result, words, shell, locale, t }: DryingShown): string {
  const { chosen } = words.own.capacity;
  const range = (low: number, high: number) => rangeText(shell, locale, low, high);
  const { industryUnitsLow: low, industryUnitsHigh: high, desiccantCfmLow, desiccantCfmHigh } = result;
  const pints = input.machine === 'lgr' ? result.lgrPints : result.conventionalPints;
  if (low === null || high === null) return chosen.none;
  if (input.machine === 'desiccant') {
    return t(chosen.cfm, { need: range(desiccantCfmLow, desiccantCfmHigh), units: range(low, high) });
  }
  return t(chosen.pints, { need: locale.upTo(pints ?? 0, 1), units: range(low, high) });
}

function allMachines({ result, words, shell, locale, t }: DryingShown): string {
  const { lgrPints, conventionalPints, desiccantCfmLow, desiccantCfmHigh } = result;
  const other = conventionalPints ?? lgrPints;
  return t(words.own.capacity.all.answer, {
    refrigerant: rangeText(shell, locale, Math.min(lgrPints, other), Math.max(lgrPints, other)),
    desiccant: rangeText(shell, locale, desiccantCfmLow, desiccantCfmHigh),
  });
}

function compared({ result, words, locale, t }: DryingShown): string {
  const times = result.requiredCapacity / result.lgrPints;
  const isSame = Math.abs(times - 1) < 0.005;
  return isSame ? words.own.capacity.same : t(words.own.capacity.times, { times: locale.upTo(times) });
}

/** Of the chart's steps, those of other machines say nothing. */
const machineOf: Readonly<Record<string, string>> = {
  ratedPints: 'refrigerant',
  ratedCfm: 'desiccant',
  conventionalPints: 'conventional',
  lgrPints: 'lgr',
  desiccantCfmLow: 'desiccant',
  desiccantCfmHigh: 'desiccant',
};

export const parts: Parts<typeof definition, DryingMessages> = {
  example: { length: '35', width: '25', height: '8', material: 'concrete', damageClass: 'class3' },
  hides: (name, { machine }) => {
    const own = machineOf[name];
    return own !== undefined && own !== machine && !(own === 'refrigerant' && machine !== 'desiccant');
  },
  Picture: ({ shown }) => shown && <CapacityPicture {...shown} />,
  answer,
};

/** The island of this calculator. */
export function Dehumidification(data: CalculatorData) {
  return <Calculator definition={definition} parts={parts} {...data} />;
}
