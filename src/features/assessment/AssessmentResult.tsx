import { Fragment, type ReactNode, useDeferredValue } from 'react';
import type { Span } from '#core/triage/hazards/hazards.ts';
import { Icon } from '../../components/Icon.tsx';
import { counted } from './count-events.ts';
import { engineIfLoaded } from './load-engine.ts';
import styles from './result.module.css';
import { filled, isInDanger, says911, type View } from './result-view.ts';
import { FirstSteps, FurtherSteps } from './Steps.tsx';
import { Timeline } from './Timeline.tsx';
import type { Help } from './use-assessment.ts';
import { Verdict } from './Verdict.tsx';

/** Quotes of one finding; more would bury the reason. */
const mostQuotes = 4;

/** Which rule fired, on which words, and what would change the answer. Closed until someone asks. */
function Why({ view: { text, full, words, provenance, assessment } }: { readonly view: View }) {
  const engine = engineIfLoaded();
  if (!engine) return null;
  const { rules, answer, t } = full;
  const { specified, findings, raises } = rules;
  const { language } = assessment;
  const decided = specified.category > 1 && specified.category === answer.category && raises.length === 0;
  return (
    <details className={styles.why}>
      <summary>{words.why.title}</summary>
      <ul>
        {decided && (
          <li>
            <Filled
              template={words.why.keywords}
              words={<Words words={specified.keywords} />}
              values={{ category: specified.category }}
            />
          </li>
        )}
        {raises.map(({ id, spans }) => (
          <li key={id}>
            {engine.reasonText({ id, words: [] }, t.answer, language)} <Quotes view={{ text, words }} spans={spans} />
          </li>
        ))}
        {findings.map(({ hazard, spans }) => (
          <li key={hazard}>
            {words.why.read.replace('{hazard}', t.answer.hazards[hazard])}{' '}
            <Quotes view={{ text, words }} spans={spans} />
          </li>
        ))}
      </ul>
      <p>
        <b>{words.why.change}</b> {engine.changesText(answer, t.answer, language).join(' ')}
      </p>
      {provenance && provenance.removed > 0 && <p>{counted(words.why.removed, provenance.removed, language)}</p>}
      <p>{t.answer.roughGuide}</p>
    </details>
  );
}

/** A template with quoted words in it. */
function Filled({
  template,
  words,
  values,
}: {
  readonly template: string;
  readonly words: ReactNode;
  readonly values: Readonly<Record<string, number>>;
}) {
  const [before = '', after = ''] = template.split('{words}');
  return (
    <>
      {filled(before, values)}
      {words}
      {filled(after, values)}
    </>
  );
}

function Words({ words }: { readonly words: readonly string[] }) {
  return words.map((word, index) => (
    <span key={word}>
      {index > 0 && ', '}“<mark>{word}</mark>”
    </span>
  ));
}

/** The visitor's own words, as text: markup in them is shown, never run. */
function Quotes({ view, spans }: { readonly view: Pick<View, 'text' | 'words'>; readonly spans: readonly Span[] }) {
  const words = [...new Set(spans.map(({ start, end }) => view.text.slice(start, end)))].slice(0, mostQuotes);
  if (words.length === 0) return null;
  return <Filled template={view.words.why.wrote} words={<Words words={words} />} values={{}} />;
}

/**
 * The result: verdict, 911 line, timeline, first steps, danger check, then the rest in the specified order. Where the text was
 * not understood, the danger check comes before anything that judges it.
 */
export function AssessmentResult({
  view,
  askedAt,
  calm,
  check,
  questions,
  after,
  help,
}: {
  readonly view: View;
  readonly askedAt: number;
  readonly calm: ReactNode;
  readonly check: ReactNode;
  readonly questions: ReactNode;
  readonly after: ReactNode;
  readonly help: Help;
}) {
  const { assessment, words } = view;
  const { result } = words;
  const asksFirst = view.full?.rules.asksFirst ?? false;
  // The press is answered by what is first on the screen; what stands below it is drawn after that.
  const below = useDeferredValue<View | null>(view, null);
  return (
    <div className={styles.result}>
      <div className={styles.main}>
        <Verdict view={view} />
        <EmergencyLine view={view} />
        {calm}
        {asksFirst && check}
        <Timeline view={view} askedAt={askedAt} help={help} />
        <FirstSteps view={view} />
        {!asksFirst && check}
        <FurtherSteps view={view} />
        {assessment.professionals && (
          <div className={styles.alert}>
            <p>
              <strong>{result.professionals}</strong> {filled(result.around, { company: help.company })}{' '}
              <a href={`tel:${help.phone.dial}`}>{help.phone.display}</a>
            </p>
          </div>
        )}
        {below && <Reasons view={below} questions={questions} help={help} />}
      </div>
      {below && after}
    </div>
  );
}

/** Why it is so, what else to ask, and what follows from it. */
function Reasons({
  view,
  questions,
  help,
}: {
  readonly view: View;
  readonly questions: ReactNode;
  readonly help: Help;
}) {
  const { assessment, words } = view;
  const { result } = words;
  const { company, phone } = help;
  return (
    <>
      <h3>{result.analysis}</h3>
      <p>{assessment.reasoning}</p>
      <Why view={view} />
      {questions}
      <div className={styles.pair}>
        <Lines title={result.priorities} lines={assessment.moistureDetectionPriorities} />
        <Lines title={result.equipment} lines={assessment.equipmentRecommendations} />
      </div>
      <div className={styles.risks}>
        <Lines title={result.risks} lines={assessment.risks} />
      </div>
      <div className={styles.card}>
        <h3>{result.emergency}</h3>
        <p>{filled(result.dayAndNight, { company, phone: phone.display })}</p>
        <a className="btn btn-alarm" href={`tel:${phone.dial}`}>
          {result.callNow}
        </a>
      </div>
      <p className={styles.disclaimer}>{result.disclaimer}</p>
    </>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] | undefined }) {
  if (!lines || lines.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** The 911 line of every answer: quiet where no danger is found, loud where one is, with a button where the steps say 911. */
function EmergencyLine({ view: { assessment, words } }: { readonly view: View }) {
  const { emergencyLine } = assessment;
  if (!isInDanger(assessment)) {
    return (
      <p className={styles.quiet} data-emergency="quiet">
        <Linked line={emergencyLine} />
      </p>
    );
  }
  if (!says911(assessment)) {
    return (
      <p className={styles.loud} data-emergency="loud">
        <Linked line={emergencyLine} />
      </p>
    );
  }
  return (
    <div className={styles.loud} data-emergency="loud">
      <p>{emergencyLine}</p>
      <a className={styles.dial} href="tel:911">
        <Icon name="phone" />
        {words.result.call911}
      </a>
    </div>
  );
}

/** The line with its numbers to tap. */
function Linked({ line }: { readonly line: string }) {
  return line.split('911').map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed line never move
    <Fragment key={at}>
      {at > 0 && <a href="tel:911">911</a>}
      {part}
    </Fragment>
  ));
}
