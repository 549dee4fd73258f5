import { useCallback, useEffect, useRef, useState } from 'react';
import { type MessageCode, messages } from '#content/en/calculators/messages.ts';
import type { Checked } from '#core/form/checked.ts';
import { type Address, memoryAddress } from '../calculator/address.ts';
import { readLink, type Values, writeLink } from '../calculator/link.ts';

/** What makes one calculator: its fields with their first values and labels, and its two functions of core. */
export interface ToolRules<Field extends string, Input, Result> {
  readonly defaults: Values<Field>;
  readonly labels: Values<Field>;
  readonly validate: (raw: Values<Field>) => Checked<Input, MessageCode>;
  readonly calculate: (input: Input) => Result;
}

/** Nothing yet; or the words for what is wrong; or a result with the values that it belongs to. Never two of them. */
export type Outcome<Field extends string, Input, Result> =
  | { readonly status: 'empty' }
  | { readonly status: 'refused'; readonly message: string; readonly fields: readonly string[] }
  | { readonly status: 'shown'; readonly values: Values<Field>; readonly input: Input; readonly result: Result };

export interface Tool<Field extends string, Input, Result> {
  readonly values: Values<Field>;
  readonly labels: Values<Field>;
  readonly outcome: Outcome<Field, Input, Result>;
  /** True when the form was edited after the result was calculated. */
  readonly stale: boolean;
  /** How often a visitor or a link asked for a result: the moments to announce it. */
  readonly asked: number;
  /** What a link held that this tool cannot use; empty when all was well. */
  readonly notice: string;
  /** Changes one field; the result stays until the next press of the button. */
  readonly edit: (field: Field, value: string) => void;
  /** The button: validates, then calculates or refuses. */
  readonly submit: () => void;
  /** Sets fields and calculates at once, unannounced: a drag on a chart, a slider. */
  readonly move: (changes: Partial<Values<Field>>) => void;
  /** Address that restores the result shown, or the form while there is none. */
  readonly link: () => string;
  /** True when its address asked for something: then what stands in the fields comes from there. */
  readonly isAddressed: () => boolean;
}

/** Browsers refuse more than about a hundred address changes in half a minute; a drag makes that many. */
const addressDelayMs = 300;

/**
 * The state of a calculator. Strings live in state; `validate` and `calculate` are core's; formatting is the caller's last
 * step. A link's values are restored after the first render, so that the prerendered page and the first paint agree.
 * `rules` must be a constant outside of the component. Without an address the tool keeps one of its own.
 */
export function useTool<Field extends string, Input, Result>(
  rules: ToolRules<Field, Input, Result>,
  given?: Address,
): Tool<Field, Input, Result> {
  const [own] = useState(memoryAddress);
  const address = given ?? own;
  const [values, setValues] = useState(rules.defaults);
  const [outcome, setOutcome] = useState<Outcome<Field, Input, Result>>({ status: 'empty' });
  const [asked, setAsked] = useState(0);
  const [notice, setNotice] = useState('');
  const queueAddress = useAddressWriter(address);

  const ask = useCallback(
    (raw: Values<Field>) => {
      const next = outcomeOf(rules, raw);
      setOutcome(next);
      if (next.status === 'shown') queueAddress(raw);
      return next;
    },
    [rules, queueAddress],
  );

  useEffect(() => {
    const restored = restore(rules, address.read());
    if (!restored) return;
    setValues(restored.values);
    setNotice(restored.notice);
    if (restored.outcome.status !== 'shown') return;
    setOutcome(restored.outcome);
    setAsked(1);
  }, [rules, address]);

  return {
    values,
    labels: rules.labels,
    outcome,
    stale: outcome.status === 'shown' && !sameValues(values, outcome.values),
    asked,
    notice,
    edit: (field, value) => setValues((current) => ({ ...current, [field]: value })),
    submit: () => {
      ask(values);
      setNotice('');
      setAsked((count) => count + 1);
    },
    move: (changes) => {
      const moved = { ...values, ...changes };
      setValues(moved);
      ask(moved);
    },
    link: () => address.linkTo(writeLink(outcome.status === 'shown' ? outcome.values : values)),
    isAddressed: () => address.read() !== '',
  };
}

function outcomeOf<Field extends string, Input, Result>(
  rules: ToolRules<Field, Input, Result>,
  raw: Values<Field>,
): Outcome<Field, Input, Result> {
  const checked = rules.validate(raw);
  if (!checked.ok) return { status: 'refused', message: messages[checked.error], fields: checked.fields };
  return { status: 'shown', values: raw, input: checked.value, result: rules.calculate(checked.value) };
}

/** What a link asks for. A value that the tool refuses goes back to its default, and the notice names its field. */
export function restore<Field extends string, Input, Result>(rules: ToolRules<Field, Input, Result>, query: string) {
  const { values, named, unknown } = readLink(query, rules.defaults);
  if (named.length === 0 && unknown.length === 0) return null;
  const { kept, bad } = withoutBad(rules, values, named);
  const outcome = bad.length === 0 && named.length > 0 ? outcomeOf(rules, kept) : ({ status: 'empty' } as const);
  const ignored = [...bad.map((field) => rules.labels[field]), ...unknown];
  const notice = ignored.length === 0 ? '' : `The link held something that we cannot use here: ${ignored.join(', ')}.`;
  return { values: kept, outcome, notice };
}

/** Validation may name one fault at a time, so it is asked again until it finds no further one in the link. */
function withoutBad<Field extends string, Input, Result>(
  rules: ToolRules<Field, Input, Result>,
  values: Values<Field>,
  named: readonly Field[],
): { readonly kept: Values<Field>; readonly bad: readonly Field[] } {
  const checked = rules.validate(values);
  const faults = checked.ok ? [] : checked.fields;
  const bad = named.filter((field) => faults.includes(field) && values[field] !== rules.defaults[field]);
  if (bad.length === 0) return { kept: values, bad };
  const kept: Record<Field, string> = { ...values };
  for (const field of bad) kept[field] = rules.defaults[field];
  const rest = withoutBad(rules, kept, named);
  return { kept: rest.kept, bad: [...bad, ...rest.bad] };
}

function sameValues(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  return Object.keys(one).every((key) => one[key] === other[key]);
}

/** Keeps the address in step with the result, so that a copied address or a reload brings it back. */
function useAddressWriter(address: Address) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (values: Readonly<Record<string, string>>) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => address.replace(writeLink(values)), addressDelayMs);
    },
    [address],
  );
}
