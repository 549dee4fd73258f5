import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { MoldRulesMessages } from '#content/en/tools/mold-rules.ts';
import { properties, ticks, workers } from '#core/mold-rules/mold-rules.ts';
import styles from './mold-rules.module.css';
import { restoreFields } from './saved-fields.ts';

interface FormProps {
  readonly id: string;
  readonly words: Pick<MoldRulesMessages, 'form'>;
  /** The field at fault, and what is said of it. */
  readonly fault: { readonly said: string; readonly field: string } | null;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
}

/** How much, by whom, where, and what else is so. */
export function MoldForm({ id, words: { form }, fault, onSubmit, onChange }: FormProps) {
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fields.current) restoreFields(fields.current);
  }, []);
  const faultId = `${id}fault`;
  const places = { ...form.properties, other: form.properties.elsewhere };
  const at = (name: string, hint = '') => {
    const isFault = fault?.field === name;
    const described = [isFault && faultId, hint].filter(Boolean).join(' ');
    return { 'aria-invalid': isFault || undefined, 'aria-describedby': described || undefined };
  };
  const saidOf = (name: string) =>
    fault?.field === name && (
      <p className={styles.fault} role="alert" id={faultId}>
        {fault.said}
      </p>
    );
  return (
    <form ref={fields} className={styles.form} onSubmit={onSubmit} onChange={onChange} noValidate>
      <div className={styles.areas}>
        {(['area', 'patch'] as const).map((name) => (
          <div key={name} className={styles.area}>
            <label htmlFor={`${id}${name}`}>{form[name].label}</label>
            <p className={styles.hint} id={`${id}${name}-hint`}>
              {form[name].hint}
            </p>
            <input id={`${id}${name}`} name={name} inputMode="decimal" {...at(name, `${id}${name}-hint`)} />
            {saidOf(name)}
          </div>
        ))}
      </div>
      <div className={styles.sides}>
        <Choices name="who" legend={form.who} said={form.workers} codes={workers} at={at} fault={saidOf('who')} />
        <Choices
          name="property"
          legend={form.property}
          said={places}
          codes={properties}
          at={at}
          fault={saidOf('property')}
        />
      </div>
      <fieldset>
        <legend>{form.more}</legend>
        {ticks.map((tick) => (
          <label key={tick} className={styles.choice}>
            <input type="checkbox" name={tick} />
            <span>{form.ticks[tick]}</span>
          </label>
        ))}
      </fieldset>
      <p>
        <button className="btn" type="submit">
          {form.submit}
        </button>
      </p>
    </form>
  );
}

function Choices<Code extends string>(props: {
  readonly name: string;
  readonly legend: string;
  readonly said: Readonly<Record<Code, string>>;
  readonly codes: readonly Code[];
  readonly at: (name: string) => object;
  readonly fault: ReactNode;
}) {
  return (
    <fieldset>
      <legend>{props.legend}</legend>
      {props.fault}
      {props.codes.map((code) => (
        <label key={code} className={styles.choice}>
          <input type="radio" name={props.name} value={code} {...props.at(props.name)} />
          <span>{props.said[code]}</span>
        </label>
      ))}
    </fieldset>
  );
}
