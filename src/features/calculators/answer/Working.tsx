import { type RefObject, useEffect, useRef } from 'react';
import { type Locale, noValue } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { type Rounded, type Rule, type Step, stepsOf } from '#core/calculators/shared/steps.ts';
import type { AnswerMessages, AnswerParts, Said, ShellMessages, Shown } from '../calculator.ts';
import { useCalculatorContext } from '../context.ts';
import { amountText, isMoney, unitText } from '../result-texts.ts';
import styles from './Answer.module.css';

/** Quantities found on the way are printed with so many decimals, typed numbers and factors with more. */
const decimals = { quantity: 3, field: 9, factor: 9, table: 9 } as const;

/** A step with its numbers in: "120 ÷ 14 = 8.57, so 9; 9 + 1 = 10 units". */
export function numbersOf(
  { rule, value, unit, decimals: shown }: Step,
  shell: ShellMessages,
  said: AnswerMessages,
  locale: Locale,
): string {
  const rounds = rule.filter(isRounded).map((part) => roundedText(part, said, locale));
  if (rule.length === 1 && rounds.length === 1) return rounds.join('');
  const ofUnit = unit === 'unit' ? '' : unitText(shell, locale, unit, value);
  const answer = `${amountText(locale, value, unit, shown)}${ofUnit === '%' ? '' : ' '}${ofUnit}`;
  return [...rounds, `${ruleText(rule, locale)} = ${answer.trim()}`].join('; ');
}

/** The sources that the numbers of a step name, each once. */
function sourcesOf(rule: Rule, sources: AnswerMessages['sources']): readonly string[] {
  const named = rule.flatMap((part): readonly string[] => {
    if (typeof part !== 'object') return [];
    if (isRounded(part)) return sourcesOf(part.of, sources);
    return part.source ? [sources[part.source]] : [];
  });
  return [...new Set(named)];
}

function isRounded(part: Rule[number]): part is Rounded {
  return typeof part === 'object' && 'rounded' in part;
}

function roundedText({ of, exact, value }: Rounded, said: AnswerMessages, locale: Locale): string {
  const [sum, whole] = [ruleText(of, locale), numberText(locale, value, 0)];
  return t(said.rounded, { sum, exact: numberText(locale, exact, decimals.quantity), whole }, locale);
}

function ruleText(rule: Rule, locale: Locale): string {
  const parts = rule.map((part) => {
    if (typeof part === 'string') return part;
    if (typeof part === 'number') return numberText(locale, part, decimals.factor);
    if (isRounded(part)) return numberText(locale, part.value, 0);
    const text = numberText(locale, part.value, decimals[part.from]);
    return isMoney(part.unit) ? `$${text}` : text;
  });
  return parts.join(' ').replaceAll('( ', '(').replaceAll(' )', ')');
}

function numberText(locale: Locale, value: number | null, most: number): string {
  if (value === null) return noValue;
  // A coefficient that so few decimals would round away keeps its digits.
  const isTiny = value !== 0 && Math.abs(value) < 1e-6;
  return isTiny
    ? value.toLocaleString(locale.tag, { notation: 'scientific', maximumFractionDigits: most })
    : locale.upTo(value, most);
}

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
