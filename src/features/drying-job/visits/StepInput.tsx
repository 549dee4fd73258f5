import { useId } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { Field } from '#core/records/field.ts';
import { faultText, textOf } from '../../records/form/field-text.ts';
import { useDraft } from '../../records/form/use-draft.ts';
import type { PartProps } from '../JobSection.tsx';
import styles from './visits.module.css';

interface StepInputProps extends Pick<PartProps, 'words'> {
  readonly name: string;
  /** What it belongs to, for whoever hears the page. */
  readonly of: string;
  readonly field: Field;
  readonly value: number | null;
  /** The value of the visit before: where the steps begin. */
  readonly last: number | null;
  readonly step: number;
  readonly locale: Locale;
  readonly edit: (value: number | null) => void;
}

/** A reading between two large buttons. */
export function StepInput({ name, of, field, value, last, step, words, locale, edit }: StepInputProps) {
  const id = useId();
  const { text, fault, kept, type, set, leave } = useDraft(
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
        {last !== null && <small>{t(words.visit.last, { value: last }, locale)}</small>}
      </label>
      <div>
        <button type="button" aria-label={t(words.visit.less, { name: label }, locale)} onClick={() => move(-step)}>
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
          aria-invalid={fault !== null || undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
        <button type="button" aria-label={t(words.visit.more, { name: label }, locale)} onClick={() => move(step)}>
          +
        </button>
      </div>
      {fault && (
        <p role="alert" id={`${id}-fault`}>
          {faultText(fault, field, { text, kept }, words, locale)}
        </p>
      )}
    </div>
  );
}
