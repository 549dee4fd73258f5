import { definition } from '#core/calculators/air-scrubber/definition.ts';
import { airChangeOptions, clearances, makerAirChanges } from '#core/calculators/air-scrubber/factors.ts';
import { MethodComparison } from '../answer/MethodComparison.tsx';
import { rangeText } from '../answer/range-text.ts';
import { Tips } from '../answer/Tips.tsx';
import { Calculator, type CalculatorData } from '../Calculator.tsx';
import type { AnswerParts, Parts } from '../calculator.ts';
import { ClearingCurve } from './ClearingCurve.tsx';
import type { ScrubberMessages, ScrubberShown } from './scrubbing.ts';
import { minutesText } from './scrubbing.ts';

const answer: AnswerParts<typeof definition, ScrubberMessages> = {
  heads: ['unitsNeeded'],
  rows: (rows, shown) =>
    [...rows].map(([name, row]) => {
      if (name === 'actualAch') return { ...row, unit: shown.words.own.perHour };
      if (name !== 'minutesToMost' && name !== 'minutesToNearlyAll') return row;
      return { ...row, value: minutesText(shown, shown.result[name]) };
    }),
  next: ({ values: { length = '', width = '', height = '' }, result }) => ({
    dehumidification: { length, width, height },
    circuits: { dehumidifiers: '0', airMovers: '0', scrubbers: String(result.unitsNeeded) },
  }),
  Defence: (shown) => <Defence {...shown} />,
};

/** Where the machines go, and the airflow beside what a maker advises. */
function Defence({ words, shell, t, locale, result }: ScrubberShown) {
  const { airflow, place } = words.own;
  const { dustLow, dustHigh, mold } = makerAirChanges;
  const units = rangeText(shell, locale, result.makerUnitsLow, result.makerUnitsHigh);
  const advised = { dustLow: dustLow.value, dustHigh: dustHigh.value, mold: mold.value };
  return (
    <>
      <Tips
        title={place.title}
        lines={result.unitsNeeded === 1 ? place.one : result.unitsNeeded === 2 ? place.two : place.many}
      />
      <MethodComparison
        title={airflow.title}
        methods={[
          { name: airflow.ours.name, answer: t(airflow.ours.answer), source: t(airflow.ours.source) },
          {
            name: airflow.maker.name,
            answer: t(airflow.maker.answer, { units }),
            source: t(airflow.maker.source, advised),
          },
        ]}
        why={t(airflow.why, { mostChanges: Math.max(...airChangeOptions) })}
      />
    </>
  );
}

const percent = (share: number) => Math.round(share * 1000) / 10;

export const parts: Parts<typeof definition, ScrubberMessages> = {
  constants: {
    mostPercent: percent(clearances.most.value),
    nearlyAllPercent: percent(clearances.nearlyAll.value),
  },
  example: { length: '20', width: '15', height: '8' },
  fixed: ['actualAch'],
  Picture: ({ shown }) => shown && <ClearingCurve {...shown} />,
  answer,
};

/** The island of this calculator. */
export function AirScrubber(data: CalculatorData) {
  return <Calculator definition={definition} parts={parts} {...data} />;
}
