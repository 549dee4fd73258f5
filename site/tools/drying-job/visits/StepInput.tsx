import { useId, useState } from 'react';
import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import type { Field } from '#core/record/field.ts';
import { textOf, valueIn } from '../../record/form/field-text.ts';
import styles from '../drying-job.module.css';
import type { PartProps } from '../open/part.ts';

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

/** What is being typed, and what stood there before. */
interface Draft {
  readonly text: string;
  readonly before: number | null;
}

/**
 * A reading between two large buttons. What is typed is kept as soon as it is a number. Where it ends as none, as 120 percent
 * that came by way of 12, what stood before is kept: a reading that nobody read is worse than none.
 */
export function StepInput({ name, of, field, value, last, step, words, locale, edit }: StepInputProps) {
  const id = useId();
  const [draft, setDraft] = useState<Draft | null>(null);
  const meant = draft === null ? null : valueIn(field, draft.text);
  const isAtFault = meant?.ok === false;
  const keep = (text: string, before: number | null) => {
    const next = valueIn(field, text);
    const kept = next.ok ? (next.value as number | null) : before;
    if (kept !== value) edit(kept);
  };
  const type = (text: string) => {
    const before = draft ? draft.before : value;
    setDraft({ text, before });
    keep(text, before);
  };
  const move = (by: number) => {
    setDraft(null);
    keep(textOf(field, Number(((value ?? last ?? 0) + (value === null && last !== null ? 0 : by)).toFixed(2))), value);
  };
  const label = `${of}, ${name}`;
  return (
    <div className={styles.step}>
      <label htmlFor={id}>
        {name}
        {last !== null && <small>{say(words.visit.last, { value: last }, locale)}</small>}
      </label>
      <div>
        <button type="button" aria-label={say(words.visit.less, { name: label }, locale)} onClick={() => move(-step)}>
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
          aria-invalid={isAtFault || undefined}
          value={draft?.text ?? textOf(field, value)}
          onChange={({ target }) => type(target.value)}
          onBlur={() => !isAtFault && setDraft(null)}
        />
        <button type="button" aria-label={say(words.visit.more, { name: label }, locale)} onClick={() => move(step)}>
          +
        </button>
      </div>
      {meant?.ok === false && (
        <p role="alert">
          {field.kind === 'number' && say(words.entry.errors.number, { least: field.least, most: field.most }, locale)}
        </p>
      )}
    </div>
  );
}
