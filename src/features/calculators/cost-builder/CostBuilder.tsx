import type { KeyboardEvent } from 'react';
import { t } from '#content/i18n/t.ts';
import { definition } from '#core/calculators/cost-builder/definition.ts';
import { factors } from '#core/calculators/cost-builder/factors.ts';
import { parseDecimal } from '#core/lib/decimal.ts';
import { Calculator, type CalculatorData } from '../Calculator.tsx';
import type { Parts } from '../calculator.ts';
import { useCalculatorContext, useField } from '../context.ts';
import { RoomOffer } from '../form/RoomOffer.tsx';
import type { Room } from '../form/saved-room.ts';
import { answer } from './answer-parts.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './CostBuilder.module.css';
import { CostPicture } from './CostPicture.tsx';
import type { CostMessages } from './cost.ts';

const { smallestArea, largestArea, areaStep } = factors;

/** The area: a slider for the thumb, and a number field beside it for those who measured. Both hold the same value. */
function AreaField() {
  const { id, label, value, edit, aria } = useField('area');
  const { words, locale, room } = useCalculatorContext();
  const own = (words as CostMessages).own.area;
  const floor = room && floorOf(room);
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
          step={areaStep.value}
          value={parseDecimal(value, locale.code) ?? smallestArea.value}
          aria-valuetext={t(own.text, { area: value }, locale)}
          onChange={(event) => edit(event.target.value)}
        />
        <input
          name="area"
          inputMode="decimal"
          autoComplete="off"
          aria-label={own.squareFeet}
          value={value}
          onChange={(event) => edit(event.target.value)}
          onKeyDown={(event) => edit(stepped(event, value, locale.code))}
          {...aria}
        />
        <span>{own.unit}</span>
      </div>
    </div>
  );
}

/** The arrow keys go from step to step, as a number field does; any other area can be typed. */
function stepped(event: KeyboardEvent, value: string, language: string): string {
  const area = parseDecimal(value, language);
  if (area === null || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return value;
  event.preventDefault();
  const { value: step } = areaStep;
  const next = event.key === 'ArrowUp' ? Math.floor(area / step) * step + step : Math.ceil(area / step) * step - step;
  return String(Math.min(largestArea.value, Math.max(smallestArea.value, next)));
}

/** Whole square feet of a room's floor, where the form takes so many. */
function floorOf({ length, width }: Room): string | null {
  const feet = Math.ceil((parseDecimal(length, null) ?? 0) * (parseDecimal(width, null) ?? 0));
  return feet >= smallestArea.value && feet <= largestArea.value ? String(feet) : null;
}

export const parts: Parts<typeof definition, CostMessages> = {
  constants: { lowFactor: factors.low.value, highFactor: factors.high.value },
  layout: 'choices',
  example: { roomType: 'kitchen', source: 'gray', severity: 'moderate' },
  waitsFor: ['roomType', 'source', 'severity'],
  controls: { area: AreaField, roomType: ChoiceField, source: ChoiceField, severity: ChoiceField },
  // Once there is a price, the picture stands beside what others publish.
  Picture: ({ shown }) => shown?.isExample && <CostPicture {...shown} />,
  answer,
};

/** The island of this calculator. */
export function CostBuilder(data: CalculatorData) {
  return <Calculator definition={definition} parts={parts} {...data} />;
}
