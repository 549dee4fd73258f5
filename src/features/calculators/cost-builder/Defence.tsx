import { alternativesTo, type Question, questions } from '#core/calculators/cost-builder/alternatives.ts';
import {
  additionalCosts,
  additionalForJob,
  publishedJob,
  publishedRatesSource,
} from '#core/calculators/cost-builder/factors.ts';
import { dollarsOf } from '#core/job/money.ts';
import { MethodComparison } from '../answer/MethodComparison.tsx';
import { Tips } from '../answer/Tips.tsx';
import type { Said } from '../calculator.ts';
import { amountText } from './AdditionalCosts.tsx';
import styles from './CostAnswer.module.css';
import { CostPicture } from './CostPicture.tsx';
import { type CostShown, dollarRange, dollars } from './cost.ts';
import { MovesPicture } from './MovesPicture.tsx';

/** What each choice moves, what the estimate covers, and what others publish. */
export function Defence({ said, ...shown }: CostShown & Said) {
  const { words, shell, locale, t, input, result } = shown;
  const { included, additional, methods, moves } = words.own;
  const range = (low: number, high: number) => dollarRange(shell, locale, low, high);
  const { publishedLow, publishedHigh, publishedOlder, low, high } = result;
  return (
    <>
      <section aria-label={moves.title}>
        <h3>{moves.title}</h3>
        <MovesPicture {...shown} />
        <div className={styles.choices}>
          {questions.map((question) => (
            <Moves key={question} question={question} shown={shown} />
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
            source: said.sources[publishedRatesSource],
          },
          {
            name: methods.job.name,
            answer: t(methods.job.answer, {
              range: range(publishedJob.low, publishedJob.high),
              average: dollars(locale, publishedJob.average),
            }),
            source: said.sources[publishedJob.source],
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
            const here = additionalForJob(cost, { area: input.area, estimate: result.estimate });
            return (
              <div key={cost.id}>
                <dt>{additional.names[cost.id]}</dt>
                <dd>{amountText(words, locale, cost)}</dd>
                {here && <dd>{t(additional.here, { range: range(dollarsOf(here.low), dollarsOf(here.high)) })}</dd>}
              </div>
            );
          })}
        </dl>
      </section>
    </>
  );
}

/** What any other answer to one question would do to the estimate, in dollars. */
function Moves({ question, shown }: { readonly question: Question; readonly shown: CostShown }) {
  const { words, locale, t } = shown;
  const { label, choices } = words.fields[question];
  const names: Readonly<Record<string, string>> = choices;
  const { moves } = words.own;
  const moved = (change: number) => {
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
            <dd className={change === 0 ? styles.chosen : undefined}>{moved(change)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
