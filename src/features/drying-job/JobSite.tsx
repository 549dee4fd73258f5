import { memo } from 'react';
import { SectionFields } from '../records/form/SectionFields.tsx';
import { Insurer } from '../records/Insurer.tsx';
import styles from '../records/record.module.css';
import { JobSection } from './JobSection.tsx';
import { sameParts } from './same-parts.ts';
import type { PartProps } from './section-props.ts';

/** What the head of the report names: the company, the insurer out of the directory, and the job's details. */
function JobDetails(props: PartProps) {
  const { words, locale, state, record } = props;
  return (
    <JobSection name="site" words={words}>
      <p className={`${styles.lead} no-print`}>{words.letterhead}</p>
      {record.site.insurer && (
        <p>
          {words.fields.site.insurer}: <b>{record.site.insurer}</b>
        </p>
      )}
      <Insurer
        words={words.insurer}
        locale={locale}
        address={words.insurersAt}
        chosen={({ name, phone }) => {
          // The list promises the number too, and a job has one line for both.
          const value = [name, phone].filter(Boolean).join(', ');
          void state.edit({ kind: 'fill', section: 'site', field: 'insurer', value });
        }}
      />
      <SectionFields {...props} name="site" />
    </JobSection>
  );
}

export const Site = memo(JobDetails, sameParts({ record: ['site'] }));
