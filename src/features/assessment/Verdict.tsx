import type { PageMessages } from '#content/en/assessment/page-messages.ts';
import { headingOf } from '#core/triage/answer/answer.ts';
import { dueAt } from '#core/triage/answer/deadline.ts';
import { Icon } from '../../components/Icon.tsx';
import { CategoryPicture } from '../../lib/figures/shared/water-tank.tsx';
import { clockTime } from './language.ts';
import { assumedText, callsFor911, fillTemplate, headingText, type View } from './result-view.ts';
import type { Help } from './use-assessment.ts';
import styles from './Verdict.module.css';

/**
 * The head of the result: water category, who decided, and severity. An answer that is calm, unsure, about people before the
 * house, or without a known source has a heading of its own instead of the category.
 */
export function Verdict({ view: { assessment, words, full, provenance } }: { readonly view: View }) {
  const { result } = words;
  const { category, severity, unsure } = assessment;
  const { categories, severities } = full.t.answer;
  const water = categories[category];
  const kind = headingOf(full.answer);
  const heading = headingText(kind, words);
  const isWater = kind === 'water' || kind === 'source-unknown';
  const rest = (
    <>
      {kind === 'water' && <p>{water.description}</p>}
      {isWater && provenance?.origins.category === 'rules' && <p className={styles.origin}>{result.byRules}</p>}
      {isWater && provenance?.origins.category === 'model' && <p className={styles.origin}>{result.byModel}</p>}
      <p>
        <span className={`tag ${styles.severity}`}>
          {!unsure && `${result.urgency} `}
          <span>{unsure ? result.unsure : severities[severity]}</span>
        </span>
      </p>
    </>
  );
  if (heading) {
    return (
      <div className={`${styles.verdict} ${styles[severity]} ${styles.heading}`}>
        <p className={styles.name}>{heading}</p>
        {isWater && <p>{assumedText(category, words)}</p>}
        {kind === 'check-first' && !unsure && full.answer.sourceKnown && (
          <p>
            {fillTemplate(result.category, { category })}: {water.name}
          </p>
        )}
        {rest}
      </div>
    );
  }
  return (
    <div className={`${styles.verdict} ${styles[severity]}`}>
      <div className={styles.top}>
        <p className={styles.numeral} aria-hidden="true">
          {category}
        </p>
        <p className={styles.name}>
          <small>
            {fillTemplate(result.category, { category })}
            <span className="hidden">: </span>
          </small>
          {water.name}
        </p>
        <CategoryPicture category={category} />
        {rest}
      </div>
    </div>
  );
}

/** How soon to call professionals, until what time, and the company's phone if it is urgent. */
export function Timeline({
  view,
  askedAt,
  help,
}: {
  readonly view: View;
  /** Time of the request, epoch milliseconds. */
  readonly askedAt: number;
  readonly help: Help;
}) {
  const { assessment, words } = view;
  const { result } = words;
  const { severity, timeline, steps, language } = assessment;
  const due = dueAt(severity, askedAt);
  // A time of day beside "call 911" or "call now" reads as leave to wait.
  const hasClock = due !== null && !callsFor911(assessment) && !steps.some(({ id }) => id === 'call-while-running');
  return (
    <div className={`${styles.when} ${styles[severity]}`}>
      <div className={styles.middle}>
        <p className={styles.timeline}>{timeline}.</p>
        {hasClock && (
          <p className={styles.clock}>
            <b>{dueText(due, askedAt, result.clock, language)}</b>{' '}
            <small>{askedText(askedAt, result.clock, language)}</small>
          </p>
        )}
      </div>
      {due !== null && (
        <a
          className={callsFor911(assessment) ? `${styles.call} ${styles.second}` : styles.call}
          href={`tel:${help.phone.dial}`}
        >
          <Icon name="phone" />
          {fillTemplate(result.call, { phone: help.phone.display })}
        </a>
      )}
    </div>
  );
}

/** "You asked at 3:40 PM." Avoids a double period after "p.m.". */
export function askedText(askedAt: number, words: PageMessages['result']['clock'], language: string): string {
  return fillTemplate(words.asked, { time: clockTime(askedAt, language) }).replace(/\.\.$/, '.');
}

/** A deadline as a time of day: "by 3:40 PM today". */
export function dueText(
  due: number,
  askedAt: number,
  words: PageMessages['result']['clock'],
  language: string,
): string {
  const isToday = new Date(due).toDateString() === new Date(askedAt).toDateString();
  return fillTemplate(isToday ? words.today : words.tomorrow, { time: clockTime(due, language) });
}
