import { useState } from 'react';
import type { QuestionHandover } from '#contract/question-form.ts';
import type { AnswerId } from '#core/triage/answer/questions.ts';
import styles from './result.module.css';
import { asText, type View } from './result-view.ts';
import type { AssessmentState } from './use-assessment.ts';

/** Print, copy, send to the expert, start again. Nothing leaves the device by printing or copying. */
export function AfterResult({
  view,
  state,
  ask,
  estimate,
  record,
}: {
  readonly view: View;
  readonly state: AssessmentState;
  /** The address of the question form. */
  readonly ask: string;
  /** The address of the form for an estimate. */
  readonly estimate: string;
  /** The address of the loss record. */
  readonly record: string;
}) {
  const [note, setNote] = useState('');
  const { after } = view.words;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(asText(view, state.answers));
      setNote(after.copied);
    } catch {
      setNote(after.closed);
    }
  };
  const give = (kind: 'ask-handover' | 'estimate-handover', page: string) => {
    import('../../lib/storage/handoff.ts')
      .then(({ handOver }) => handOver(kind, handoverOf(view, state.answers), page))
      // With the line gone or no room left the form opens without the result.
      .catch(() => window.location.assign(page));
  };
  return (
    <div className={`${styles.after} no-print`}>
      <button className="btn" type="button" onClick={() => give('estimate-handover', estimate)}>
        {after.estimate}
      </button>
      <h3>{view.words.result.keep}</h3>
      <button className={styles.act} type="button" onClick={() => window.print()}>
        {after.print}
      </button>
      <button className={styles.act} type="button" onClick={copy}>
        {after.copy}
      </button>
      <button className={styles.act} type="button" onClick={() => give('ask-handover', `${ask}?category=assessment`)}>
        {after.send}
      </button>
      <a className={styles.act} href={`${record}#from-assessment`}>
        {after.record}
      </a>
      <button className={styles.act} type="button" onClick={state.restart}>
        {after.again}
      </button>
      <p role="status">{note}</p>
    </div>
  );
}

/** Text and result, as the forms take them. They are sent only when the visitor sends the form. */
function handoverOf(view: View, answers: readonly AnswerId[]): QuestionHandover {
  const { severity } = view.assessment;
  return {
    question: asText(view, answers),
    category: 'assessment',
    ...(severity === 'emergency' && { urgency: 'emergency' }),
    ...(severity === 'high' && { urgency: 'urgent' }),
  };
}
