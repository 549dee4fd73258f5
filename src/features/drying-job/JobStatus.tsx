import { memo } from 'react';
import styles from './drying-job.module.css';
import { dryOf, findingsOf, rulesOf, statusOf } from './findings.ts';
import { JobSection, type SectionProps, sameSectionProps } from './JobSection.tsx';

/** Verdict of the last visit, findings, and the rules behind them. */
function JobStatusSection(props: SectionProps) {
  const { derived, messages } = props;
  const last = derived.visits.at(-1);
  if (!last) return null;
  const { dry, all } = dryOf(props);
  return (
    <JobSection name="state" messages={messages}>
      <div className={styles.verdict} data-verdict={last.jobVerdict}>
        {all > 0 && (
          <p className={styles.score} aria-hidden="true">
            {dry}/{all}
          </p>
        )}
        <p className={styles.verdictText}>{messages.state[last.jobVerdict]}</p>
        {statusOf(props).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <ul>
          {findingsOf(props).map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      </div>
      <Rules messages={messages} locale={props.locale} />
    </JobSection>
  );
}

export const JobStatus = memo(
  JobStatusSection,
  sameSectionProps({
    record: ['rooms', 'machines'],
    derived: ['visits', 'plan', 'equipment'],
  }),
);

const Rules = memo(function Rules(props: Pick<SectionProps, 'messages' | 'locale'>) {
  const { messages } = props;
  return (
    <details>
      <summary>{messages.state.rules}</summary>
      <ul>
        {rulesOf(props).map(([name, rule]) => (
          <li key={name}>
            {rule}
            {messages.sources[name]?.map((source) => (
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
