import type { Locale } from '#content/locale/locale.ts';
import type { LossRecordWords } from '#content/words/claim-words.ts';
import { fieldsOf } from '#core/claim/loss-record/shape.ts';
import type { Field, Value } from '#core/record/field.ts';
import styles from '../../record/form/fields.module.css';
import { dialOf, isMail, isPhone } from '../../record/form/reach.ts';
import { choiceWords, labelOf } from './field-words.ts';

interface FactsProps {
  readonly place: 'story' | 'policy';
  readonly values: Readonly<Record<string, Value>>;
  readonly words: LossRecordWords;
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
  words: LossRecordWords,
  locale: Locale,
): string {
  if (field.kind === 'choice') return choiceWords(place, name, value, words);
  // A moment has no time zone: it is read as the reader's own, and shown as it was.
  return field.kind === 'moment' ? locale.moment(new Date(String(value))) : String(value);
}
