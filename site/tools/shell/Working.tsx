import { type RefObject, useEffect, useRef } from 'react';
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
  const details = useRef<HTMLDetailsElement>(null);
  useOpenOnPaper(details);
  return (
    <details ref={details} className={styles.working}>
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

/** The working is part of the printed sheet even when it is folded on the screen. */
function useOpenOnPaper(details: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    let wasFolded = false;
    const open = () => {
      wasFolded = details.current?.open === false;
      if (wasFolded && details.current) details.current.open = true;
    };
    const close = () => {
      if (wasFolded && details.current) details.current.open = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, [details]);
}
