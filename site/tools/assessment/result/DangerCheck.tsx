import type { AssessmentState } from '../use-assessment.ts';
import styles from './questions.module.css';
import type { View } from './view.ts';

/** The one check above the steps: everything that is true may be pressed, and each press raises the answer at once. */
export function DangerCheck({ state, view }: { readonly state: AssessmentState; readonly view: View }) {
  const question = state.questions.find(({ multiple }) => multiple);
  const { full, words } = view;
  if (!question || state.run.status !== 'shown') return null;
  const say = full.say.answer;
  return (
    <section className={`${styles.check} no-print`} aria-label={words.questions.title}>
      <fieldset className={styles.answers}>
        <legend>{say.questions[question.id]}</legend>
        {question.answers.map((id) => (
          <button
            className={styles.chip}
            key={id}
            type="button"
            aria-pressed={state.answers.includes(id)}
            onClick={() => void state.reply(view, question, id)}
          >
            {say.answers[id]}
          </button>
        ))}
      </fieldset>
    </section>
  );
}
