import {
  additionalCostNames,
  includedItems,
  roomNames,
  severityNames,
  waterSourceNames,
} from '#content/en/calculators/cost-choices.ts';
import type { Alternative } from '#core/calculators/cost-builder/choices.ts';
import type { CostInput } from '#core/calculators/cost-builder/cost-estimate.ts';
import { additionalCosts } from '#core/calculators/cost-builder/factors.ts';
import { formatDollars } from '#site/format.ts';
import { Tips } from '../shell/Tips.tsx';
import styles from './CostBuilder.module.css';
import type { EstimateResult } from './rules.ts';
import { additionalAmount, additionalForJob } from './words.ts';

/** What the estimate covers, and what comes on top. */
export function Covered({ input, result }: { readonly input: CostInput; readonly result: EstimateResult }) {
  return (
    <>
      <Tips title="Included" lines={includedItems} />
      <section className={styles.extras} aria-label="Additional costs">
        <h3>Additional costs</h3>
        <ul>
          {additionalCosts.map((cost) => {
            const here = additionalForJob(cost, input.area, result.cost.estimate);
            return (
              <li key={cost.id}>
                {additionalCostNames[cost.id]}: {additionalAmount(cost)}
                {here && <small>for this job {here}</small>}
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}

/** What any other answer would do to the estimate, in dollars. */
export function ChoiceMoves({ result }: { readonly result: EstimateResult }) {
  const { severity, source, room } = result.alternatives;
  return (
    <section aria-label="What each choice moves">
      <h3>What each choice moves</h3>
      <div className={styles.choices}>
        <Moves title="Severity" names={severityNames} alternatives={severity} />
        <Moves title="Water source" names={waterSourceNames} alternatives={source} />
        <Moves title="Room type" names={roomNames} alternatives={room} />
      </div>
    </section>
  );
}

function Moves({
  title,
  names,
  alternatives,
}: {
  readonly title: string;
  readonly names: Readonly<Record<string, string>>;
  readonly alternatives: readonly Alternative[];
}) {
  return (
    <div>
      <h4>{title}</h4>
      <dl>
        {alternatives.map(({ choice, change }) => (
          <div key={choice}>
            <dt>{names[choice]}</dt>
            <dd className={change === 0 ? styles.chosen : undefined}>{change === 0 ? '±$0' : signed(change)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function signed(change: number): string {
  return change > 0 ? `+${formatDollars(change)}` : formatDollars(change).replace('-', '−');
}

/** What the number is, and what it is not. */
export function Disclaimer() {
  return (
    <p className={styles.disclaimer}>
      This is a rough estimate, not a bid and not an offer. Nobody has seen your house. Hidden damage, access, the
      season and your insurer change the price. Ask for a written estimate after an inspection, and talk to your insurer
      before you sign.
    </p>
  );
}
