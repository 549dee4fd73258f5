import styles from './CheckAnswer.module.css';
import type { CheckShown } from './check.ts';
import { verdictsOf } from './verdicts.ts';

/** The verdicts, each with what may be behind it. */
export function Verdicts(shown: CheckShown) {
  return verdictsOf(shown).map(({ title, tone, says, causes }) => (
    <div key={title} className={`${styles.verdict} ${styles[tone]}`}>
      <h3>{title}</h3>
      <p>{says}</p>
      {causes.length > 0 && (
        <ul>
          {causes.map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
      )}
    </div>
  ));
}
