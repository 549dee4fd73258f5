import { type KeyboardEvent, useRef } from 'react';
import { t } from '#content/i18n/t.ts';
import { definition } from '#core/calculators/cost-builder/definition.ts';
import { factors } from '#core/calculators/cost-builder/factors.ts';
import { parseDecimal } from '#core/lib/decimal.ts';
import { Calculator, type CalculatorData } from '../Calculator.tsx';
import { useCalculatorContext, useField } from '../context.ts';
import { RoomOffer } from '../form/Fields.tsx';
import type { Room } from '../form/saved-room.ts';
import type { AnswerParts, Parts } from '../types.ts';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './CostBuilder.module.css';
import { CostPicture } from './CostPictures.tsx';
import { type CostMessages, dollarRange } from './cost-text.ts';
import { Justification } from './Justification.tsx';

const { smallestArea, largestArea, areaStep } = factors;

function AreaField() {
  const { id, label, value, edit, aria } = useField('area');
  const { words, locale, room } = useCalculatorContext();
  const labels = (words as CostMessages).own.area;
  const floor = room && floorArea(room);
  const area = parseDecimal(value, locale.code);
  // A cleared box leaves the slider where it was.
  const last = useRef<number>(smallestArea.value);
  if (area !== null) last.current = area;
  const isOnStep = last.current % areaStep.value === 0;
  return (
    <div className={styles.area}>
      <p>
        <label htmlFor={id}>{label}</label>
        {room && floor && <RoomOffer texts={{ area: floor }} size={`${room.length} × ${room.width}`} />}
      </p>
      <div className={styles.pair}>
        <input
          id={id}
          type="range"
          min={smallestArea.value}
          max={largestArea.value}
          // A typed area shows as it is; a moved slider goes on in steps.
          step={isOnStep ? areaStep.value : 1}
          value={last.current}
          aria-valuetext={t(labels.text, { area: value }, locale)}
          onChange={(event) => edit(String(slidTo(Number(event.target.value), last.current)))}
        />
        <input
          name="area"
          inputMode="decimal"
          autoComplete="off"
          aria-label={labels.squareFeet}
          value={value}
          onChange={(event) => edit(event.target.value)}
          onKeyDown={(event) => edit(stepped(event, value, locale.code))}
          {...aria}
        />
        <span>{labels.unit}</span>
      </div>
    </div>
  );
}

/** The area that a moved slider means: the next step for an arrow key, else the nearest. */
function slidTo(to: number, from: number): number {
  const { value: step } = areaStep;
  if (Math.abs(to - from) > 1) return Math.round(to / step) * step;
  return to > from ? Math.ceil(to / step) * step : Math.floor(to / step) * step;
}

/** Steps with the arrow keys, as a number field does; any other area can be typed. */
function stepped(event: KeyboardEvent, value: string, language: string): string {
  const area = parseDecimal(value, language);
  if (area === null || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return value;
  event.preventDefault();
  const { value: step } = areaStep;
  const next = event.key === 'ArrowUp' ? Math.floor(area / step) * step + step : Math.ceil(area / step) * step - step;
  return String(Math.min(largestArea.value, Math.max(smallestArea.value, next)));
}

/** The floor of a room in whole square feet; null if out of the form's range. */
function floorArea({ length, width }: Room): string | null {
  const feet = Math.ceil((parseDecimal(length, null) ?? 0) * (parseDecimal(width, null) ?? 0));
  return feet >= smallestArea.value && feet <= largestArea.value ? String(feet) : null;
}

const answer: AnswerParts<typeof definition, CostMessages> = {
  rows: (rows, { words, shell, locale, result }) => {
    const range = {
      label: words.own.range.label,
      value: dollarRange(shell, locale, result.low, result.high),
      isHead: true,
    };
    const published = {
      ...words.own.published,
      value: dollarRange(shell, locale, result.publishedLow, result.publishedHigh),
      isHead: true,
    };
    return [range, published, ...['estimate', 'perSqFt'].flatMap((name) => rows.get(name) ?? [])];
  },
  Below: ({ words }) => (
    <>
      <p>{words.own.which}</p>
      <p className={styles.disclaimer}>{words.own.disclaimer}</p>
    </>
  ),
  Justification: (shown) => <Justification {...shown} />,
};

export const parts: Parts<typeof definition, CostMessages> = {
  constants: { lowFactor: factors.low.value, highFactor: factors.high.value },
  layout: 'choices',
  reader: 'homeowner',
  example: { roomType: 'kitchen', source: 'gray', severity: 'moderate' },
  waitsFor: ['roomType', 'source', 'severity'],
  controls: { area: AreaField, roomType: ChoiceField, source: ChoiceField, severity: ChoiceField },
  // With a result the picture is shown beside the published prices.
  Picture: ({ shown }) => shown?.isExample && <CostPicture {...shown} />,
  answer,
};

/** The cost builder, as an island. */
export function CostBuilder(data: CalculatorData) {
  return <Calculator definition={definition} parts={parts} {...data} />;
}
