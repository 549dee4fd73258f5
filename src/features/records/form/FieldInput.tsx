import { useId } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { Field, Value } from '#core/records/field.ts';
import { dialOf, faultText, isMail, isPhone } from './field-text.ts';
import styles from './fields.module.css';
import type { EntryMessages } from './form.ts';
import { useDraft } from './use-draft.ts';

export interface FieldInputProps {
  readonly field: Field;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: Value;
  /** What a choice offers: the value, and its words. */
  readonly options: readonly (readonly [string, string])[];
  /** What a line may be filled with. */
  readonly suggestions: readonly string[];
  readonly words: EntryMessages;
  readonly locale: Locale;
  readonly edit: (value: Value) => void;
}

/** One field. What is typed is kept as soon as it means something; what does not stays in the field, with the reason. */
export function FieldInput(props: FieldInputProps) {
  const { field, label, hint, value, words, locale, edit } = props;
  const id = useId();
  const { text, fault, kept, type, leave } = useDraft(field, value, edit, locale.code);
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
      <Control {...props} id={id} text={text} isAtFault={fault !== null} type={type} left={leave} />
      <Call name={props.name} value={value} words={words} locale={locale} />
      {fault && (
        <p className={styles.fault} id={`${id}-fault`} role="alert">
          {faultText(fault, field, { text, kept }, words, locale)}
        </p>
      )}
    </div>
  );
}

interface ControlProps extends FieldInputProps {
  readonly id: string;
  readonly text: string;
  readonly isAtFault: boolean;
  readonly type: (text: string) => void;
  readonly left: () => void;
}

function Control({ field, name, hint, id, text, isAtFault, options, suggestions, words, type, left }: ControlProps) {
  const shared = {
    id,
    name,
    value: text,
    'aria-invalid': isAtFault || undefined,
    'aria-describedby': [hint && `${id}-hint`, isAtFault && `${id}-fault`].filter(Boolean).join(' ') || undefined,
    onChange: (event: { readonly target: { readonly value: string } }) => type(event.target.value),
    onBlur: left,
  };
  if (field.kind === 'choice' || field.kind === 'row') {
    return (
      <select {...shared}>
        <option value="">{words.entry.none}</option>
        {options.map(([code, said]) => (
          <option key={code} value={code}>
            {said}
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
        inputMode={isNumber ? 'decimal' : isMail(name) ? 'email' : undefined}
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

/** A number that was typed can be called at once. */
function Call({ name, value, words, locale }: Pick<FieldInputProps, 'name' | 'value' | 'words' | 'locale'>) {
  const dial = isPhone(name) ? dialOf(String(value)) : null;
  if (!dial) return null;
  return (
    <a className={styles.call} href={`tel:${dial}`}>
      {t(words.entry.call, { phone: String(value) }, locale)}
    </a>
  );
}

/** Whether more than a line goes into the field. */
function isWide(field: Field): boolean {
  return field.kind === 'text' && field.most > 200;
}
