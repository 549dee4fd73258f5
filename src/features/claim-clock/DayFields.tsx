import { type Policy, type Trigger, triggersOf, yearsCounted } from '#core/claim-clock/input.ts';
import { Named } from '../../components/Named.tsx';
import { Tick } from './Checkbox.tsx';
import type { FormProps } from './ClaimForm.tsx';
import styles from './claim-clock.module.css';

/** The days that the clock counts between. */
export const [firstDay, lastDay] = [`${yearsCounted.first}-01-01`, `${yearsCounted.last}-12-31`];

/** Days of nearly every claim; the others are folded away. */
const usual: readonly Trigger[] = ['bought', 'loss', 'notice', 'papersIn', 'decision'];

/** The days that a policy counts from. */
export function DayFields(props: Pick<FormProps, 'id' | 'state' | 'words'> & { readonly policy: Policy }) {
  const { id, state, words, policy } = props;
  const { form: said } = words;
  const used = triggersOf[policy];
  const seldom = used.filter((trigger) => !usual.includes(trigger));
  const dayField = (trigger: Trigger) => (
    <DayField key={trigger} form={id} trigger={trigger} state={state} words={words} />
  );
  return (
    <>
      <fieldset className={styles.days}>
        <legend>{said.days}</legend>
        <p className={styles.hint}>{said.leave}</p>
        {used.filter((trigger) => usual.includes(trigger)).map(dayField)}
      </fieldset>
      {seldom.length > 0 && (
        <details className={styles.seldom} open={seldom.some((trigger) => state.claim.days[trigger]) || undefined}>
          <summary>{said.moreDays}</summary>
          <div className={styles.days}>{seldom.map(dayField)}</div>
        </details>
      )}
    </>
  );
}

interface DayFieldProps extends Pick<FormProps, 'state' | 'words'> {
  /** What the ids of the form begin with. */
  readonly form: string;
  readonly trigger: Trigger;
}

function DayField({ form, trigger, state, words }: DayFieldProps) {
  const id = `${form}${trigger}`;
  const { label, hint } = words.days[trigger];
  const value = state.claim.days[trigger] ?? '';
  const isAtFault = state.outcome.kind === 'fault' && state.outcome.fields.includes(trigger);
  return (
    <div className={styles.day}>
      <label htmlFor={id}>
        <Named text={label} />
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        id={id}
        type="date"
        name={trigger}
        value={value}
        min={firstDay}
        max={lastDay}
        aria-describedby={[hint && `${id}-hint`, isAtFault && `${form}fault`].filter(Boolean).join(' ') || undefined}
        aria-invalid={isAtFault || undefined}
        onChange={(event) => state.editDay(trigger, event.target.value)}
      />
      {value && (
        <Tick
          label={words.form.guess}
          isOn={state.claim.guesses.includes(trigger)}
          turn={(isOn) => state.guess(trigger, isOn)}
        />
      )}
    </div>
  );
}
