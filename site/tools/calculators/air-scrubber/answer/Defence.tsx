import { airChangeOptions, makerAirChanges } from '#core/calculators/air-scrubber/factors.ts';
import { rangeText } from '../../../calculator/answer/figures/range-text.ts';
import { MethodComparison } from '../../../calculator/answer/MethodComparison.tsx';
import { Tips } from '../../../calculator/answer/Tips.tsx';
import type { ScrubberShown } from '../scrubbing.ts';

/** Where the machines go, and the airflow beside what a maker advises. */
export function Defence({ words, shell, say, locale, result }: ScrubberShown) {
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
          { name: airflow.ours.name, answer: say(airflow.ours.answer), source: say(airflow.ours.source) },
          {
            name: airflow.maker.name,
            answer: say(airflow.maker.answer, { units }),
            source: say(airflow.maker.source, advised),
          },
        ]}
        why={say(airflow.why, { mostChanges: Math.max(...airChangeOptions) })}
      />
    </>
  );
}
