import type { ReactNode, RefObject } from 'react';
import { t } from '#content/i18n/t.ts';
import { type ComparedLine, ruleOf } from '#core/equipment-check/check.ts';
import { checkLimits } from '#core/equipment-check/input.ts';
import type { CheckMessages } from './check-messages.ts';
import styles from './equipment-check.module.css';
import { type Answered, type AnyQuestion, dollarsIn, questionIn, rangeIn } from './question-text.ts';

interface AnswerProps extends Answered {
  readonly title: RefObject<HTMLHeadingElement | null>;
  /** Something was changed since. */
  readonly isOld: boolean;
}

/** Line by line what fits, then what is left to ask, each with its rule. */
export function CheckAnswer({ title, isOld, ...answered }: AnswerProps) {
  const { check, words } = answered;
  const said = words.answer;
  const texts = new Map(check.questions.map((question) => [questionIn(question, answered), question]));
  return (
    <section className={styles.answer}>
      <h2 ref={title} tabIndex={-1}>
        {said.title}
      </h2>
      {isOld && <p className={styles.stale}>{said.changed}</p>}
      <p>{said.guess}</p>
      <h3>{said.lines}</h3>
      <ul className={styles.compared}>
        {check.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name, and two may be the same
          <Line key={at} line={line} {...answered} />
        ))}
      </ul>
      <h3>{said.ask}</h3>
      {texts.size === 0 && <p>{said.nothing}</p>}
      <ol className={styles.questions}>
        {[...texts].map(([text, { id }]) => (
          <li key={text}>
            {text} <Rule branch={id} words={words} />
          </li>
        ))}
      </ol>
      <p>{said.first}</p>
      <p className="no-print">
        <button type="button" className="btn btn-alt" onClick={() => window.print()}>
          {said.print}
        </button>
      </p>
    </section>
  );
}

function Line({ line, ...answered }: Answered & { readonly line: ComparedLine }) {
  const { words, locale } = answered;
  const { counts, days, line: plain, lineAtRate, machines, time } = words.answer;
  const rate = line.rate === null ? '' : dollarsIn(line.rate, locale);
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
          {t(counts[line.countSays], { range: rangeIn(line, answered) }, locale)}
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
        {props.children} <Rule branch={props.branch} words={props.words} />
      </dd>
    </div>
  );
}

/** The way to the rule behind what is said. */
function Rule({ branch, words }: { readonly branch: Named | AnyQuestion['id']; readonly words: CheckMessages }) {
  const rule = ruleOf[branch];
  return (
    <a className={styles.rule} href={`#rule-${rule}`}>
      {words.answer.byRule.replace('{title}', words.rules[rule])}
    </a>
  );
}
