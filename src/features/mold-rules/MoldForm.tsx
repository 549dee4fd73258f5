import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { MoldRulesMessages } from '#content/en/tools/mold-rules.ts';
import { properties, ticks, workers } from '#core/mold-rules/mold-rules.ts';
import { MoldArea } from './MoldArea.tsx';
import styles from './mold-rules.module.css';

interface FormProps {
  readonly id: string;
  readonly words: Pick<MoldRulesMessages, 'form'>;
  readonly error: { readonly message: string; readonly field: string } | null;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
}

/** The form: area, worker, property and further conditions. */
export function MoldForm({ id, words: { form }, error, onSubmit, onChange }: FormProps) {
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fields.current) restoreFields(fields.current);
  }, []);
  const errorId = `${id}error`;
  const places = { ...form.properties, other: form.properties.elsewhere };
  const at = (name: string, hint = '') => {
    const isInvalid = error?.field === name;
    const described = [isInvalid && errorId, hint].filter(Boolean).join(' ');
    return { 'aria-invalid': isInvalid || undefined, 'aria-describedby': described || undefined };
  };
  const fieldError = (name: string) =>
    error?.field === name && (
      <p className={styles.fault} role="alert" id={errorId}>
        {error.message}
      </p>
    );
  return (
    <form ref={fields} className={styles.form} onSubmit={onSubmit} onChange={onChange} noValidate>
      <MoldArea label={form.drawn} />
      <div className={styles.areas}>
        {(['area', 'patch'] as const).map((name) => (
          <div key={name} className={styles.area}>
            <label htmlFor={`${id}${name}`}>{form[name].label}</label>
            <p className={styles.hint} id={`${id}${name}-hint`}>
              {form[name].hint}
            </p>
            <input id={`${id}${name}`} name={name} inputMode="decimal" {...at(name, `${id}${name}-hint`)} />
            {fieldError(name)}
          </div>
        ))}
      </div>
      <div className={styles.sides}>
        <Choices name="who" legend={form.who} labels={form.workers} codes={workers} at={at} error={fieldError('who')} />
        <Choices
          name="property"
          legend={form.property}
          labels={places}
          codes={properties}
          at={at}
          error={fieldError('property')}
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
  readonly labels: Readonly<Record<Code, string>>;
  readonly codes: readonly Code[];
  readonly at: (name: string) => object;
  readonly error: ReactNode;
}) {
  return (
    <fieldset>
      <legend>{props.legend}</legend>
      {props.error}
      {props.codes.map((code) => (
        <label key={code} className={styles.choice}>
          <input type="radio" name={props.name} value={code} {...props.at(props.name)} />
          <span>{props.labels[code]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The form is saved in session storage, so it is gone when the tab is closed. */
const storageKey = 'mold-rules';

/** Saves the form for this tab. Without storage it lasts as long as the page. */
export function saveFields(form: HTMLFormElement): void {
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(texts));
  } catch {}
}

/** Restores the saved form, except fields that were filled in before hydration. */
function restoreFields(form: HTMLFormElement): void {
  const typed = new FormData(form);
  const stored = new Map(storedFields());
  for (const input of form.querySelectorAll('input')) {
    const value = stored.get(input.name);
    if (value === undefined || typed.get(input.name)) continue;
    if (input.type === 'text') input.value = value;
    else input.checked = input.value === value;
  }
}

function storedFields(): readonly (readonly [string, string])[] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(entries) ? entries.map(([field, value]) => [String(field), String(value)]) : [];
  } catch {
    return [];
  }
}
