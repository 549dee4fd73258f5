import {
  type FlowchartQuestion,
  flowchartAdvice,
  flowchartQuestions,
} from '#content/en/lists/professionals/flowchart.ts';
import styles from './Flowchart.module.css';
import { Words } from './Words.tsx';

/**
 * Three yes-or-no questions and what they add up to. Native radio buttons; without script every advice can be read under
 * the answers it belongs to, with script only the one that the answers lead to is shown. `record` names the record shown.
 */
export function Flowchart(_: { readonly record: 'flowchart' }) {
  return (
    <div className={styles.chart} data-flowchart="">
      {flowchartQuestions.map((question, index) => (
        <Question key={question.id} number={index + 1} {...question} />
      ))}
      <p className={styles.missing} data-missing="" aria-live="polite">
        What your answers add up to:
      </p>
      <div aria-live="polite">
        {Object.entries(flowchartAdvice).map(([code, { when, title, tone, words }]) => (
          <div key={code} className={`${styles.advice} ${styles[tone]}`} data-advice={code}>
            <p className="small">{when}</p>
            <p className={styles.title}>{title}</p>
            <p>
              <Words line={words} />
            </p>
          </div>
        ))}
      </div>
      <button type="button" className="btn btn-alt no-print" data-clear="" hidden>
        Clear answers
      </button>
    </div>
  );
}

function Question({ id, number, question, help, yes }: FlowchartQuestion & { readonly number: number }) {
  return (
    <fieldset className={styles.question}>
      <legend>
        {number}. <Words line={question} />
      </legend>
      <p className="small">{help}</p>
      <div className={styles.choice}>
        <label className={yes === 'green' ? styles.green : styles.plain}>
          <input type="radio" name={id} value="yes" /> YES
        </label>
        <label className={styles.red}>
          <input type="radio" name={id} value="no" /> NO
        </label>
      </div>
    </fieldset>
  );
}
