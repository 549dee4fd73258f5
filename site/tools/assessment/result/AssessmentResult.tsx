import { type ReactNode, useDeferredValue } from 'react';
import type { Phase } from '#core/assessment/steps/steps.ts';
import type { Help } from '../use-assessment.ts';
import styles from './result.module.css';
import { Verdict } from './Verdict.tsx';
import { filled, gateOf, type View } from './view.ts';
import { Why } from './Why.tsx';

/** The result in the specified order. What goes beyond it stands in between, so that the order holds. */
export function AssessmentResult({
  view,
  askedAt,
  check,
  questions,
  after,
  help,
}: {
  readonly view: View;
  readonly askedAt: number;
  readonly check: ReactNode;
  readonly questions: ReactNode;
  readonly after: ReactNode;
  readonly help: Help;
}) {
  const { assessment, words } = view;
  const { result } = words;
  // The press is answered by what is first on the screen; what stands below it is drawn after that.
  const below = useDeferredValue<View | null>(view, null);
  return (
    <div className={styles.result}>
      <div className={styles.main}>
        <Verdict view={view} askedAt={askedAt} help={help} />
        {check}
        <Steps view={view} />
        {assessment.professionals && (
          <div className={styles.alert}>
            <p>
              <strong>{result.professionals}</strong> {filled(result.around, { company: help.company })}{' '}
              <a href={`tel:${help.phone.dial}`}>{help.phone.display}</a>
            </p>
          </div>
        )}
        {below && <Reasons view={below} questions={questions} help={help} />}
      </div>
      {below && after}
    </div>
  );
}

/** Why it is so, what else to ask, and what follows from it. */
function Reasons({
  view,
  questions,
  help,
}: {
  readonly view: View;
  readonly questions: ReactNode;
  readonly help: Help;
}) {
  const { assessment, words } = view;
  const { result } = words;
  const { company, phone } = help;
  return (
    <>
      <h3>{result.analysis}</h3>
      <p>{assessment.reasoning}</p>
      <Why view={view} />
      {questions}
      <div className={styles.pair}>
        <Lines title={result.priorities} lines={assessment.moistureDetectionPriorities} />
        <Lines title={result.equipment} lines={assessment.equipmentRecommendations} />
      </div>
      <div className={styles.risks}>
        <Lines title={result.risks} lines={assessment.risks} />
      </div>
      <div className={styles.card}>
        <h3>{result.emergency}</h3>
        <p>{filled(result.dayAndNight, { company, phone: phone.display })}</p>
        <a className="btn btn-alarm" href={`tel:${phone.dial}`}>
          {result.callNow}
        </a>
      </div>
      <p className={styles.disclaimer}>{result.disclaimer}</p>
    </>
  );
}

/** What to do: now, then, and behind the gate line. The numbers go on from one list to the next. */
function Steps({ view }: { readonly view: View }) {
  const { assessment, words } = view;
  const { steps } = assessment;
  const of = (phase: Phase) => steps.filter((step) => step.phase === phase);
  const [now, today, later] = [of('now'), of('today'), of('when-safe')];
  return (
    <section aria-label={words.result.actions}>
      {now.length > 0 && <h3>{words.result.now}</h3>}
      <Numbered view={view} steps={now} from={1} className={styles.now} />
      {now.length > 0 && today.length > 0 && <h4>{words.result.afterwards}</h4>}
      <Numbered view={view} steps={today} from={now.length + 1} className={styles.then} />
      {later.length > 0 && <p className={styles.gate}>{gateOf(assessment)}</p>}
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
  const own = new Set(view.full.rules.answer.steps.map(({ id }) => id));
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

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] | undefined }) {
  if (!lines || lines.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
