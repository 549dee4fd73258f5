import { definition } from '#core/calculators/air-scrubber/definition.ts';
import { airChangeOptions, clearances, makerAirChanges } from '#core/calculators/air-scrubber/factors.ts';
import { MethodComparison, Tips } from '../answer/AnswerSections.tsx';
import { Calculator, type CalculatorData } from '../Calculator.tsx';
import { rangeText, unitText } from '../result-texts.ts';
import type { AnswerParts, Parts, Row } from '../types.ts';
import { type AirScrubberMessages, type AirScrubberView, ClearingCurve, minutesText } from './ClearingCurve.tsx';

const answer: AnswerParts<typeof definition, AirScrubberMessages> = {
  heads: ['unitsNeeded'],
  rows: (rows, shown) => {
    const { result, words, shell, locale } = shown;
    const maker = rangeText(shell, locale, result.makerUnitsLow, result.makerUnitsHigh);
    const unit = unitText(shell, locale, 'unit', result.makerUnitsHigh);
    return [...rows].flatMap(([name, row]): readonly Row[] => {
      if (name === 'unitsNeeded') return [row, { ...words.own.maker, value: maker, unit, isHead: true }];
      if (name === 'actualAch') return [{ ...row, unit: words.own.perHour }];
      if (name !== 'minutesToMost' && name !== 'minutesToNearlyAll') return [row];
      return [{ ...row, value: minutesText(shown, result[name]) }];
    });
  },
  Below: ({ words }) => <p>{words.own.which}</p>,
  next: ({ values: { length = '', width = '', height = '' }, result }) => ({
    dehumidification: { length, width, height },
    circuits: { dehumidifiers: '0', airMovers: '0', scrubbers: String(result.unitsNeeded) },
  }),
  Justification: (shown) => <Justification {...shown} />,
};

/** Where to place the scrubbers, and the airflow beside a manufacturer's advice. */
function Justification({ words, shell, t, locale, result }: AirScrubberView) {
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

export const parts: Parts<typeof definition, AirScrubberMessages> = {
  constants: {
    mostPercent: percent(clearances.most.value),
    nearlyAllPercent: percent(clearances.nearlyAll.value),
  },
  example: { length: '20', width: '15', height: '8' },
  fixed: ['actualAch'],
  Picture: ({ shown }) => shown && <ClearingCurve {...shown} />,
  answer,
};

/** The air scrubber calculator, as an island. */
export function AirScrubber(data: CalculatorData) {
  return <Calculator definition={definition} parts={parts} {...data} />;
}
