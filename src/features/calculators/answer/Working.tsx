import { type RefObject, useEffect, useRef } from 'react';
import { t } from '#content/i18n/t.ts';
import { stepsOf } from '#core/calculators/shared/steps.ts';
import type { AnswerParts, Said, Shown } from '../calculator.ts';
import { useCalculatorContext } from '../context.ts';
import styles from './Answer.module.css';
import { numbersOf, sourcesOf } from './numbers.ts';

/** Every step from what was typed to the result, for the quantities whose words say how. Opens for print. */
export function Working({
  shown,
  own: { hidesStep },
  said,
}: Said & { readonly shown: Shown; readonly own: AnswerParts }) {
  const { definition, words, parts, shell, locale } = useCalculatorContext();
  const details = useRef<HTMLDetailsElement>(null);
  useOpenOnPaper(details);
  const steps = stepsOf(definition, shown.input).flatMap((step) => {
    const own = words.quantities[step.id];
    const isHidden = parts.hides?.(step.id, shown.values) || hidesStep?.(step.id, shown.values);
    if (!own?.how || isHidden) return [];
    const found = sourcesOf(step.rule, said.sources).join('; ');
    const source = own.source ? shown.t(own.source, { source: found }) : found;
    return [
      {
        ...own,
        id: step.id,
        label: shown.t(own.label),
        how: shown.t(own.how),
        numbers: own.numbers ? shown.t(own.numbers) : numbersOf(step, shell, said, locale),
        source,
      },
    ];
  });
  if (steps.length === 0) return null;
  return (
    <details ref={details} className={styles.working}>
      <summary>{said.working}</summary>
      <ol>
        {steps.map(({ id, label, how, numbers, source }) => (
          <li key={id}>
            <strong>{label}</strong>
            <span>{how}</span>
            <span className={styles.numbers}>{numbers}</span>
            {source && <span className={styles.source}>{t(said.source, { source }, locale)}</span>}
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
