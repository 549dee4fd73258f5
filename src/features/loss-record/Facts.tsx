import type { Locale } from '#content/i18n/locale.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { fieldsOf } from '#core/loss-record/shape.ts';
import type { Field, Value } from '#core/records/field.ts';
import { dialOf, isMail, isPhone } from '../records/form/contact-values.ts';
import styles from '../records/form/fields.module.css';
import { choiceWords, labelOf } from './field-labels.ts';

interface FactsProps {
  readonly place: 'story' | 'policy';
  readonly values: Readonly<Record<string, Value>>;
  readonly words: LossRecordMessages;
  readonly locale: Locale;
}

/** What stands in a section, as lines to read on a screen. Numbers dial, addresses of mail open a letter. */
export function Facts({ place, values, words, locale }: FactsProps) {
  const filled = Object.entries(fieldsOf(place)).filter(([name]) => values[name] !== '' && values[name] !== null);
  if (filled.length === 0) return null;
  return (
    <dl className={`${styles.facts} no-print`}>
      {filled.map(([name, field]) => (
        <div key={name}>
          <dt>{labelOf(place, name, words)}</dt>
          <dd>
            <Fact name={name} text={textIn(field, place, name, values[name] ?? '', words, locale)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Fact({ name, text }: { readonly name: string; readonly text: string }) {
  const dial = isPhone(name) ? dialOf(text) : null;
  if (dial) return <a href={`tel:${dial}`}>{text}</a>;
  return isMail(name) && text.includes('@') ? <a href={`mailto:${text.trim()}`}>{text}</a> : text;
}

function textIn(
  field: Field,
  place: FactsProps['place'],
  name: string,
  value: Value,
  words: LossRecordMessages,
  locale: Locale,
): string {
  if (field.kind === 'choice') return choiceWords(place, name, value, words);
  // A moment has no time zone: it is read as the reader's own, and shown as it was.
  return field.kind === 'moment' ? locale.moment(new Date(String(value))) : String(value);
}
