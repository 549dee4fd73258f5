import type { Phase, StepId } from '#core/triage/answer/steps.ts';
import { gateLine, type View } from './result-view.ts';
import styles from './Steps.module.css';
import type { Help } from './use-assessment.ts';

const isCalm = ({ full }: View) => full.answer.deadline === 'calm';
const stepsOf = (view: View, phase: Phase) => view.assessment.steps.filter((step) => step.phase === phase);

/** What to do now. A calm answer has no headings of urgency. */
export function FirstSteps({ view, help }: { readonly view: View; readonly help: Help }) {
  const now = stepsOf(view, 'now');
  return (
    <section aria-label={view.words.result.actions}>
      {now.length > 0 && !isCalm(view) && <h3>{view.words.result.now}</h3>}
      <Numbered view={view} steps={now} from={1} className={styles.now} help={help} />
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

/** The page that a step sends to, before its words. */
function StepLink({ id, view: { words }, help }: { readonly id: StepId; readonly view: View; readonly help: Help }) {
  if (id === 'price-range') return <a href={help.cost}>{words.result.costTool}:</a>;
  if (id === 'price-visit') return <a href={help.estimate}>{words.after.estimate}:</a>;
  return null;
}

function Numbered({
  view,
  steps,
  from,
  className,
  help,
}: {
  readonly view: View;
  readonly steps: View['assessment']['steps'];
  readonly from: number;
  readonly className: string | undefined;
  readonly help?: Help;
}) {
  if (steps.length === 0) return null;
  const own = new Set(view.full?.rules.answer.steps.map(({ id }) => id));
  return (
    <ol className={className} start={from}>
      {steps.map(({ id, text }) => (
        <li key={id}>
          <span>
            {help && <StepLink id={id} view={view} help={help} />} {text}
            {view.provenance && !own.has(id) && <small className={styles.origin}> {view.words.result.fromModel}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
