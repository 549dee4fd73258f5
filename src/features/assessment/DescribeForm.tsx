import type { RefObject } from 'react';
import type { PageMessages } from '#content/en/assessment/page-messages.ts';
import type { Language } from '#content/i18n/languages.ts';
import { scenarioLimit } from '#core/triage/scenario-limit.ts';
import styles from './assessment.module.css';
import { counted } from './count-events.ts';
import type { AssessmentState } from './use-assessment.ts';

/** The box, its hint, and the button. */
export function DescribeForm({
  state,
  box,
  words: { form },
  language,
}: {
  readonly state: AssessmentState;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly words: PageMessages;
  readonly language: Language;
}) {
  const { text, run, connected } = state;
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
        {form.label}
      </label>
      <textarea
        id="scenario"
        ref={box}
        className={styles.box}
        value={text}
        maxLength={scenarioLimit}
        aria-describedby="scenario-hint"
        placeholder={form.placeholder}
        onChange={(event) => state.edit(event.target.value)}
      />
      <p className={styles.hint} id="scenario-hint">
        {form.hint} {left < 500 && <strong>{counted(form.left, left, language)} </strong>}
        {form.stays}{' '}
        <span className={styles.service}>
          {connected !== null && (connected ? form.serviceConnected : form.serviceNone)}
        </span>
      </p>
      {state.waiting && (
        <p className={styles.stale}>
          {form.earlier}{' '}
          <button className={styles.plain} type="button" onClick={state.takeWaiting}>
            {state.waiting.kind === 'example' ? form.useExample : form.useEarlier}
          </button>
        </p>
      )}
      <button className="btn" type="submit" disabled={running || text.trim() === ''}>
        {running ? form.running : form.submit}
      </button>
    </form>
  );
}
