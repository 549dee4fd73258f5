import { definition } from '#core/calculators/air-movement/definition.ts';
import { factors, industryFactors, typeCoverage } from '#core/calculators/air-movement/factors.ts';
import { layoutMovers } from '#core/calculators/air-movement/layout.ts';
import { MethodComparison, Tips } from '../answer/AnswerSections.tsx';
import { Calculator, type CalculatorData } from '../Calculator.tsx';
import { rangeText, unitText } from '../result-texts.ts';
import type { AnswerParts, Parts, Row, WithAnswerMessages } from '../types.ts';
import { type AirMovementMessages, type AirMovementView, RoomPlan } from './RoomPlan.tsx';

const answer: AnswerParts<typeof definition, AirMovementMessages> = {
  heads: ['unitsNeeded'],
  rows: (rows, { words, shell, locale, result }) => {
    const { area, walls } = words.own.pairs;
    const [ours, ...others] = rows.values();
    const industry = rangeText(shell, locale, result.airMoversLow, result.airMoversHigh);
    return [
      { ...area, value: industry, unit: unitText(shell, locale, 'unit', result.airMoversHigh), isHead: true },
      ...(ours ? [ours] : []),
      ...others,
      { ...walls, value: locale.number(result.baseUnits + result.roomUnit) },
    ];
  },
  Lead: ({ words, shell, locale, t, result }) => (
    <p>
      <strong>
        {t(words.own.pairs.start, { range: rangeText(shell, locale, result.airMoversLow, result.airMoversHigh) })}
      </strong>
    </p>
  ),
  Below: ({ words }) => <p>{words.own.pairs.which}</p>,
  copied: (rows, shown) => [...rows, ...wetRows(shown)],
  next: ({ values: { length = '', width = '' }, result }) => ({
    dehumidification: { length, width },
    circuits: { dehumidifiers: '0', airMovers: String(result.unitsNeeded) },
  }),
  Justification: (shown) => <Justification {...shown} />,
};

function wetRows({ words, input, t }: AirMovementView): readonly Row[] {
  const { floor, upper, insets } = words.own.wet;
  return [
    { label: floor.label, value: input.wetFloor === null ? floor.all : t(floor.some) },
    { label: upper.label, value: t(upper.value) },
    { label: insets.label, value: t(insets.value) },
  ];
}

/** Where to place the air movers, and the count beside those of industry methods. */
function Justification({ answerMessages, ...shown }: AirMovementView & WithAnswerMessages) {
  const { words, shell, locale, t, input, result } = shown;
  const { count, place } = words.own;
  const wet = input.wetFloor === null ? count.area.whole : count.area.parts;
  const factor = t(`{surfaceFactors_${input.surface}}`);
  const otherCount = result.baseUnits + result.roomUnit;
  return (
    <>
      <Tips title={place.title} lines={placementTips(shown)} />
      <MethodComparison
        title={count.title}
        methods={[
          { name: count.ours.name, answer: t(count.ours.answer), source: t(count.ours.source, { factor }) },
          {
            name: count.area.name,
            answer: t(count.area.answer, {
              range: rangeText(shell, locale, result.airMoversLow, result.airMoversHigh),
            }),
            source: t(count.area.source, { source: answerMessages.sources[industryFactors.floorLow.source], wet }),
          },
          {
            name: count.walls.name,
            answer: t(count.walls.answer, { count: result.lowerWallsOnly }),
            source: t(count.walls.source.words, { source: answerMessages.sources[industryFactors.feetPerUnit.source] }),
          },
        ]}
        why={t(count.why, { other: otherCount })}
      />
    </>
  );
}

function placementTips({ words, t, input, result }: AirMovementView): readonly string[] {
  const { positions, spacing, angle, velocity } = words.own.place;
  const { spacingFt } = layoutMovers(input.length, input.width, result.unitsNeeded);
  const { spacingLow, spacingHigh } = factors;
  const fit = (spacingFt ?? 0) < spacingLow.value ? 'close' : (spacingFt ?? 0) > spacingHigh.value ? 'wide' : 'right';
  const tenths = Math.round((spacingFt ?? 0) * 10) / 10;
  return [
    ...result.positions.map((position) => positions[position]),
    ...(spacingFt === null ? [] : [t(spacing[fit], { low: spacingLow.value, high: spacingHigh.value, here: tenths })]),
    t(angle, {
      angleLow: factors.angleLow.value,
      angleHigh: factors.angleHigh.value,
      reportedLow: industryFactors.angleLow.value,
      reportedHigh: industryFactors.angleHigh.value,
    }),
    t(velocity),
  ];
}

export const parts: Parts<typeof definition, AirMovementMessages> = {
  constants: {
    coverageOfTypes_centrifugal: typeCoverage.centrifugal.value,
    coverageOfTypes_axial: typeCoverage.axial.value,
    coverageOfTypes_lowProfile: typeCoverage.lowProfile.value,
    velocityLow: factors.velocityLow.value,
    velocityHigh: factors.velocityHigh.value,
  },
  example: { length: '8', width: '7', moverType: 'centrifugal', surface: 'tile' },
  Picture: ({ shown }) => shown && <RoomPlan {...shown} />,
  answer,
};

/** The air movement calculator, as an island. */
export function AirMovement(data: CalculatorData) {
  return <Calculator definition={definition} parts={parts} {...data} />;
}
