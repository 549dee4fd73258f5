import { useEffect, useRef } from 'react';
import { Letterhead } from '../../document/sheet/Letterhead.tsx';
import styles from './assessment.module.css';
import { DescribeForm } from './DescribeForm.tsx';
import { History } from './History.tsx';
import { AfterResult } from './result/AfterResult.tsx';
import { AssessmentResult } from './result/AssessmentResult.tsx';
import { DangerCheck } from './result/DangerCheck.tsx';
import { MoreQuestions } from './result/MoreQuestions.tsx';
import { type AssessmentProps, useAssessment } from './use-assessment.ts';

/** The damage assessment: describe, press, read. */
export function AssessmentTool(props: AssessmentProps) {
  const { language } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const state = useAssessment(box, props);
  const { run } = state;
  const view = run.status === 'idle' ? null : run.view;
  // Once there is an answer, everything around it speaks its language.
  const spoken = view?.assessment.language ?? language;
  const words = view?.words ?? props.words[language];
  const sheet = props.sheets[spoken] ?? props.sheets[language];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = view !== null;
  useEffect(() => {
    if (!shown) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [shown]);
  return (
    <div className={styles.tool}>
      <DescribeForm state={state} box={box} words={props.words[language]} language={language} />
      <p className={styles.status} lang={spoken}>
        <span role="status">{view?.words.notes[view.note]}</span>
        {run.status === 'running' && (
          <button className={styles.plain} type="button" onClick={state.cancel}>
            {words.form.stop}
          </button>
        )}
      </p>
      {view && (
        <section aria-labelledby="result-title" lang={view.assessment.language}>
          {sheet && <Letterhead words={sheet} />}
          <h2 className={styles.resultTitle} id="result-title" tabIndex={-1} ref={heading}>
            {view.words.result.title}
          </h2>
          {state.text.trim() !== '' && state.text.trim() !== view.text && (
            <p className={styles.stale}>{view.words.result.changed}</p>
          )}
          <AssessmentResult
            view={view}
            askedAt={state.askedAt}
            help={props.help}
            check={<DangerCheck state={state} view={view} />}
            questions={<MoreQuestions state={state} view={view} />}
            after={
              run.status === 'shown' ? (
                <AfterResult
                  view={view}
                  state={state}
                  ask={props.help.ask}
                  estimate={props.help.estimate}
                  record={props.help.record}
                />
              ) : null
            }
          />
        </section>
      )}
      <History state={state} words={words} language={spoken} />
    </div>
  );
}
