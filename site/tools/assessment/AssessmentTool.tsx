import { type RefObject, useEffect, useRef } from 'react';
import { Letterhead } from '../../document/sheet/Letterhead.tsx';
import type { SheetWords } from '../../document/sheet/sheet-words.ts';
import styles from './assessment.module.css';
import { DescribeForm } from './DescribeForm.tsx';
import { inLanguage } from './engine/in-languages.ts';
import { History } from './History.tsx';
import { AfterResult } from './result/AfterResult.tsx';
import { AssessmentResult } from './result/AssessmentResult.tsx';
import { CalmAnswer } from './result/CalmAnswer.tsx';
import { DangerCheck } from './result/DangerCheck.tsx';
import { MoreQuestions } from './result/MoreQuestions.tsx';
import type { View } from './result/view.ts';
import { type AssessmentProps, type AssessmentState, type Help, useAssessment } from './use-assessment.ts';

/** The damage assessment: describe, press, read. */
export function AssessmentTool(props: AssessmentProps) {
  const { language } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const state = useAssessment(box, props);
  const { run } = state;
  const view = run.status === 'idle' ? null : run.view;
  // Once there is an answer, everything around it speaks its language.
  const spoken = view?.assessment.language ?? language;
  const words = view?.words ?? props.words.own.page;
  return (
    <div className={styles.tool}>
      <DescribeForm state={state} box={box} words={props.words.own.page} language={language} />
      <p className={styles.status} lang={spoken}>
        <span role="status">{view?.words.notes[view.note]}</span>
        {run.status === 'running' && (
          <button className={styles.plain} type="button" onClick={state.cancel}>
            {words.form.stop}
          </button>
        )}
      </p>
      {view && <Sheet view={view} state={state} help={props.help} head={inLanguage(props.words, spoken).sheet} />}
      <History state={state} words={words} language={spoken} />
    </div>
  );
}

/**
 * The heading to which the page goes when an answer comes, and again when what somebody pressed has changed the verdict or the first
 * thing to do: both stand above what was pressed, and nothing else would say so.
 */
function useHeading(verdict: string, pressed: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ verdict: '', pressed });
  useEffect(() => {
    const before = shown.current;
    const stays = before.verdict === verdict || (before.verdict && before.pressed === pressed);
    shown.current = { verdict, pressed };
    if (stays) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [verdict, pressed]);
  return heading;
}

interface SheetProps {
  readonly view: View;
  readonly state: AssessmentState;
  readonly help: Help;
  readonly head: SheetWords;
}

/** The answer, to which the page goes when it comes, with its head where it is printed. */
function Sheet({ view, state, help, head }: SheetProps) {
  const { text, run, askedAt, answers } = state;
  const heading = useHeading(`${view.assessment.severity} ${view.full?.answer.steps[0]?.id}`, answers.join());
  const { result } = view.words;
  return (
    <section aria-labelledby="result-title" lang={view.assessment.language}>
      <Letterhead words={head} />
      <h2 className={styles.resultTitle} id="result-title" tabIndex={-1} ref={heading}>
        {result.title}
      </h2>
      {text.trim() !== '' && text.trim() !== view.text && <p className={styles.stale}>{result.changed}</p>}
      <AssessmentResult
        view={view}
        askedAt={askedAt}
        help={help}
        calm={<CalmAnswer state={state} view={view} />}
        check={<DangerCheck key={view.text} state={state} view={view} />}
        questions={<MoreQuestions state={state} view={view} />}
        after={
          run.status === 'shown' ? (
            <AfterResult view={view} state={state} ask={help.ask} estimate={help.estimate} record={help.record} />
          ) : null
        }
      />
    </section>
  );
}
