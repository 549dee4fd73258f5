import styles from './assessment.module.css';
import type { AssessmentState } from './use-assessment.ts';
import type { View } from './view.ts';

/** Up to three questions back, each with buttons. They can be skipped; an answer refines the result at once. */
export function Questions({ state, view }: { readonly state: AssessmentState; readonly view: View }) {
  const [question] = state.questions;
  if (!question || state.run.status !== 'shown') return null;
  return (
    <section className={`${styles.questions} no-print`} aria-label="A question that makes this more precise">
      <fieldset className={styles.answers}>
        <legend>{question.question}</legend>
        {question.answers.map(({ label, sentence }) => (
          <button
            className="btn btn-alt"
            key={label}
            type="button"
            onClick={() => void state.reply(view, question.id, sentence)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <button className={styles.plain} type="button" onClick={state.skipQuestions}>
        Skip the questions
      </button>
    </section>
  );
}
