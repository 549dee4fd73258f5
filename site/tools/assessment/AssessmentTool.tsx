import { type RefObject, useEffect, useRef } from 'react';
import { scenarioLimit } from '#core/assessment/assessment.ts';
import { AfterResult } from './AfterResult.tsx';
import { AssessmentResult } from './AssessmentResult.tsx';
import styles from './assessment.module.css';
import { History } from './History.tsx';
import { Questions } from './Questions.tsx';
import { type AssessmentState, prepare, useAssessment } from './use-assessment.ts';

/** The damage assessment: describe, press, read. */
export function AssessmentTool() {
  const box = useRef<HTMLTextAreaElement>(null);
  const state = useAssessment(box);
  const { run } = state;
  const view = run.status === 'idle' ? null : run.view;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = view !== null;
  useEffect(() => {
    if (shown) heading.current?.focus();
  }, [shown]);
  return (
    <div className={styles.tool}>
      <DescribeForm state={state} box={box} />
      <p className={styles.status} role="status">
        {view?.note}
        {run.status === 'running' && (
          <button className={styles.plain} type="button" onClick={state.cancel}>
            Stop waiting
          </button>
        )}
      </p>
      {view && (
        <section aria-labelledby="result-title">
          <h2 className={styles.resultTitle} id="result-title" tabIndex={-1} ref={heading}>
            Your assessment
          </h2>
          {state.text.trim() !== '' && !view.text.startsWith(state.text.trim()) && (
            <p className={styles.stale}>You changed the text. Press the button for a new result.</p>
          )}
          <AssessmentResult
            view={view}
            questions={<Questions state={state} view={view} />}
            after={run.status === 'shown' ? <AfterResult view={view} restart={state.restart} /> : null}
          />
        </section>
      )}
      <History state={state} />
    </div>
  );
}

function DescribeForm({
  state,
  box,
}: {
  readonly state: AssessmentState;
  readonly box: RefObject<HTMLTextAreaElement | null>;
}) {
  const { text, run } = state;
  const running = run.status === 'running';
  const left = scenarioLimit - text.length;
  return (
    <form
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault();
        const scenario = text.trim();
        if (scenario && !running) void state.start(scenario);
      }}
    >
      <label className={styles.label} htmlFor="scenario">
        Describe the damage
      </label>
      <textarea
        id="scenario"
        ref={box}
        className={styles.box}
        value={text}
        maxLength={scenarioLimit}
        aria-describedby="scenario-hint"
        placeholder="Example: My washing machine overflowed two hours ago. There is an inch of soapy water in the laundry room and it ran into the hall carpet."
        onFocus={prepare}
        onChange={(event) => {
          prepare();
          state.edit(event.target.value);
        }}
      />
      <p className={styles.hint} id="scenario-hint">
        Say where the water comes from, how long it has been there, what it touched, and who lives there. English or
        Spanish. {left < 500 && <strong>{left} characters left. </strong>}
        Your text stays on this device until you press the button.
      </p>
      {state.waitingExample && (
        <p className={styles.stale}>
          Your earlier text is still here.{' '}
          <button className={styles.plain} type="button" onClick={state.takeExample}>
            Use the example instead
          </button>
        </p>
      )}
      <button className="btn" type="submit" disabled={running || text.trim() === ''}>
        {running ? 'AI Analysis in Progress...' : 'Get Professional AI Assessment'}
      </button>
    </form>
  );
}
