import { factors, industryFactors } from '#core/calculators/air-movement/factors.ts';
import { layoutMovers } from '#core/calculators/air-movement/layout.ts';
import { rangeText } from '../../../calculator/answer/figures/range-text.ts';
import { MethodComparison } from '../../../calculator/answer/MethodComparison.tsx';
import { Tips } from '../../../calculator/answer/Tips.tsx';
import type { Said } from '../../../calculator/calculator.ts';
import type { MovingShown } from '../moving.ts';

/** Where the machines go, and the count beside those of the trade. */
export function Defence({ said, ...shown }: MovingShown & Said) {
  const { words, shell, locale, say, input, result } = shown;
  const { count, place } = words.own;
  const wet = input.wetFloor === null ? count.area.whole : count.area.parts;
  const factor = say(`{surfaceFactors_${input.surface}}`);
  const other = result.baseUnits + result.roomUnit;
  return (
    <>
      <Tips title={place.title} lines={tipsOf(shown)} />
      <MethodComparison
        title={count.title}
        methods={[
          { name: count.ours.name, answer: say(count.ours.answer), source: say(count.ours.source, { factor }) },
          {
            name: count.area.name,
            answer: say(count.area.answer, {
              range: rangeText(shell, locale, result.airMoversLow, result.airMoversHigh),
            }),
            source: say(count.area.source, { source: said.sources[industryFactors.floorLow.source], wet }),
          },
          {
            name: count.walls.name,
            answer: say(count.walls.answer, { count: result.lowerWallsOnly }),
            source: say(count.walls.source.words, { source: said.sources[industryFactors.feetPerUnit.source] }),
          },
        ]}
        why={say(count.why, { other })}
      />
    </>
  );
}

/** Where to put them, for this count. */
function tipsOf({ words, say, input, result }: MovingShown): readonly string[] {
  const { positions, spacing, angle, velocity } = words.own.place;
  const { spacingFt } = layoutMovers(input.length, input.width, result.unitsNeeded);
  const { spacingLow, spacingHigh } = factors;
  const here = (spacingFt ?? 0) < spacingLow.value ? 'close' : (spacingFt ?? 0) > spacingHigh.value ? 'wide' : 'right';
  const tenths = Math.round((spacingFt ?? 0) * 10) / 10;
  return [
    ...result.positions.map((position) => positions[position]),
    ...(spacingFt === null
      ? []
      : [say(spacing[here], { low: spacingLow.value, high: spacingHigh.value, here: tenths })]),
    say(angle, {
      angleLow: factors.angleLow.value,
      angleHigh: factors.angleHigh.value,
      reportedLow: industryFactors.angleLow.value,
      reportedHigh: industryFactors.angleHigh.value,
    }),
    say(velocity),
  ];
}
