import { type RefObject, useEffect, useRef } from 'react';
import type { PageMessages } from '#content/en/assessment/page-messages.ts';
import type { Language } from '#content/i18n/languages.ts';
import { scenarioLimit } from '#core/triage/scenario-limit.ts';
import { Letterhead } from '../downloads/Letterhead.tsx';
import type { SheetMessages } from '../downloads/letterhead.ts';
import { AfterResult } from './AfterResult.tsx';
import { AssessmentResult, QuietEmergencyLine } from './AssessmentResult.tsx';
import styles from './assessment.module.css';
import { forLanguage, localeTag, pluralText } from './language.ts';
import { DangerCheck, MoreQuestions } from './Questions.tsx';
import type { View } from './result-view.ts';
import { type AssessmentProps, type AssessmentState, type Help, useAssessment } from './use-assessment.ts';

/** The damage assessment: form, result and history. */
export function AssessmentTool(props: AssessmentProps) {
  const { language } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const state = useAssessment(box, props);
  const { run } = state;
  const view = run.status === 'idle' ? null : run.view;
  // Everything around an answer is in the language of the answer.
  const answerLanguage = view?.assessment.language ?? language;
  const words = view?.words ?? props.words.own.page;
  return (
    <div className={styles.tool}>
      <DescribeForm state={state} box={box} words={props.words.own.page} language={language} />
      {run.status === 'running' && !view && <QuietEmergencyLine line={words.emergencyLine} />}
      <p className={styles.status} lang={answerLanguage}>
        <span role="status">{view?.words.notes[view.note]}</span>
        {run.status === 'unavailable' && (
          <Unavailable sentence={words.failures.rulesMissing} phone={props.help.phone} />
        )}
        {run.status === 'running' && (
          <button className={styles.plain} type="button" onClick={state.cancel}>
            {words.form.stop}
          </button>
        )}
      </p>
      {view && (
        <Sheet view={view} state={state} help={props.help} head={forLanguage(props.words, answerLanguage).sheet} />
      )}
      <History state={state} words={words} language={answerLanguage} />
    </div>
  );
}

/** Whom to call, if the rules could not be loaded. */
function Unavailable({ sentence, phone }: { readonly sentence: string; readonly phone: Help['phone'] }) {
  const [before, after] = sentence.split('{phone}');
  return (
    <span role="alert">
      {before}
      <a href={`tel:${phone.dial}`}>{phone.display}</a>
      {after}
    </span>
  );
}

/**
 * Focuses the heading of a new result, and again when a reply changed the verdict or the first step: both are above the
 * pressed button, so the change would not be noticed otherwise.
 */
function useHeadingFocus(verdict: string, replies: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ verdict: '', replies });
  useEffect(() => {
    const before = shown.current;
    const isSame = before.verdict === verdict || (before.verdict && before.replies === replies);
    shown.current = { verdict, replies };
    if (isSame) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [verdict, replies]);
  return heading;
}

interface SheetProps {
  readonly view: View;
  readonly state: AssessmentState;
  readonly help: Help;
  readonly head: SheetMessages;
}

/** The result, with the letterhead in print. */
function Sheet({ view, state, help, head }: SheetProps) {
  const { text, run, askedAt, answers } = state;
  const heading = useHeadingFocus(`${view.assessment.severity} ${view.full.answer.steps[0]?.id}`, answers.join());
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

/** How a non-urgent answer understood the text, and a button that corrects it. */
function CalmAnswer({ state, view }: { readonly state: AssessmentState; readonly view: View }) {
  const question = state.questions.find(({ id }) => id === 'now');
  const { full } = view;
  const reason = full?.answer.reasons.find(({ id }) => id === 'past' || id === 'possible' || id === 'question');
  if (!question || !full || !reason || view.assessment.about === 'event') return null;
  const t = full.t.answer;
  return (
    <p className={`${styles.stale} no-print`}>
      {t.reasons[reason.id]}{' '}
      <button className={styles.plain} type="button" onClick={() => void state.reply(view, question, 'happening-now')}>
        {t.answers['happening-now']}
      </button>
    </p>
  );
}

/** The text field, its hint, and the button. */
function DescribeForm({
  state,
  box,
  words: { form },
  language,
}: {
  readonly state: AssessmentState;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly words: PageMessages;
  readonly language: Language;
}) {
  const { text, run, connected } = state;
  const running = run.status === 'running';
  const left = scenarioLimit - text.length;
  return (
    <form
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault();
        const scenario = text.trim();
        if (scenario && !running) void state.start(scenario);
      }}
    >
      <label className={styles.label} htmlFor="scenario">
        {form.label}
      </label>
      <textarea
        id="scenario"
        ref={box}
        className={styles.box}
        value={text}
        maxLength={scenarioLimit}
        aria-describedby="scenario-hint scenario-privacy"
        placeholder={form.placeholder}
        onChange={(event) => state.edit(event.target.value)}
      />
      <p className={styles.hint} id="scenario-hint">
        {form.hint} {left < 500 && <strong>{pluralText(form.left, left, language)}</strong>}
      </p>
      {state.alternative && (
        <p className={styles.stale}>
          {form.earlier}{' '}
          <button className={styles.plain} type="button" onClick={state.swapAlternative}>
            {state.alternative.kind === 'example' ? form.useExample : form.useEarlier}
          </button>
        </p>
      )}
      <button className="btn" type="submit" disabled={running || text.trim() === ''}>
        {running ? form.running : form.submit}
      </button>
      <p className={styles.hint} id="scenario-privacy">
        {form.stays}{' '}
        <span className={styles.service}>
          {connected !== null && (connected ? form.serviceConnected : form.serviceNone)}
        </span>
      </p>
    </form>
  );
}

/** Earlier assessments, stored on this device only. */
function History({
  state,
  words: { history: words, result },
  language,
}: {
  readonly state: AssessmentState;
  readonly words: PageMessages;
  readonly language: string;
}) {
  const { history } = state;
  if (history.length === 0) return null;
  return (
    <details className={`${styles.history} no-print`} lang={language}>
      <summary>{pluralText(words.title, history.length, language)}</summary>
      <p className="small">{words.note}</p>
      <ul>
        {history.map(({ at, text, category, severity, unsure }) => (
          <li key={at}>
            <p>
              <span className="tag">{unsure ? result.unsure : `${category} ${words.severities[severity]}`}</span>{' '}
              {new Date(at).toLocaleString(localeTag(language), { dateStyle: 'medium', timeStyle: 'short' })}
            </p>
            <p className={styles.past}>{text}</p>
            <p>
              <button className={styles.plain} type="button" onClick={() => state.edit(text)}>
                {words.back}
              </button>{' '}
              <button className={styles.plain} type="button" onClick={() => state.removeFromHistory(at)}>
                {words.remove}
              </button>
            </p>
          </li>
        ))}
      </ul>
      <button className="btn btn-alt" type="button" onClick={() => state.removeFromHistory('all')}>
        {words.removeAll}
      </button>
    </details>
  );
}
