import { useId } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { Field } from '#core/records/field.ts';
import { fieldErrorText, textOf } from '../../records/form/field-text.ts';
import { useDraft } from '../../records/form/use-draft.ts';
import type { SectionProps } from '../JobSection.tsx';
import styles from './visits.module.css';

interface StepInputProps extends Pick<SectionProps, 'messages'> {
  readonly name: string;
  /** Prefix of the accessible name. */
  readonly of: string;
  readonly field: Field;
  readonly value: number | null;
  /** Value of the previous visit, where steps start. */
  readonly last: number | null;
  readonly step: number;
  readonly locale: Locale;
  readonly edit: (value: number | null) => void;
}

/** A reading with large minus and plus buttons. */
export function StepInput({ name, of, field, value, last, step, messages, locale, edit }: StepInputProps) {
  const id = useId();
  const { text, error, stored, type, set, leave } = useDraft(
    field,
    value,
    (next) => edit(next as number | null),
    locale.code,
  );
  const move = (by: number) =>
    set(textOf(field, Number(((value ?? last ?? 0) + (value === null && last !== null ? 0 : by)).toFixed(2))));
  const label = `${of}, ${name}`;
  return (
    <div className={styles.step} data-blank={text === '' || undefined}>
      <label htmlFor={id}>
        {name}
        {last !== null && <small>{t(messages.visit.last, { value: last }, locale)}</small>}
      </label>
      <div>
        <button type="button" aria-label={t(messages.visit.less, { name: label }, locale)} onClick={() => move(-step)}>
          −
        </button>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          data-reading=""
          aria-label={label}
          aria-invalid={error !== null || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
        <button type="button" aria-label={t(messages.visit.more, { name: label }, locale)} onClick={() => move(step)}>
          +
        </button>
      </div>
      {error && (
        <p role="alert" id={`${id}-error`}>
          {fieldErrorText(error, field, { text, stored }, messages, locale)}
        </p>
      )}
    </div>
  );
}
