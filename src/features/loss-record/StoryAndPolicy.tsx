import { useEffect, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { dialableNumber, mailtoLink } from '#core/lib/contact-links.ts';
import { type FoundBefore, storyEdit } from '#core/loss-record/from-assessment.ts';
import { fieldsOf } from '#core/loss-record/shape.ts';
import type { Field, Value } from '#core/records/field.ts';
import { readHistory } from '../assessment/saved-assessment.ts';
import { isEmail, isPhone } from '../records/form/field-text.ts';
import fields from '../records/form/fields.module.css';
import { Insurer } from '../records/InsurerSearch.tsx';
import styles from '../records/record.module.css';
import { choiceText, labelOf } from './field-labels.ts';
import { memoSection, Section, SectionFields, type SectionProps } from './Section.tsx';

/** Number of past assessments offered; the latest are most likely about this damage. */
const offered = 3;

/** What happened, with an offer to use a past assessment. */
export const Story = memoSection(['story'], function Story(props) {
  const { record, messages, locale } = props;
  return (
    <Section name="story" messages={messages}>
      <Facts place="story" values={record.story} messages={messages} locale={locale} />
      <PastAssessments {...props} />
      <SectionFields {...props} name="story" />
    </Section>
  );
});

function PastAssessments({ record, state, messages, locale }: SectionProps) {
  const [past, setPast] = useState<readonly FoundBefore[]>([]);
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    void readHistory().then((entries) => setPast(entries.slice(0, offered)));
  }, []);
  const isOffered = record.story.account === '' && past.length > 0;
  return (
    <>
      {isOffered && (
        <>
          <p className="no-print">{messages.story.past}</p>
          <p className={`${styles.buttons} no-print`}>
            {past.map((each) => (
              <button
                key={each.at}
                type="button"
                className="btn btn-alt"
                onClick={() => {
                  setIsUsed(true);
                  void state.edit(storyEdit(record, each));
                }}
              >
                {t(messages.story.use, { moment: locale.moment(each.at) }, locale)}
              </button>
            ))}
          </p>
        </>
      )}
      <p role="status">{isUsed ? messages.story.used : ''}</p>
    </>
  );
}

interface FactsProps {
  readonly place: 'story' | 'policy';
  readonly values: Readonly<Record<string, Value>>;
  readonly messages: LossRecordMessages;
  readonly locale: Locale;
}

/** The filled fields of a section, with phone and email links. */
export function Facts({ place, values, messages, locale }: FactsProps) {
  const filled = Object.entries(fieldsOf(place)).filter(([name]) => values[name] !== '' && values[name] !== null);
  if (filled.length === 0) return null;
  return (
    <dl className={`${fields.facts} no-print`}>
      {filled.map(([name, field]) => (
        <div key={name}>
          <dt>{labelOf(place, name, messages)}</dt>
          <dd>
            <Fact name={name} text={textIn(field, place, name, values[name] ?? '', messages, locale)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Fact({ name, text }: { readonly name: string; readonly text: string }) {
  const dial = isPhone(name) ? dialableNumber(text) : null;
  if (dial) return <a href={`tel:${dial}`}>{text}</a>;
  const mailto = isEmail(name) ? mailtoLink(text) : null;
  return mailto ? <a href={mailto}>{text}</a> : text;
}

function textIn(
  field: Field,
  place: FactsProps['place'],
  name: string,
  value: Value,
  messages: LossRecordMessages,
  locale: Locale,
): string {
  if (field.kind === 'choice') return choiceText(place, name, value, messages);
  // A moment has no time zone: parse it as local time and show it unchanged.
  return field.kind === 'moment' ? locale.moment(new Date(String(value))) : String(value);
}

export const Policy = memoSection(['policy'], function Policy(props) {
  const { record, messages, locale, state, places } = props;
  const fill = (field: string, value: string) => ({ kind: 'fill', section: 'policy', field, value }) as const;
  return (
    <Section name="policy" messages={messages}>
      <Facts place="policy" values={record.policy} messages={messages} locale={locale} />
      <Insurer
        messages={messages.insurer}
        locale={locale}
        address={places.insurers}
        chosen={({ name, phone }) =>
          void state.edit({ kind: 'several', edits: [fill('insurer', name), fill('insurerPhone', phone)] })
        }
      />
      <SectionFields {...props} name="policy" />
    </Section>
  );
});
