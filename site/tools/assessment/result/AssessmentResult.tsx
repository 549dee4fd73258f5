import { type ReactNode, useDeferredValue } from 'react';
import type { Help } from '../use-assessment.ts';
import { EmergencyLine } from './EmergencyLine.tsx';
import styles from './result.module.css';
import { FirstSteps, FurtherSteps } from './Steps.tsx';
import { Timeline } from './Timeline.tsx';
import { Verdict } from './Verdict.tsx';
import { filled, type View } from './view.ts';
import { Why } from './Why.tsx';

/**
 * The result: verdict, 911 line, timeline, first steps, danger check, then the rest in the specified order. Where the text was
 * not understood, the danger check comes before anything that judges it.
 */
export function AssessmentResult({
  view,
  askedAt,
  calm,
  check,
  questions,
  after,
  help,
}: {
  readonly view: View;
  readonly askedAt: number;
  readonly calm: ReactNode;
  readonly check: ReactNode;
  readonly questions: ReactNode;
  readonly after: ReactNode;
  readonly help: Help;
}) {
  const { assessment, words } = view;
  const { result } = words;
  const asksFirst = view.full?.rules.asksFirst ?? false;
  // The press is answered by what is first on the screen; what stands below it is drawn after that.
  const below = useDeferredValue<View | null>(view, null);
  return (
    <div className={styles.result}>
      <div className={styles.main}>
        <Verdict view={view} />
        <EmergencyLine view={view} />
        {calm}
        {asksFirst && check}
        <Timeline view={view} askedAt={askedAt} help={help} />
        <FirstSteps view={view} />
        {!asksFirst && check}
        <FurtherSteps view={view} />
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
