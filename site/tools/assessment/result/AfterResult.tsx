import { useState } from 'react';
import type { QuestionHandover } from '#contract/question-form.ts';
import type { AnswerId } from '#core/assessment/steps/questions.ts';
import styles from '../assessment.module.css';
import type { AssessmentState } from '../use-assessment.ts';
import { asText, type View } from './view.ts';

/** Print, copy, send to the expert, start again. Nothing leaves the device by printing or copying. */
export function AfterResult({
  view,
  state,
  ask,
}: {
  readonly view: View;
  readonly state: AssessmentState;
  /** The address of the question form. */
  readonly ask: string;
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
  return (
    <div className={`${styles.after} no-print`}>
      <button className="btn btn-alt" type="button" onClick={() => window.print()}>
        {after.print}
      </button>
      <button className="btn btn-alt" type="button" onClick={copy}>
        {after.copy}
      </button>
      <button className="btn btn-alt" type="button" onClick={() => void sendToExpert(view, state.answers, ask)}>
        {after.send}
      </button>
      <button className="btn btn-alt" type="button" onClick={state.restart}>
        {after.again}
      </button>
      <p role="status">{note}</p>
    </div>
  );
}

/** Hands text and result to the question form. They are sent only when the visitor sends that form. */
async function sendToExpert(view: View, answers: readonly AnswerId[], ask: string): Promise<void> {
  const { severity } = view.assessment;
  const handover: QuestionHandover = {
    question: asText(view, answers),
    category: 'assessment',
    ...(severity === 'emergency' && { urgency: 'emergency' }),
    ...(severity === 'high' && { urgency: 'urgent' }),
  };
  const { deviceStore } = await import('#site/device/store.ts');
  await (await deviceStore()).keep('ask-handover', handover);
  window.location.assign(`${ask}?category=assessment`);
}
