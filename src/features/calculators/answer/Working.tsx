import { type RefObject, useEffect, useRef } from 'react';
import { type Locale, noValue, realMinus } from '#content/i18n/locale.ts';
import { type Template, t } from '#content/i18n/t.ts';
import { type Rounded, type Rule, type Step, stepsOf } from '#core/calculators/shared/steps.ts';
import { useCalculatorContext } from '../context.ts';
import { amountText, isMoney, unitText } from '../result-texts.ts';
import type { AnswerMessages, AnswerParts, ResultView, ShellMessages, WithAnswerMessages } from '../types.ts';
import styles from './Answer.module.css';

/** Most decimals of intermediate quantities; input and factors have more. */
const decimals = { quantity: 3, field: 9, factor: 9, table: 9 } as const;

/** A step with its numbers filled in: "120 ÷ 14 = 8.57, so 9; 9 + 1 = 10 units"; `none` where it has no value. */
export function stepText(
  { rule, value, unit, decimals: shown }: Step,
  shell: ShellMessages,
  answerMessages: AnswerMessages,
  locale: Locale,
  none?: Template,
): string {
  if (value === null && none) return t(none, {}, locale);
  const rounds = rule.filter(isRounded).map((part) => roundedText(part, answerMessages, locale));
  if (rule.length === 1 && rounds.length === 1) return rounds.join('');
  const ofUnit = unit === 'unit' ? '' : unitText(shell, locale, unit, value);
  const answer = `${amountText(locale, value, unit, shown)}${ofUnit === '%' ? '' : ' '}${ofUnit}`;
  return [...rounds, `${ruleText(rule, locale)} = ${answer.trim()}`].join('; ');
}

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

function roundedText({ of, exact, value }: Rounded, answerMessages: AnswerMessages, locale: Locale): string {
  const [sum, whole] = [ruleText(of, locale), numberText(locale, value, 0)];
  return t(answerMessages.rounded, { sum, exact: numberText(locale, exact, decimals.quantity), whole }, locale);
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
  // A coefficient too small for these decimals is written in scientific notation.
  const isTiny = value !== 0 && Math.abs(value) < 1e-6;
  return isTiny
    ? realMinus(value.toLocaleString(locale.tag, { notation: 'scientific', maximumFractionDigits: most }))
    : locale.upTo(value, most);
}

/** The calculation step by step, for quantities whose messages explain it. Opens for print. */
export function Working({
  shown,
  own: { hidesStep },
  answerMessages,
}: WithAnswerMessages & { readonly shown: ResultView; readonly own: AnswerParts }) {
  const { definition, words, parts, shell, locale } = useCalculatorContext();
  const details = useRef<HTMLDetailsElement>(null);
  useOpenInPrint(details);
  const steps = stepsOf(definition, shown.input).flatMap((step) => {
    const own = words.quantities[step.id];
    const isHidden = parts.hides?.(step.id, shown.values) || hidesStep?.(step.id, shown.values);
    if (!own?.how || isHidden) return [];
    const sources = sourcesOf(step.rule, answerMessages.sources).join('; ');
    const source = own.source ? shown.t(own.source, { source: sources }) : sources;
    return [
      {
        ...own,
        id: step.id,
        label: shown.t(own.label),
        how: shown.t(own.how),
        numbers: own.numbers ? shown.t(own.numbers) : stepText(step, shell, answerMessages, locale, own.none),
        source,
      },
    ];
  });
  if (steps.length === 0) return null;
  return (
    <details ref={details} className={styles.working}>
      <summary>{answerMessages.working}</summary>
      <ol>
        {steps.map(({ id, label, how, numbers, source }) => (
          <li key={id}>
            <strong>{label}</strong>
            <span>{how}</span>
            <span className={styles.numbers}>{numbers}</span>
            {source && <span className={styles.source}>{t(answerMessages.source, { source }, locale)}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The working is printed even when it is collapsed on the screen. */
function useOpenInPrint(details: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    let wasClosed = false;
    const open = () => {
      wasClosed = details.current?.open === false;
      if (wasClosed && details.current) details.current.open = true;
    };
    const close = () => {
      if (wasClosed && details.current) details.current.open = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, [details]);
}
