import { useState } from 'react';
import styles from './questions.module.css';
import type { View } from './result-view.ts';
import type { AssessmentState } from './use-assessment.ts';

/**
 * The one check of the answer: everything that is true may be pressed, and each press raises the answer at once. It is one line
 * that opens, and open from the start where the text was not understood or a danger is suspected.
 */
export function DangerCheck({ state, view }: { readonly state: AssessmentState; readonly view: View }) {
  const { full, words } = view;
  const [open, setOpen] = useState(full.rules.asksFirst);
  const question = state.questions.find(({ multiple }) => multiple);
  if (!question || state.run.status !== 'shown') return null;
  const t = full.t.answer;
  return (
    <section className={`${styles.check} no-print`} aria-label={words.questions.title}>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{words.questions.check}</summary>
        <fieldset className={styles.answers}>
          <legend>{t.questions[question.id]}</legend>
          {question.answers.map((id) => (
            <button
              className={styles.chip}
              key={id}
              type="button"
              aria-pressed={state.answers.includes(id)}
              onClick={() => void state.reply(view, question, id)}
            >
              {t.answers[id]}
            </button>
          ))}
        </fieldset>
      </details>
    </section>
  );
}
