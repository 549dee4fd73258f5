import { memo } from 'react';
import styles from './drying-job.module.css';
import { dryOf, findingsOf, rulesOf, statusOf } from './findings.ts';
import type { PartProps } from './JobSection.tsx';
import { JobSection, sameParts } from './JobSection.tsx';

/** What the last visit says of the whole job, and the rules by which it says so. */
function WhereItStands(props: PartProps) {
  const { derived, words } = props;
  const last = derived.visits.at(-1);
  if (!last) return null;
  const { dry, all } = dryOf(props);
  return (
    <JobSection name="state" words={words}>
      <div className={styles.verdict} data-verdict={last.jobVerdict}>
        {all > 0 && (
          <p className={styles.score} aria-hidden="true">
            {dry}/{all}
          </p>
        )}
        <p className={styles.said}>{words.state[last.jobVerdict]}</p>
        {statusOf(props).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <ul>
          {findingsOf(props).map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      </div>
      <Rules words={words} locale={props.locale} />
    </JobSection>
  );
}

export const State = memo(
  WhereItStands,
  sameParts({
    record: ['rooms', 'machines'],
    derived: ['visits', 'plan', 'equipment'],
  }),
);

/** Each rule with the pages behind it. */
const Rules = memo(function Rules(props: Pick<PartProps, 'words' | 'locale'>) {
  const { words } = props;
  return (
    <details>
      <summary>{words.state.rules}</summary>
      <ul>
        {rulesOf(props).map(([name, rule]) => (
          <li key={name}>
            {rule}
            {words.sources[name]?.map((source) => (
              <span key={source.url}>
                {' '}
                <a href={source.url} lang="en">
                  {source.name}
                </a>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
});
