import { useEffect, useReducer, useState } from 'react';
import { t } from '#content/i18n/t.ts';
import { type Definition, firstTexts } from '#core/calculators/shared/define.ts';
import { validate } from '#core/calculators/shared/validate.ts';
import { resultHash } from '../../lib/dom/show-result.ts';
import { evaluateForm, type FormResult, fieldLabel, type LocalizedCalculator, type Restored } from './state.ts';
import type { AnswerMessages } from './types.ts';
import { type Address, memoryAddress, readLink, type Values, writeLink } from './url.ts';

/** The form that a link restores; null when it names no field. An invalid value falls back to its default, and the notice names its field. */
function restore(calculator: LocalizedCalculator, answerMessages: AnswerMessages, query: string): Restored | null {
  const { definition, locale } = calculator;
  const { values, named, unknown } = readLink(migrateNames(calculator, query), firstTexts(definition));
  if (named.length === 0 && unknown.length === 0) return null;
  const { valid, invalid } = dropInvalid(definition, values, named);
  const formResult: FormResult =
    invalid.length === 0 && named.length > 0 ? evaluateForm(calculator, valid) : { status: 'empty' };
  const ignored = [...invalid.map((field) => fieldLabel(calculator, field)), ...unknown];
  const notice = ignored.length === 0 ? '' : t(answerMessages.badLink, { names: ignored.join(', ') }, locale);
  return { values: valid, formResult, notice };
}

/** Renames parameters of older links to the current fields. */
function migrateNames({ definition, parts }: LocalizedCalculator, query: string): string {
  const given = new URLSearchParams(query);
  const migrated = parts.migrateQuery?.(given) ?? given;
  const entries = [...migrated].map(([name, value]) => [definition.formerNames[name] ?? name, value]);
  return new URLSearchParams(entries).toString();
}

/** Replaces invalid values of a link by defaults. Validation may report one kind of error at a time, so it runs until none is left. */
function dropInvalid(
  definition: Definition,
  values: Values<string>,
  named: readonly string[],
): { readonly valid: Values<string>; readonly invalid: readonly string[] } {
  const first: Values<string> = firstTexts(definition);
  const checked = validate(definition, values);
  const rejected = checked.ok ? [] : checked.fields;
  const invalid = named.filter((field) => rejected.includes(field) && values[field] !== first[field]);
  if (invalid.length === 0) return { valid: values, invalid };
  const reset = { ...values };
  for (const field of invalid) reset[field] = first[field] ?? '';
  const rest = dropInvalid(definition, reset, named);
  return { valid: rest.valid, invalid: [...invalid, ...rest.invalid] };
}

export interface Tool {
  readonly values: Values<string>;
  readonly formResult: FormResult;
  /** True when the form was edited after the result and is invalid now. */
  readonly stale: boolean;
  /** Counts the results that a visitor or a link asked for: each is announced to screen readers. */
  readonly asked: number;
  /** Which parts of a link could not be used; empty if none. */
  readonly notice: string;
  /** The result came from a link and is unchanged. */
  readonly isRestored: boolean;
  /** Changes fields. Updates an existing result, as long as the form is valid. */
  readonly edit: (changes: Values<string>) => void;
  /** Validates, then calculates or shows the error. */
  readonly submit: () => void;
  /** Changes fields and calculates at once: for a drag on a chart. */
  readonly move: (changes: Values<string>) => void;
  /** The URL that restores the result, or the form while there is none. */
  readonly link: () => string;
}

interface Options {
  /** Messages of results, for the notice about an invalid link. */
  readonly answerMessages: AnswerMessages;
  /** Where the input is stored; in memory by default. */
  readonly address?: Address | undefined;
  /** Stores the input of each result that a visitor asked for. Must be a stable function. */
  readonly store: (values: Values<string>) => void;
}

interface State {
  readonly values: Values<string>;
  readonly formResult: FormResult;
  readonly asked: number;
  readonly notice: string;
  /** The result came from the URL: it is stored only once the visitor changes it. */
  readonly isRestored: boolean;
}

type Action =
  | { readonly type: 'edit' | 'move'; readonly changes: Values<string> }
  | { readonly type: 'submit'; readonly formResult: FormResult }
  | { readonly type: 'restore'; readonly restored: Restored };

/** Debounces URL changes: browsers allow about a hundred in half a minute, and a drag makes that many. */
const addressDelayMs = 300;

/** The state of a calculator. The result is calculated in the reducer, so a key press renders once. */
export function useCalculator(
  calculator: LocalizedCalculator,
  { answerMessages, address: given, store }: Options,
): Tool {
  const [own] = useState(memoryAddress);
  const address = given ?? own;
  const [state, dispatch] = useReducer(
    (state: State, action: Action) => reduce(calculator, state, action),
    firstTexts(calculator.definition),
    initialState,
  );
  const { values, formResult, isRestored } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read once, after hydration.
  useEffect(() => {
    const restored = restore(calculator, answerMessages, address.read());
    if (restored) dispatch({ type: 'restore', restored });
  }, []);

  useEffect(() => {
    if (formResult.status !== 'valid' || isRestored) return;
    const timer = setTimeout(() => {
      address.replace(writeLink(formResult.values));
      store(formResult.values);
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [formResult, isRestored, address, store]);

  return {
    values,
    formResult,
    stale: formResult.status === 'valid' && formResult.values !== values,
    asked: state.asked,
    notice: state.notice,
    isRestored,
    edit: (changes) => dispatch({ type: 'edit', changes }),
    submit: () => {
      const next = evaluateForm(calculator, values);
      dispatch({ type: 'submit', formResult: next });
      // Counted by the analytics script of every page.
      if (next.status === 'valid') document.dispatchEvent(new Event('tool-used'));
    },
    move: (changes) => dispatch({ type: 'move', changes }),
    link: () =>
      formResult.status === 'valid'
        ? address.linkTo(writeLink(formResult.values)) + resultHash
        : address.linkTo(writeLink(values)),
  };
}

function initialState(values: Values<string>): State {
  return { values, formResult: { status: 'empty' }, asked: 0, notice: '', isRestored: false };
}

function reduce(calculator: LocalizedCalculator, state: State, action: Action): State {
  if (action.type === 'restore') return restoredState(state, action.restored);
  if (action.type === 'submit')
    return { ...state, formResult: action.formResult, asked: state.asked + 1, notice: '', isRestored: false };
  const values = { ...state.values, ...action.changes };
  if (action.type === 'edit' && state.formResult.status !== 'valid') return { ...state, values };
  const next = evaluateForm(calculator, values);
  // While the form is invalid, the last result stays, marked as stale.
  const formResult = action.type === 'move' || next.status === 'valid' ? next : state.formResult;
  return { ...state, values, formResult, isRestored: false };
}

function restoredState(state: State, { values, formResult, notice }: Restored): State {
  if (formResult.status !== 'valid') return { ...state, values, notice };
  return { ...state, values, formResult, notice, asked: 1, isRestored: true };
}
