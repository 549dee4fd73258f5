import styles from './Shell.module.css';

/** One step of a calculation, with the visitor's own numbers in it. */
export interface Step {
  /** What the step finds: "Vapor pressure". */
  readonly finds: string;
  /** The rule in words or signs: "saturation pressure × humidity ÷ 100". */
  readonly rule: string;
  /** The rule with the numbers in, and its answer: "32.7 hPa × 62 ÷ 100 = 20.3 hPa". */
  readonly numbers: string;
  /** Where the constant or the rule comes from. */
  readonly source: string;
}

/** Every step from what was typed to the result. Opens for print. */
export function Working({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <details className={styles.working} data-print="open">
      <summary>Show the working</summary>
      <ol>
        {steps.map((step) => (
          <li key={step.finds}>
            <strong>{step.finds}</strong>
            <span>{step.rule}</span>
            <span className={styles.numbers}>{step.numbers}</span>
            <span className={styles.source}>Source: {step.source}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
