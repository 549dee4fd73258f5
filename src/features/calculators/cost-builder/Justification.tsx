import { alternativesTo, type Question, questions } from '#core/calculators/cost-builder/alternatives.ts';
import {
  additionalCosts,
  additionalForJob,
  publishedJob,
  publishedRatesSource,
} from '#core/calculators/cost-builder/factors.ts';
import { dollarsOf } from '#core/job/money.ts';
import { MethodComparison, Tips } from '../answer/AnswerSections.tsx';
import type { WithAnswerMessages } from '../types.ts';
import styles from './CostBuilder.module.css';
import { AlternativesPicture, CostPicture } from './CostPictures.tsx';
import { additionalCostText, type CostView, dollarRange, dollars } from './cost-text.ts';

/** The effect of each choice on the estimate, what it includes, and published prices. */
export function Justification({ answerMessages, ...shown }: CostView & WithAnswerMessages) {
  const { words, shell, locale, t, input, result } = shown;
  const { included, additional, methods, moves } = words.own;
  const range = (low: number, high: number) => dollarRange(shell, locale, low, high);
  const { publishedLow, publishedHigh, publishedOlder, low, high } = result;
  return (
    <>
      <section aria-label={moves.title}>
        <h3>{moves.title}</h3>
        <AlternativesPicture {...shown} />
        <div className={styles.choices}>
          {questions.map((question) => (
            <Alternatives key={question} question={question} shown={shown} />
          ))}
        </div>
      </section>
      <Tips title={included.title} lines={included.items} />
      <MethodComparison
        title={methods.title}
        methods={[
          { name: methods.ours.name, answer: range(low, high), source: methods.ours.source },
          {
            name: methods.rates.name,
            answer: t(methods.rates.answer, {
              range: range(publishedLow, publishedHigh),
              older: dollars(locale, publishedOlder),
            }),
            source: answerMessages.sources[publishedRatesSource],
          },
          {
            name: methods.job.name,
            answer: t(methods.job.answer, {
              range: range(publishedJob.low, publishedJob.high),
              average: dollars(locale, publishedJob.average),
            }),
            source: answerMessages.sources[publishedJob.source],
          },
        ]}
        why={methods.why}
      >
        <CostPicture {...shown} />
      </MethodComparison>
      <section className={styles.extras} aria-label={additional.title}>
        <h3>{additional.title}</h3>
        <dl>
          {additionalCosts.map((cost) => {
            const forJob = additionalForJob(cost, { area: input.area, estimate: result.estimate });
            return (
              <div key={cost.id}>
                <dt>{additional.names[cost.id]}</dt>
                <dd>{additionalCostText(words, locale, cost)}</dd>
                {forJob && (
                  <dd>{t(additional.here, { range: range(dollarsOf(forJob.low), dollarsOf(forJob.high)) })}</dd>
                )}
              </div>
            );
          })}
        </dl>
      </section>
    </>
  );
}

/** The change of the estimate for every other choice of one field, in dollars. */
function Alternatives({ question, shown }: { readonly question: Question; readonly shown: CostView }) {
  const { words, locale, t } = shown;
  const { label, choices } = words.fields[question];
  const names: Readonly<Record<string, string>> = choices;
  const { moves } = words.own;
  const changeText = (change: number) => {
    const template = change === 0 ? moves.same : change > 0 ? moves.more : moves.less;
    return t(template, { amount: locale.dollars(Math.abs(change)) });
  };
  return (
    <div>
      <h4>{label}</h4>
      <dl>
        {alternativesTo(question, shown.input).map(({ choice, change }) => (
          <div key={choice}>
            <dt>{names[choice]}</dt>
            <dd className={change === 0 ? styles.chosen : undefined}>{changeText(change)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
