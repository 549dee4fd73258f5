import { createContext, useContext } from 'react';
import styles from './Shell.module.css';

/** What a field needs of its form. */
export interface FormFields {
  readonly idOf: (name: string) => string;
  readonly valueOf: (name: string) => string;
  readonly labelOf: (name: string) => string;
  readonly edit: (name: string, value: string) => void;
  readonly faultOf: (name: string) => { readonly 'aria-invalid'?: true; readonly 'aria-describedby'?: string };
}

export const FieldsContext = createContext<FormFields | null>(null);

/** A choice of a select or of radio buttons: what the link holds, and what people read. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What a field shows and tells: its id, value, label, fault, and how to change it. Stands inside a ToolForm. */
export function useField(name: string) {
  const fields = useContext(FieldsContext);
  if (!fields) throw new Error(`The field "${name}" stands outside of a ToolForm`);
  return {
    id: fields.idOf(name),
    value: fields.valueOf(name),
    label: fields.labelOf(name),
    fault: fields.faultOf(name),
    edit: (value: string) => fields.edit(name, value),
  };
}

/**
 * A number, kept as the text that was typed. `min` and `max` tell browsers and screen readers the range; core decides.
 * The decimal keyboard of phones has no minus sign, so fields that go below zero leave the choice to the phone.
 */
export function NumberField({
  name,
  hint,
  min,
  max,
  step = 'any',
}: {
  readonly name: string;
  readonly hint?: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number | 'any';
}) {
  const { id, value, label, fault, edit } = useField(name);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        value={value}
        onChange={(event) => edit(event.target.value)}
        type="number"
        inputMode={min !== undefined && min < 0 ? undefined : 'decimal'}
        autoComplete="off"
        min={min}
        max={max}
        step={step}
        {...fault}
        aria-describedby={describedBy(id, fault, hint)}
      />
      <Hint id={id} words={hint} />
    </div>
  );
}

/** One of a list. With `empty`, nothing is chosen at first and these words stand there. */
export function SelectField({
  name,
  choices,
  empty,
  hint,
}: {
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly empty?: string;
  readonly hint?: string;
}) {
  const { id, value, label, fault, edit } = useField(name);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => edit(event.target.value)}
        {...fault}
        aria-describedby={describedBy(id, fault, hint)}
      >
        {empty && <option value="">{empty}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Hint id={id} words={hint} />
    </div>
  );
}

function Hint({ id, words }: { readonly id: string; readonly words: string | undefined }) {
  if (!words) return null;
  return (
    <p id={`${id}-hint`} className={styles.hint}>
      {words}
    </p>
  );
}

function describedBy(id: string, fault: { readonly 'aria-describedby'?: string }, hint: string | undefined) {
  return [fault['aria-describedby'], hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}
