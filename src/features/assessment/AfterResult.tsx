import { useState } from 'react';
import type { QuestionHandover } from '#contract/question-form.ts';
import type { AnswerId } from '#core/triage/answer/questions.ts';
import styles from './AssessmentResult.module.css';
import { resultAsText, type View } from './result-view.ts';
import type { AssessmentState } from './use-assessment.ts';

/** Actions after a result: print, copy, send to the expert, start again. Printing and copying send nothing. */
export function AfterResult({
  view,
  state,
  ask,
  estimate,
  record,
}: {
  readonly view: View;
  readonly state: AssessmentState;
  /** The path of the question form. */
  readonly ask: string;
  /** The path of the estimate form. */
  readonly estimate: string;
  /** The path of the loss record page. */
  readonly record: string;
}) {
  const [note, setNote] = useState('');
  const { after } = view.words;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(resultAsText(view, state.answers));
      setNote(after.copied);
    } catch {
      setNote(after.closed);
    }
  };
  const handOff = (kind: 'ask-handover' | 'estimate-handover', page: string) => {
    import('../../lib/storage/handoff.ts')
      .then(({ handOver }) => handOver(kind, handoverData(view, state.answers), page))
      // Offline or with full storage the form opens without the result.
      .catch(() => window.location.assign(page));
  };
  const send = () => handOff('ask-handover', `${ask}?category=assessment`);
  return (
    <div className={`${styles.after} no-print`}>
      {view.assessment.severity === 'emergency' ? (
        <button className="btn" type="button" onClick={send}>
          {after.sendUrgent}
        </button>
      ) : (
        <button className="btn" type="button" onClick={() => handOff('estimate-handover', estimate)}>
          {after.estimate}
        </button>
      )}
      <h3>{view.words.result.keep}</h3>
      <button className={styles.act} type="button" onClick={() => window.print()}>
        {after.print}
      </button>
      <button className={styles.act} type="button" onClick={copy}>
        {after.copy}
      </button>
      {view.assessment.severity !== 'emergency' && (
        <button className={styles.act} type="button" onClick={send}>
          {after.send}
        </button>
      )}
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

/** Text and result in the format of the forms. They are sent only with the form. */
function handoverData(view: View, answers: readonly AnswerId[]): QuestionHandover {
  const { severity } = view.assessment;
  return {
    question: resultAsText(view, answers),
    category: 'assessment',
    ...(severity === 'emergency' && { urgency: 'emergency' }),
    ...(severity === 'high' && { urgency: 'urgent' }),
  };
}
