import type { Phase } from '#core/triage/answer/steps.ts';
import { gateLine, type View } from './result-view.ts';
import styles from './Steps.module.css';

const isCalm = ({ full }: View) => full.answer.deadline === 'calm';
const stepsOf = (view: View, phase: Phase) => view.assessment.steps.filter((step) => step.phase === phase);

/** What to do now. A calm answer has no headings of urgency. */
export function FirstSteps({ view }: { readonly view: View }) {
  const now = stepsOf(view, 'now');
  return (
    <section aria-label={view.words.result.actions}>
      {now.length > 0 && !isCalm(view) && <h3>{view.words.result.now}</h3>}
      <Numbered view={view} steps={now} from={1} className={styles.now} />
    </section>
  );
}

/** What to do next, and what has to wait until it is safe. Continues the numbering. */
export function FurtherSteps({ view }: { readonly view: View }) {
  const [now, today, later] = [stepsOf(view, 'now'), stepsOf(view, 'today'), stepsOf(view, 'when-safe')];
  if (today.length + later.length === 0) return null;
  const { result } = view.words;
  return (
    <section aria-label={result.afterwards}>
      {today.length > 0 && !isCalm(view) && <h3>{result.afterwards}</h3>}
      <Numbered view={view} steps={today} from={now.length + 1} className={styles.then} />
      {later.length > 0 && <p className={styles.gate}>{gateLine(view.assessment)}</p>}
      <Numbered view={view} steps={later} from={now.length + today.length + 1} className={styles.then} />
    </section>
  );
}

function Numbered({
  view,
  steps,
  from,
  className,
}: {
  readonly view: View;
  readonly steps: View['assessment']['steps'];
  readonly from: number;
  readonly className: string | undefined;
}) {
  if (steps.length === 0) return null;
  const own = new Set(view.full?.rules.answer.steps.map(({ id }) => id));
  return (
    <ol className={className} start={from}>
      {steps.map(({ id, text }) => (
        <li key={id}>
          <span>
            {text}
            {view.provenance && !own.has(id) && <small className={styles.origin}> {view.words.result.fromModel}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
