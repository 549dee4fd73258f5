import { useEffect, useReducer, useState } from 'react';
import { t } from '#content/i18n/t.ts';
import type { Definition } from '#core/calculators/shared/define.ts';
import { firstTexts } from '#core/calculators/shared/define.ts';
import { validate } from '#core/calculators/shared/validate.ts';
import { type Address, memoryAddress } from './address.ts';
import type { AnswerMessages } from './calculator.ts';
import { type Values, writeLink } from './link.ts';
import { type InMessages, labelOf, type Outcome, outcomeOf, type Restored } from './state.ts';

interface ReadLink<Field extends string> {
  /** The defaults with the link's values over them. */
  readonly values: Values<Field>;
  /** Fields that the link named. */
  readonly named: readonly Field[];
  /** Keys that no field of this tool answers to. */
  readonly unknown: readonly string[];
}

/** Campaign and click markers that mail programs and search engines add. They are nobody's mistake. */
const marker = /^(utm_\w+|fbclid|gclid|msclkid|mc_\w+)$/;

/** Reads a tool's fields from an address's query. The last of repeated keys wins. */
export function readLink<Field extends string>(query: string, defaults: Values<Field>): ReadLink<Field> {
  const fields = Object.keys(defaults) as Field[];
  const given = new URLSearchParams(query);
  const named = fields.filter((field) => given.has(field));
  const unknown = [...new Set(given.keys())].filter(
    (key) => !fields.some((field) => field === key) && !marker.test(key),
  );
  const values: Record<Field, string> = { ...defaults };
  for (const field of named) values[field] = given.getAll(field).at(-1) ?? '';
  return { values, named, unknown };
}

/** What a link asks for; null when it asks for nothing. A value that is refused goes back to its first text, and the notice names its field. */
function restore(calculator: InMessages, said: AnswerMessages, query: string): Restored | null {
  const { definition, locale } = calculator;
  const { values, named, unknown } = readLink(inTodaysNames(calculator, query), firstTexts(definition));
  if (named.length === 0 && unknown.length === 0) return null;
  const { kept, bad } = withoutBad(definition, values, named);
  const outcome: Outcome = bad.length === 0 && named.length > 0 ? outcomeOf(calculator, kept) : { status: 'empty' };
  const ignored = [...bad.map((field) => labelOf(calculator, field)), ...unknown];
  const notice = ignored.length === 0 ? '' : t(said.badLink, { names: ignored.join(', ') }, locale);
  return { values: kept, outcome, notice };
}

function inTodaysNames({ definition, parts }: InMessages, query: string): string {
  const given = new URLSearchParams(query);
  const former = parts.former?.(given) ?? given;
  const entries = [...former].map(([name, value]) => [definition.formerNames[name] ?? name, value]);
  return new URLSearchParams(entries).toString();
}

/** Validation may name one kind of fault at a time, so it is asked again until it finds no further one in the link. */
function withoutBad(
  definition: Definition,
  values: Values<string>,
  named: readonly string[],
): { readonly kept: Values<string>; readonly bad: readonly string[] } {
  const first: Values<string> = firstTexts(definition);
  const checked = validate(definition, values);
  const faults = checked.ok ? [] : checked.fields;
  const bad = named.filter((field) => faults.includes(field) && values[field] !== first[field]);
  if (bad.length === 0) return { kept: values, bad };
  const kept = { ...values };
  for (const field of bad) kept[field] = first[field] ?? '';
  const rest = withoutBad(definition, kept, named);
  return { kept: rest.kept, bad: [...bad, ...rest.bad] };
}

export interface Tool {
  readonly values: Values<string>;
  readonly outcome: Outcome;
  /** True when the form was edited since, and what it holds now gives no result. */
  readonly stale: boolean;
  /** How often a visitor or a link asked for a result: the moments to announce it. */
  readonly asked: number;
  /** What a link held that this tool cannot use; empty when all was well. */
  readonly notice: string;
  /** Changes fields. Once there is a result, it follows, unannounced, as long as the form gives one. */
  readonly edit: (changes: Values<string>) => void;
  /** The button: validates, then calculates or refuses. */
  readonly submit: () => void;
  /** Sets fields and calculates at once, unannounced: a drag on a chart, a slider. */
  readonly move: (changes: Values<string>) => void;
  /** Address that restores the result shown, or the form while there is none. */
  readonly link: () => string;
}

/** What one page adds to a calculator. */
interface Options {
  /** Words of results: a link that cannot be used is explained with them. */
  readonly said: AnswerMessages;
  /** Without an address the tool keeps one of its own. */
  readonly address?: Address | undefined;
  /** Texts that its fields hold at first, where they are not the definition's. */
  readonly start?: Values<string>;
  /** Stores the texts of each result that a visitor asked for. Must be a stable function. */
  readonly store: (values: Values<string>) => void;
}

interface State {
  readonly values: Values<string>;
  readonly outcome: Outcome;
  readonly asked: number;
  readonly notice: string;
  /** The result came from the address: it is written back and stored only once the visitor changes it. */
  readonly isRestored: boolean;
}

type Action =
  | { readonly type: 'edit' | 'move'; readonly changes: Values<string> }
  | { readonly type: 'submit'; readonly outcome: Outcome }
  | { readonly type: 'restore'; readonly restored: Restored };

/** Browsers refuse more than about a hundred address changes in half a minute; a drag makes that many. */
const addressDelayMs = 300;

/** The state of a calculator: texts of the form, and the outcome. It is calculated in the reducer, so a key press renders once. */
export function useCalculator(calculator: InMessages, { said, address: given, start = {}, store }: Options): Tool {
  const [own] = useState(memoryAddress);
  const address = given ?? own;
  const [state, dispatch] = useReducer(
    (state: State, action: Action) => reduce(calculator, state, action),
    { ...firstTexts(calculator.definition), ...start },
    initialState,
  );
  const { values, outcome, isRestored } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, after hydration.
  useEffect(() => {
    const restored = restore(calculator, said, address.read());
    if (restored) dispatch({ type: 'restore', restored });
  }, []);

  useEffect(() => {
    if (outcome.status !== 'shown' || isRestored) return;
    const timer = setTimeout(() => {
      address.replace(writeLink(outcome.values));
      store(outcome.values);
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [outcome, isRestored, address, store]);

  return {
    values,
    outcome,
    stale: outcome.status === 'shown' && outcome.values !== values,
    asked: state.asked,
    notice: state.notice,
    edit: (changes) => dispatch({ type: 'edit', changes }),
    submit: () => {
      const next = outcomeOf(calculator, values);
      dispatch({ type: 'submit', outcome: next });
      // The script of every page counts it.
      if (next.status === 'shown') document.dispatchEvent(new Event('tool-used'));
    },
    move: (changes) => dispatch({ type: 'move', changes }),
    link: () => address.linkTo(writeLink(outcome.status === 'shown' ? outcome.values : values)),
  };
}

function initialState(values: Values<string>): State {
  return { values, outcome: { status: 'empty' }, asked: 0, notice: '', isRestored: false };
}

function reduce(calculator: InMessages, state: State, action: Action): State {
  if (action.type === 'restore') return restoredState(state, action.restored);
  if (action.type === 'submit')
    return { ...state, outcome: action.outcome, asked: state.asked + 1, notice: '', isRestored: false };
  const values = { ...state.values, ...action.changes };
  if (action.type === 'edit' && state.outcome.status !== 'shown') return { ...state, values };
  const next = outcomeOf(calculator, values);
  // While the form gives no result, the last one stays, marked as stale.
  const outcome = action.type === 'move' || next.status === 'shown' ? next : state.outcome;
  return { ...state, values, outcome, isRestored: false };
}

function restoredState(state: State, { values, outcome, notice }: Restored): State {
  if (outcome.status !== 'shown') return { ...state, values, notice };
  return { ...state, values, outcome, notice, asked: 1, isRestored: true };
}
