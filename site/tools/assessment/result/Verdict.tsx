import { dueAt } from '#core/assessment/answer/due.ts';
import { Icon } from '#site/frame/Icon.tsx';
import type { Help } from '../use-assessment.ts';
import { askedText, dueText } from './clock.ts';
import styles from './result.module.css';
import { filled, type View } from './view.ts';

/** The head of the sheet: category, severity, timeline, the hour that it comes to, and the call where it matters at once. */
export function Verdict({
  view,
  askedAt,
  help,
}: {
  readonly view: View;
  /** When the button was pressed, epoch milliseconds. */
  readonly askedAt: number;
  readonly help: Help;
}) {
  const { assessment, words, full } = view;
  const { result } = words;
  const { severity, timeline, language } = assessment;
  const due = dueAt(severity, askedAt);
  return (
    <div className={`${styles.verdict} ${styles[severity]}`}>
      <Water view={view} />
      <div className={styles.middle}>
        <p className={styles.timeline}>
          <span className={`tag ${styles.severity}`}>{full.say.answer.severities[severity]}</span> {timeline}.
        </p>
        {due !== null && (
          <p className={styles.clock}>
            <b>{dueText(due, askedAt, result.clock, language)}</b>{' '}
            <small>{askedText(askedAt, result.clock, language)}</small>
          </p>
        )}
      </div>
      {due !== null && (
        <a className={styles.call} href={`tel:${help.phone.dial}`}>
          <Icon name="phone" />
          {filled(result.call, { phone: help.phone.display })}
        </a>
      )}
    </div>
  );
}

/** The category of the water, whether its source is known, and who said so. */
function Water({ view: { assessment, words, full, provenance } }: { readonly view: View }) {
  const { result } = words;
  const { category } = assessment;
  const water = full.say.answer.categories[category];
  const known = full.answer.sourceKnown;
  const label = filled(result.category, { category });
  return (
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
    </div>
  );
}
