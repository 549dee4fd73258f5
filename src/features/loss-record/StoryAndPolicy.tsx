import { useEffect, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { type FoundBefore, storyEdit } from '#core/loss-record/from-assessment.ts';
import { fieldsOf } from '#core/loss-record/shape.ts';
import type { Field, Value } from '#core/records/field.ts';
import { readHistory } from '../assessment/history-storage.ts';
import { dialOf, isMail, isPhone } from '../records/form/field-text.ts';
import fields from '../records/form/fields.module.css';
import { Insurer } from '../records/InsurerSearch.tsx';
import styles from '../records/record.module.css';
import { choiceWords, labelOf } from './field-labels.ts';
import type { PartProps } from './Section.tsx';
import { partOf, Section, SectionFields } from './Section.tsx';

/** Assessments that are offered: the last ones are of this damage, if any are. */
const offered = 3;

/** What happened, with what an assessment on this device said of it. */
export const Story = partOf(['story'], function Story(props) {
  const { record, words, locale } = props;
  return (
    <Section name="story" words={words}>
      <Facts place="story" values={record.story} words={words} locale={locale} />
      <PastAssessments {...props} />
      <SectionFields {...props} name="story" />
    </Section>
  );
});

function PastAssessments({ record, state, words, locale }: PartProps) {
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
          <p className="no-print">{words.story.past}</p>
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
                {t(words.story.use, { moment: locale.moment(each.at) }, locale)}
              </button>
            ))}
          </p>
        </>
      )}
      <p role="status">{isUsed ? words.story.used : ''}</p>
    </>
  );
}

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
    <dl className={`${fields.facts} no-print`}>
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

/** The policy, and who has to do with the loss. */
export const Policy = partOf(['policy'], function Policy(props) {
  const { record, words, locale, state, places } = props;
  const fill = (field: string, value: string) => ({ kind: 'fill', section: 'policy', field, value }) as const;
  return (
    <Section name="policy" words={words}>
      <Facts place="policy" values={record.policy} words={words} locale={locale} />
      <Insurer
        words={words.insurer}
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
