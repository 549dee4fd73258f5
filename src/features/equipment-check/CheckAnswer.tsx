import type { ReactNode, RefObject } from 'react';
import { t } from '#content/i18n/t.ts';
import { type ComparedLine, ruleOf } from '#core/equipment-check/check.ts';
import { checkLimits } from '#core/equipment-check/input.ts';
import type { CheckMessages } from './check-messages.ts';
import styles from './equipment-check.module.css';
import { type CheckContext, type Question, questionText, rangeText, rateText } from './question-text.ts';

interface AnswerProps extends CheckContext {
  readonly title: RefObject<HTMLHeadingElement | null>;
  /** The form was changed since. */
  readonly isStale: boolean;
}

/** The comparison line by line, then the open questions, each with its rule. */
export function CheckAnswer({ title, isStale, ...context }: AnswerProps) {
  const { check, words } = context;
  const labels = words.answer;
  const texts = new Map(check.questions.map((question) => [questionText(question, context), question]));
  return (
    <section className={styles.answer}>
      <h2 ref={title} tabIndex={-1}>
        {labels.title}
      </h2>
      {isStale && <p className={styles.stale}>{labels.changed}</p>}
      <p>{labels.guess}</p>
      <h3>{labels.lines}</h3>
      <ul className={styles.compared}>
        {check.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and two may be equal
          <Line key={at} line={line} {...context} />
        ))}
      </ul>
      <h3>{labels.ask}</h3>
      {texts.size === 0 && <p>{labels.nothing}</p>}
      <ol className={styles.questions}>
        {[...texts].map(([text, { id }]) => (
          <li key={text}>
            {text} <RuleLink branch={id} words={words} />
          </li>
        ))}
      </ol>
      <p>{labels.first}</p>
      <p className="no-print">
        <button type="button" className="btn btn-alt" onClick={() => window.print()}>
          {labels.print}
        </button>
      </p>
    </section>
  );
}

function Line({ line, ...context }: CheckContext & { readonly line: ComparedLine }) {
  const { words, locale } = context;
  const { counts, days, line: plain, lineAtRate, machines, time } = words.answer;
  const rate = line.rate === null ? '' : rateText(line.rate, locale);
  const named = { units: line.units, kind: words.kinds[line.kind], days: line.days, rate };
  const logged = {
    days: line.machineDays,
    periods: line.logPeriodsOf24h ?? 0,
    dates: line.logCalendarDays ?? 0,
    hours: checkLimits.hoursOfDay,
  };
  return (
    <li>
      <b>{t(line.rate === null ? plain : lineAtRate, named, locale)}</b>
      <dl>
        <Side name={machines} branch={line.countSays} words={words}>
          {t(counts[line.countSays], { range: rangeText(line, context) }, locale)}
        </Side>
        <Side name={time} branch={line.daysSay} words={words}>
          {t(days[line.daysSay], logged, locale)}
        </Side>
      </dl>
    </li>
  );
}

type Named = keyof typeof ruleOf;

function Side(props: { name: string; branch: Named; words: CheckMessages; children: ReactNode }) {
  const fits = props.branch === 'count-within' || props.branch === 'days-fit';
  return (
    <div data-fits={fits || undefined}>
      <dt>{props.name}</dt>
      <dd>
        {props.children} <RuleLink branch={props.branch} words={props.words} />
      </dd>
    </div>
  );
}

/** A link to the rule behind a statement. */
function RuleLink({ branch, words }: { readonly branch: Named | Question['id']; readonly words: CheckMessages }) {
  const rule = ruleOf[branch];
  return (
    <a className={styles.rule} href={`#rule-${rule}`}>
      {words.answer.byRule.replace('{title}', () => words.rules[rule])}
    </a>
  );
}
