import { useContext } from 'react';
import { factors } from '#core/calculators/cost-builder/factors.ts';
import { parseDecimal } from '#core/form/decimal.ts';
import { FieldsContext } from '../shell/fields.tsx';
import styles from './CostBuilder.module.css';

const { smallestArea, largestArea, areaStep } = factors;

/** The area: a slider for the thumb, and a number field beside it for those who measured. Both hold the same value. */
export function AreaField() {
  const fields = useContext(FieldsContext);
  if (!fields) throw new Error('The area stands outside of a ToolForm');
  const value = fields.valueOf('area');
  const edit = (text: string) => fields.edit('area', text);
  return (
    <div className={styles.area}>
      <label htmlFor={fields.idOf('area')}>{fields.labelOf('area')}</label>
      <div className={styles.pair}>
        <input
          id={fields.idOf('area')}
          type="range"
          min={smallestArea.value}
          max={largestArea.value}
          step={areaStep.value}
          value={parseDecimal(value) ?? smallestArea.value}
          aria-valuetext={`${value} square feet`}
          onChange={(event) => edit(event.target.value)}
        />
        <input
          type="number"
          name="area"
          inputMode="numeric"
          autoComplete="off"
          min={smallestArea.value}
          max={largestArea.value}
          step="any"
          aria-label="Square feet"
          value={value}
          onChange={(event) => edit(event.target.value)}
          {...fields.faultOf('area')}
        />
        <span>sq ft</span>
      </div>
    </div>
  );
}
