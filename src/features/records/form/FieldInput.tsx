import { useId } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { dialableNumber } from '#core/lib/contact-links.ts';
import type { Field, Value } from '#core/records/field.ts';
import { fieldErrorText, isEmail, isPhone } from './field-text.ts';
import styles from './fields.module.css';
import type { EntryMessages } from './form.ts';
import { useDraft } from './use-draft.ts';

export interface FieldInputProps {
  readonly field: Field;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: Value;
  /** Options of a select: value and label. */
  readonly options: readonly (readonly [string, string])[];
  readonly suggestions: readonly string[];
  readonly messages: EntryMessages;
  readonly locale: Locale;
  readonly edit: (value: Value) => void;
}

/** A form field. Valid input is stored at once; invalid input stays in the field with the reason. */
export function FieldInput(props: FieldInputProps) {
  const { field, label, hint, value, messages, locale, edit } = props;
  const id = useId();
  const { text, error, stored, type, leave } = useDraft(field, value, edit, locale.code);
  if (field.kind === 'flag') {
    return (
      <label className={styles.tick}>
        <input type="checkbox" checked={value === true} onChange={(event) => edit(event.target.checked)} />
        <span>{label}</span>
      </label>
    );
  }
  return (
    <div className={styles.field} data-wide={isWide(field) || undefined} data-blank={text === '' || undefined}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Control {...props} id={id} text={text} hasError={error !== null} type={type} left={leave} />
      <Call name={props.name} value={value} messages={messages} locale={locale} />
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {fieldErrorText(error, field, { text, stored }, messages, locale)}
        </p>
      )}
    </div>
  );
}

interface ControlProps extends FieldInputProps {
  readonly id: string;
  readonly text: string;
  readonly hasError: boolean;
  readonly type: (text: string) => void;
  readonly left: () => void;
}

function Control({ field, name, hint, id, text, hasError, options, suggestions, messages, type, left }: ControlProps) {
  const shared = {
    id,
    name,
    value: text,
    'aria-invalid': hasError || undefined,
    'aria-describedby': [hint && `${id}-hint`, hasError && `${id}-error`].filter(Boolean).join(' ') || undefined,
    onChange: (event: { readonly target: { readonly value: string } }) => type(event.target.value),
    onBlur: left,
  };
  if (field.kind === 'choice' || field.kind === 'row') {
    return (
      <select {...shared}>
        <option value="">{messages.entry.none}</option>
        {options.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    );
  }
  if (isWide(field)) return <textarea {...shared} rows={3} />;
  const isNumber = field.kind === 'cents' || field.kind === 'number';
  return (
    <>
      <input
        {...shared}
        type={typeOf(field, name)}
        inputMode={isNumber ? 'decimal' : isEmail(name) ? 'email' : undefined}
        autoComplete="off"
        list={suggestions.length > 0 ? `${id}-list` : undefined}
      />
      {suggestions.length > 0 && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}

function typeOf({ kind }: Field, name: string): string {
  if (kind === 'day') return 'date';
  if (kind === 'moment') return 'datetime-local';
  return isPhone(name) ? 'tel' : 'text';
}

/** A link that dials the entered phone number. */
function Call({ name, value, messages, locale }: Pick<FieldInputProps, 'name' | 'value' | 'messages' | 'locale'>) {
  const dial = isPhone(name) ? dialableNumber(String(value)) : null;
  if (!dial) return null;
  return (
    <a className={styles.call} href={`tel:${dial}`}>
      {t(messages.entry.call, { phone: String(value) }, locale)}
    </a>
  );
}

function isWide(field: Field): boolean {
  return field.kind === 'text' && field.most > 200;
}
