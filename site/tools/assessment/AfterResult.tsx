import { useState } from 'react';
import type { QuestionHandover } from '#contract/question-form.ts';
import { deviceStore } from '#site/device/store.ts';
import styles from './assessment.module.css';
import { asText, type View } from './view.ts';

/** Print, copy, send to the expert, start again. Nothing leaves the device by printing or copying. */
export function AfterResult({ view, restart }: { readonly view: View; readonly restart: () => void }) {
  const [words, setWords] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(asText(view));
      setWords('Copied.');
    } catch {
      setWords('Your browser keeps the clipboard closed. Select the text instead, or print it.');
    }
  };
  return (
    <div className={`${styles.after} no-print`}>
      <button className="btn btn-alt" type="button" onClick={() => window.print()}>
        Print or save as PDF
      </button>
      <button className="btn btn-alt" type="button" onClick={copy}>
        Copy as text
      </button>
      <button className="btn btn-alt" type="button" onClick={() => sendToExpert(view)}>
        Send to the expert
      </button>
      <button className="btn btn-alt" type="button" onClick={restart}>
        Start again
      </button>
      <p role="status">{words}</p>
    </div>
  );
}

/** Hands text and result to the question form. They are sent only when the visitor sends that form. */
async function sendToExpert(view: View): Promise<void> {
  const { severity } = view.assessment;
  const handover: QuestionHandover = {
    question: asText(view),
    category: 'assessment',
    ...(severity === 'emergency' && { urgency: 'emergency' }),
    ...(severity === 'high' && { urgency: 'urgent' }),
  };
  await (await deviceStore()).keep('ask-handover', handover);
  window.location.assign('/ask?category=assessment');
}
