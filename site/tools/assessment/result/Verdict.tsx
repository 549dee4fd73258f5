import styles from '../assessment.module.css';
import type { Help } from '../use-assessment.ts';
import { filled, type View } from './view.ts';

/** The badge: category, severity, timeline, and the call line where it matters at once. */
export function Verdict({ view, help }: { readonly view: View; readonly help: Help }) {
  const { assessment, words, quick, full, provenance } = view;
  const { result } = words;
  const { category, severity, timeline } = assessment;
  const water = quick.categories[category];
  const known = full?.answer.sourceKnown ?? category > 1;
  const urgent = severity === 'high' || severity === 'emergency';
  const label = filled(result.category, { category });
  return (
    <div className={`${styles.verdict} ${styles[severity]}`}>
      <p className={styles.numeral} aria-hidden="true">
        {category}
      </p>
      <div>
        {known ? (
          <p className={styles.name}>
            <span className="hidden">{label}: </span>
            {water.name}
          </p>
        ) : (
          <>
            <p className={styles.name}>{label}</p>
            <p>
              <span className="tag">{water.name}</span> <strong>{result.sourceUnknown}</strong>
            </p>
          </>
        )}
        <p>{water.description}</p>
        <p className={styles.timeline}>
          <span className={`tag ${styles.severity}`}>{quick.severities[severity]}</span> {timeline}.
        </p>
        {urgent && (
          <a className={`btn btn-alarm ${styles.call}`} href={`tel:${help.phone.dial}`}>
            {filled(result.call, { phone: help.phone.display })}
          </a>
        )}
        {provenance?.origins.category === 'rules' && <p className={styles.origin}>{result.byRules}</p>}
        {provenance?.origins.category === 'model' && <p className={styles.origin}>{result.byModel}</p>}
      </div>
    </div>
  );
}
