import { t } from '#content/i18n/t.ts';
import { emptyOf } from '#core/records/field.ts';
import { type AnyRecord, sectionIn } from '#core/records/shape.ts';
import { Filled } from '../FilledFields.tsx';
import { usePrinting } from '../use-printing.ts';
import { Fields } from './Fields.tsx';
import { type FormProps, fieldsAt } from './form.ts';

interface SectionFieldsProps<Whole extends AnyRecord> extends Omit<FormProps<Whole>, 'open' | 'setOpen'> {
  readonly name: string;
  /** The fields that are shown; all where left out. */
  readonly only?: readonly string[];
}

/** A section's fields, folded away: what is urgent stands above them. Paper has those in which something stands. */
export function SectionFields<Whole extends AnyRecord>(props: SectionFieldsProps<Whole>) {
  const { name, only, record, state, form, locale } = props;
  const values = sectionIn(record, name);
  const shown = fieldsAt(form.shape, name).filter(([field]) => !only || only.includes(field));
  const filled = shown.filter(([field, kind]) => values[field] !== emptyOf(kind)).length;
  const what = { form, place: name, values, record, locale, only };
  return (
    <>
      {usePrinting() && <Filled {...what} />}
      <details className="no-print">
        <summary>{t(form.entry.filled, { filled, all: shown.length }, locale)}</summary>
        <Fields {...what} edit={(field, value) => void state.edit({ kind: 'fill', section: name, field, value })} />
      </details>
    </>
  );
}
