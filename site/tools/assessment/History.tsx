import styles from './assessment.module.css';
import type { AssessmentState } from './use-assessment.ts';

/** Earlier assessments, kept on this device only. */
export function History({ state }: { readonly state: AssessmentState }) {
  const { history } = state;
  if (history.length === 0) return null;
  return (
    <details className={`${styles.history} no-print`}>
      <summary>Earlier assessments on this device ({history.length})</summary>
      <p className="small">Nobody else sees this list. Clearing the browser’s data deletes it too.</p>
      <ul>
        {history.map(({ at, text, category, severity }) => (
          <li key={at}>
            <p>
              <span className="tag">
                {category} {severity.toUpperCase()}
              </span>{' '}
              {new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
            </p>
            <p className={styles.past}>{text}</p>
            <p>
              <button className={styles.plain} type="button" onClick={() => state.edit(text)}>
                Put back into the box
              </button>{' '}
              <button className={styles.plain} type="button" onClick={() => state.forget(at)}>
                Delete
              </button>
            </p>
          </li>
        ))}
      </ul>
      <button className="btn btn-alt" type="button" onClick={() => state.forget('all')}>
        Delete all
      </button>
    </details>
  );
}
