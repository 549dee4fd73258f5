import { type ReactNode, useDeferredValue } from 'react';
import type { Span } from '#core/triage/hazards/hazards.ts';
import { Icon } from '../../components/Icon.tsx';
import styles from './AssessmentResult.module.css';
import { engineIfLoaded } from './load-engine.ts';
import { callsFor911, fillTemplate, isInDanger, quotesOf, type ServiceMention, type View } from './result-view.ts';
import { FirstSteps, FurtherSteps } from './Steps.tsx';
import type { Help } from './use-assessment.ts';
import { Timeline, Verdict } from './Verdict.tsx';

/** Maximum quotes per finding. */
const maxQuotes = 4;

/** Which rules matched, on which words, and what would change the answer. Collapsed by default. */
function Why({ view: { text, full, words, assessment } }: { readonly view: View }) {
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
            <QuoteText
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
            {words.why.read.replace('{hazard}', () => t.answer.hazards[hazard])}{' '}
            <Quotes view={{ text, words }} spans={spans} />
          </li>
        ))}
      </ul>
      <p>
        <b>{words.why.change}</b> {engine.changesText(answer, t.answer, language).join(' ')}
      </p>
    </details>
  );
}

/** A template with quoted words filled in. */
function QuoteText({
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
      {fillTemplate(before, values)}
      {words}
      {fillTemplate(after, values)}
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

/** Quotes of the visitor's text, rendered as plain text. */
function Quotes({ view, spans }: { readonly view: Pick<View, 'text' | 'words'>; readonly spans: readonly Span[] }) {
  const words = quotesOf(view.text, spans).slice(0, maxQuotes);
  if (words.length === 0) return null;
  return <QuoteText template={view.words.why.wrote} words={<Words words={words} />} values={{}} />;
}

/**
 * The result: verdict, 911 line, timeline, first steps, danger check, then the rest. If a danger is suspected, the check is the
 * first step, and its questions are open.
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
  // Deferred, so that the top of the result renders first.
  const below = useDeferredValue<View | null>(view, null);
  return (
    <div className={styles.result}>
      <div className={styles.main}>
        <Verdict view={view} />
        <EmergencyLine view={view} />
        {calm}
        <Timeline view={view} askedAt={askedAt} help={help} />
        <FirstSteps view={view} help={help} />
        {check}
        {below && <FurtherSteps view={below} />}
        {view.service && <ServiceBlock service={view.service} view={view} />}
        {assessment.professionals && (
          <div className={styles.alert}>
            <p>
              <strong>{result.professionals}</strong> {fillTemplate(result.around, { company: help.company })}{' '}
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

/** Reasoning, further questions, and their consequences. */
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
        <p>{fillTemplate(result.dayAndNight, { company, phone: phone.display })}</p>
        {callsFor911(assessment) && (
          <a className="btn btn-alarm" href="tel:911">
            {result.call911}
          </a>
        )}{' '}
        <a className={callsFor911(assessment) ? 'btn btn-alt' : 'btn btn-alarm'} href={`tel:${phone.dial}`}>
          {result.callNow}
        </a>
      </div>
      <p className={styles.disclaimer}>{result.disclaimer}</p>
    </>
  );
}

/** What the own text of a hosted function names, below our steps. */
function ServiceBlock({ service: { name, named }, view }: { readonly service: ServiceMention; readonly view: View }) {
  const { service: t } = view.words;
  const list = new Intl.ListFormat(view.assessment.language);
  return (
    <section className={styles.card} aria-labelledby="service-title">
      <h3 id="service-title">{name ? fillTemplate(t.titleNamed, { name }) : t.title}</h3>
      <p>{fillTemplate(t.note, { parts: list.format(named.map((id) => view.full.t.answer.parts[id])) })}</p>
    </section>
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

/** The 911 line of every answer: prominent if a danger is found, with a call button if the steps say to call 911. */
function EmergencyLine({ view: { assessment, words } }: { readonly view: View }) {
  const { emergencyLine } = assessment;
  if (!isInDanger(assessment)) return <QuietEmergencyLine line={emergencyLine} />;
  if (!callsFor911(assessment)) {
    return (
      <p className={styles.loud} data-emergency="loud">
        <PhoneLinks line={emergencyLine} />
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

/** The 911 line where no danger is found, and before the text was read. */
export function QuietEmergencyLine({ line }: { readonly line: string }) {
  return (
    <p className={styles.quiet} data-emergency="quiet">
      <PhoneLinks line={line} />
    </p>
  );
}

/** A line with 911 and 988 as phone links. */
function PhoneLinks({ line }: { readonly line: string }) {
  return line.split(/(911|988)/).map((part, at) =>
    /^\d+$/.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed line are never reordered
      <a href={`tel:${part}`} key={at}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
