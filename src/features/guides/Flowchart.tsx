import { t } from '#content/i18n/t.ts';
import type { Advice, Leaf, Question } from '../../lib/content-renderer/ast/blocks.ts';
import { LineText } from '../../lib/content-renderer/components/Inlines.tsx';
import { inOrder } from '../../lib/content-renderer/components/in-order.ts';
import { useRenderContext } from '../../lib/content-renderer/components/use-render-context.ts';
import styles from './Flowchart.module.css';

/**
 * Yes-or-no questions with the advice for their answers. Without script all advice is listed with its answers; with it
 * (`flowchart-choice.ts`) only the matching one is shown.
 */
export function Flowchart({ chart }: { readonly chart: Extract<Leaf, { readonly kind: 'flowchart' }> }) {
  const { words, locale } = useRenderContext();
  const { recommendation, missing, all, clear } = words.flowchart;
  const later = [recommendation, ...chart.questions.map((_, index) => t(missing, { count: index + 1 }, locale))];
  return (
    <div className={styles.chart} data-flowchart="" data-words={JSON.stringify(later)}>
      {inOrder(chart.questions, (question, index) => (
        <OneQuestion number={index + 1} question={question} />
      ))}
      <p className={styles.missing} data-missing="" aria-live="polite">
        {all}
      </p>
      <div aria-live="polite">
        {inOrder(chart.advice, (advice) => (
          <OneAdvice advice={advice} />
        ))}
      </div>
      <button type="button" className="btn btn-alt no-print" data-clear="" hidden>
        {clear}
      </button>
    </div>
  );
}

function OneAdvice({ advice: { code, when, title, tone, words } }: { readonly advice: Advice }) {
  return (
    <div className={`${styles.advice} ${styles[tone] ?? ''}`} data-advice={code} data-tone={tone}>
      <p className="small">{when}</p>
      <p className={styles.title}>{title}</p>
      <p>
        <LineText line={words} />
      </p>
    </div>
  );
}

interface QuestionProps {
  readonly number: number;
  readonly question: Question;
}

function OneQuestion({ number, question: { id, words, help, yes } }: QuestionProps) {
  const answers = useRenderContext().words.flowchart;
  return (
    <fieldset className={styles.question}>
      <legend>
        {number}. <LineText line={words} />
      </legend>
      <p className="small">{help}</p>
      <div className={styles.choice}>
        <label className={yes === 'go' ? styles.green : styles.plain}>
          <input type="radio" name={id} value="yes" /> {answers.yes}
        </label>
        <label className={styles.red}>
          <input type="radio" name={id} value="no" /> {answers.no}
        </label>
      </div>
    </fieldset>
  );
}
