import type { PageMessages } from '#content/en/assessment/page-messages.ts';
import styles from './assessment.module.css';
import { counted, tagOf } from './count-events.ts';
import type { AssessmentState } from './use-assessment.ts';

/** Earlier assessments, kept on this device only. */
export function History({
  state,
  words: { history: words },
  language,
}: {
  readonly state: AssessmentState;
  readonly words: PageMessages;
  readonly language: string;
}) {
  const { history } = state;
  if (history.length === 0) return null;
  return (
    <details className={`${styles.history} no-print`} lang={language}>
      <summary>{counted(words.title, history.length, language)}</summary>
      <p className="small">{words.note}</p>
      <ul>
        {history.map(({ at, text, category, severity }) => (
          <li key={at}>
            <p>
              <span className="tag">
                {category} {severity.toUpperCase()}
              </span>{' '}
              {new Date(at).toLocaleString(tagOf(language), { dateStyle: 'medium', timeStyle: 'short' })}
            </p>
            <p className={styles.past}>{text}</p>
            <p>
              <button className={styles.plain} type="button" onClick={() => state.edit(text)}>
                {words.back}
              </button>{' '}
              <button className={styles.plain} type="button" onClick={() => state.forget(at)}>
                {words.remove}
              </button>
            </p>
          </li>
        ))}
      </ul>
      <button className="btn btn-alt" type="button" onClick={() => state.forget('all')}>
        {words.removeAll}
      </button>
    </details>
  );
}
