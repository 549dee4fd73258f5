import { useEffect, useState } from 'react';
import { t } from '#content/i18n/t.ts';
import { type FoundBefore, storyEdit } from '#core/loss-record/from-assessment.ts';
import { readHistory } from '../assessment/saved-assessment.ts';
import styles from '../records/record.module.css';
import { Facts } from './Facts.tsx';
import { Section } from './Section.tsx';
import { SectionFields } from './SectionFields.tsx';
import { partOf } from './section-context.ts';
import type { PartProps } from './section-props.ts';

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
