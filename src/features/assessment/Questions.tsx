import { useState } from 'react';
import shared from './assessment.module.css';
import styles from './Questions.module.css';
import type { View } from './result-view.ts';
import type { AssessmentState } from './use-assessment.ts';

/**
 * Toggle buttons for dangers, each of which updates the answer at once. Collapsed, but open if the text was not
 * understood.
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

/** Further single-choice questions, one at a time; they can be skipped. */
export function MoreQuestions({ state, view }: { readonly state: AssessmentState; readonly view: View }) {
  const question = state.questions.find(
    ({ id, multiple, answers }) => id !== 'now' && !multiple && !answers.some((id) => state.answers.includes(id)),
  );
  const { full, words } = view;
  if (!question || state.run.status !== 'shown') return null;
  const t = full.t.answer;
  return (
    <section className={`${styles.questions} no-print`} aria-label={words.questions.more}>
      <fieldset className={styles.answers}>
        <legend>{t.questions[question.id]}</legend>
        {question.answers.map((id) => (
          <button className={styles.chip} key={id} type="button" onClick={() => void state.reply(view, question, id)}>
            {t.answers[id]}
          </button>
        ))}
      </fieldset>
      <button className={shared.plain} type="button" onClick={state.skipQuestions}>
        {words.questions.skip}
      </button>
    </section>
  );
}
