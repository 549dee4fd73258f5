import tool from './assessment.module.css';
import styles from './questions.module.css';
import type { View } from './result-view.ts';
import type { AssessmentState } from './use-assessment.ts';

/** The questions of one answer each, one after the other. They can be skipped. */
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
      <button className={tool.plain} type="button" onClick={state.skipQuestions}>
        {words.questions.skip}
      </button>
    </section>
  );
}
