import { airChangeOptions, makerAirChanges } from '#core/calculators/air-scrubber/factors.ts';
import { MethodComparison } from '../answer/MethodComparison.tsx';
import { rangeText } from '../answer/range-text.ts';
import { Tips } from '../answer/Tips.tsx';
import type { ScrubberShown } from './scrubbing.ts';

/** Where the machines go, and the airflow beside what a maker advises. */
export function Defence({ words, shell, t, locale, result }: ScrubberShown) {
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
