import { say } from '#content/locale/say.ts';
import { factors } from '#core/calculators/cost-builder/factors.ts';
import { parseDecimal } from '#core/form/decimal.ts';
import { useField, useStanding } from '../../calculator/context.ts';
import styles from './CostBuilder.module.css';
import type { CostWords } from './cost.ts';

const { smallestArea, largestArea, areaStep } = factors;

/** The area: a slider for the thumb, and a number field beside it for those who measured. Both hold the same value. */
export function AreaField() {
  const { id, label, value, edit, aria } = useField('area');
  const { words, locale } = useStanding();
  const own = (words as CostWords).own.area;
  return (
    <div className={styles.area}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.pair}>
        <input
          id={id}
          type="range"
          min={smallestArea.value}
          max={largestArea.value}
          step={areaStep.value}
          value={parseDecimal(value) ?? smallestArea.value}
          aria-valuetext={say(own.text, { area: value }, locale)}
          onChange={(event) => edit(event.target.value)}
        />
        <input
          name="area"
          inputMode="decimal"
          autoComplete="off"
          aria-label={own.squareFeet}
          value={value}
          onChange={(event) => edit(event.target.value)}
          {...aria}
        />
        <span>{own.unit}</span>
      </div>
    </div>
  );
}
