import type { ReactNode } from 'react';
import { owner } from '#content/owner.ts';
import { waterCategories } from '#core/assessment/categories.ts';
import styles from './assessment.module.css';
import type { View } from './view.ts';
import { Why } from './Why.tsx';

/** The result in the specified order. What goes beyond it stands in between, so that the order holds. */
export function AssessmentResult({
  view,
  questions,
  after,
}: {
  readonly view: View;
  readonly questions: ReactNode;
  readonly after: ReactNode;
}) {
  const { assessment, rules } = view;
  const fromRules = new Set(rules?.assessment.immediateActions);
  return (
    <div className={styles.result}>
      <Verdict view={view} />
      {rules && rules.actionsInSpanish.length > 0 && (
        <section className={styles.spanish} lang="es" aria-label="Lo primero, en español">
          <p>
            <strong>Haga esto primero:</strong>
          </p>
          <ol>
            {rules.actionsInSpanish.map((action) => (
              <li key={action}>{action}</li>
            ))}
          </ol>
        </section>
      )}
      <ol className={styles.now} aria-label="Immediate actions">
        {assessment.immediateActions.map((action) => (
          <li key={action}>
            <span>
              {action}
              {view.guarded && !fromRules.has(action) && <small className={styles.origin}> AI</small>}
            </span>
          </li>
        ))}
      </ol>
      {assessment.professionals && (
        <div className={styles.alert}>
          <p>
            <strong>Professional help needed.</strong> {owner.company}, 24/7:{' '}
            <a href={`tel:${owner.phone.dial}`}>{owner.phone.display}</a>
          </p>
        </div>
      )}
      <h3>Professional Analysis</h3>
      <p>{assessment.reasoning}</p>
      <Why view={view} />
      {questions}
      <Lines title="Moisture Detection Priorities" lines={assessment.moistureDetectionPriorities} />
      <Lines title="Equipment Recommendations" lines={assessment.equipmentRecommendations} />
      <Lines title="Potential Risks" lines={assessment.risks} />
      <div className={styles.card}>
        <h3>Emergency contact</h3>
        <p>
          {owner.company} answers day and night: {owner.phone.display}. In danger to life call 911 first.
        </p>
        <a className="btn btn-alarm" href={`tel:${owner.phone.dial}`}>
          Call Now
        </a>
      </div>
      <p className={styles.disclaimer}>
        Professional disclaimer: this is a rough guide from a few sentences, not an inspection. It cannot see, smell or
        measure. Only someone on site can say how dirty the water is, what is wet and whether the building is safe.
      </p>
      {after}
    </div>
  );
}

function Verdict({ view: { assessment, guarded } }: { readonly view: View }) {
  const { category, severity, timeline } = assessment;
  const water = waterCategories[category];
  return (
    <div className={`${styles.verdict} ${styles[severity]}`}>
      <p className={styles.numeral} aria-hidden="true">
        {category}
      </p>
      <div>
        <p className={styles.name}>
          <span className="hidden">Category {category}: </span>
          {water.name}
        </p>
        <p>{water.description}</p>
        <p className={styles.timeline}>
          <span className={`tag ${styles.severity}`}>{severity.toUpperCase()}</span> {timeline}.
        </p>
        {guarded?.origins.category === 'rules' && (
          <p className={styles.origin}>Our rules set this category. The AI service had a milder one.</p>
        )}
        {guarded?.origins.category === 'model' && (
          <p className={styles.origin}>The AI service set this category. Our rules alone had a milder one.</p>
        )}
      </div>
    </div>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] | undefined }) {
  if (!lines || lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
