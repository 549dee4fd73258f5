import { type ReactNode, type RefObject, useState } from 'react';
import { t } from '#content/i18n/t.ts';
import { type ComparedLine, ruleOf } from '#core/equipment-check/check.ts';
import { checkLimits } from '#core/equipment-check/input.ts';
import { Icon } from '../../components/Icon.tsx';
import { SampleBar } from '../../components/ToolStart.tsx';
import tool from '../../components/tool.module.css';
import type { CheckMessages } from './check-messages.ts';
import styles from './equipment-check.module.css';
import { type CheckContext, type Question, questionText, rangeText, rateText } from './question-text.ts';

interface AnswerProps extends CheckContext {
  readonly title: RefObject<HTMLHeadingElement | null>;
  /** The form was changed since. */
  readonly isStale: boolean;
  /** Removes the sample that is shown; null for the visitor's own lines. */
  readonly removeSample: (() => void) | null;
}

/** The fit of the whole invoice, for its color and its words. */
function verdictOf(check: CheckContext['check']): 'fits' | 'ask' | 'open' {
  if (check.questions.length > 0) return 'ask';
  return check.lines.every(({ countSays }) => countSays === 'count-within') ? 'fits' : 'open';
}

/** The comparison line by line, then the open questions, each with its rule. */
export function CheckAnswer({ title, isStale, removeSample, ...context }: AnswerProps) {
  const { check, words, locale } = context;
  const labels = words.answer;
  const verdict = verdictOf(check);
  const texts = new Map(check.questions.map((question) => [questionText(question, context), question]));
  return (
    <section className={styles.answer}>
      <h2 ref={title} tabIndex={-1}>
        {labels.title}
      </h2>
      {removeSample && <SampleBar {...words.sample} onRemove={removeSample} />}
      {isStale && <p className={tool.stale}>{labels.changed}</p>}
      <p className={styles.verdict} data-verdict={verdict} role="status">
        <Icon name={verdict === 'fits' ? 'check' : 'alert'} />
        {t(labels.verdicts[verdict], { count: texts.size }, locale)}
      </p>
      <p>{labels.which}</p>
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
      <p>{labels.guess}</p>
      <Actions text={[labels.ask, ...texts.keys()].join('\n- ')} words={words} />
    </section>
  );
}

/** Copies the questions, or prints the page. */
function Actions({ text, words: { answer } }: { readonly text: string; readonly words: CheckMessages }) {
  const [status, setStatus] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setStatus(answer.copied),
      () => setStatus(answer.notCopied),
    );
  return (
    <div className={`${styles.actions} no-print`}>
      <button type="button" className="btn" onClick={copy}>
        {answer.copy}
      </button>
      <button type="button" className="btn btn-alt" onClick={() => window.print()}>
        {answer.print}
      </button>
      <p role="status">{status}</p>
    </div>
  );
}

/** The billed count on one scale with the counts of both methods; the text beside it has the same numbers. */
function CountPicture({ line: { units, ours, industry } }: { readonly line: ComparedLine }) {
  if (ours === null && !industry) return null;
  const most = Math.max(units, ours ?? 0, industry?.high ?? 0);
  const x = (count: number) => 16 + (count / most) * 168;
  return (
    <svg className={styles.scale} viewBox="0 0 200 56" aria-hidden="true">
      <path d="M16 36h168" />
      {industry && (
        <>
          <rect
            data-of="industry"
            x={x(industry.low) - 3}
            y="30"
            width={x(industry.high) - x(industry.low) + 6}
            height="12"
          />
          <text x={(x(industry.low) + x(industry.high)) / 2} y="26">
            {[...new Set([industry.low, industry.high])].join('–')}
          </text>
        </>
      )}
      {ours !== null && (
        <>
          <rect data-of="ours" x={x(ours) - 3} y="28" width="6" height="16" />
          <text x={x(ours)} y="54">
            {ours}
          </text>
        </>
      )}
      <path data-of="billed" d={`M${x(units)} 27l-5-9h10z`} />
      <text x={x(units)} y="14">
        {units}
      </text>
    </svg>
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
      <CountPicture line={line} />
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

function RuleLink({ branch, words }: { readonly branch: Named | Question['id']; readonly words: CheckMessages }) {
  const rule = ruleOf[branch];
  return (
    <a className={styles.rule} href={`#rule-${rule}`}>
      {words.answer.byRule.replace('{title}', () => words.rules[rule])}
    </a>
  );
}
