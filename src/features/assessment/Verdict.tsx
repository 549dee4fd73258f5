import styles from './result.module.css';
import { filled, type View } from './result-view.ts';

/** The head of the sheet: the category of the water, whether its source is known, who said so, and the severity. */
export function Verdict({ view: { assessment, words, full, provenance } }: { readonly view: View }) {
  const { result } = words;
  const { category, severity, unsure } = assessment;
  const { categories, severities } = full.t.answer;
  const water = categories[category];
  const known = full.answer.sourceKnown;
  const label = filled(result.category, { category });
  return (
    <div className={`${styles.verdict} ${styles[severity]}`}>
      <div className={styles.top}>
        <p className={styles.numeral} aria-hidden="true">
          {category}
        </p>
        {known ? (
          <p className={styles.name}>
            <small>
              {label}
              <span className="hidden">: </span>
            </small>
            {water.name}
          </p>
        ) : (
          <div>
            <p className={styles.name}>{label}</p>
            <p>
              <span className="tag">{water.name}</span> <strong>{result.sourceUnknown}</strong>
            </p>
          </div>
        )}
        <p>{water.description}</p>
        {provenance?.origins.category === 'rules' && <p className={styles.origin}>{result.byRules}</p>}
        {provenance?.origins.category === 'model' && <p className={styles.origin}>{result.byModel}</p>}
        <p>
          <span className={`tag ${styles.severity}`}>{unsure ? result.unsure : severities[severity]}</span>
        </p>
      </div>
    </div>
  );
}
