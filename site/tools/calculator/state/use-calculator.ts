import { useCallback, useEffect, useRef, useState } from 'react';
import { firstTexts } from '#core/calculators/definition/define.ts';
import { type Address, memoryAddress } from './address.ts';
import { type Values, writeLink } from './link.ts';
import { type InWords, type Outcome, outcomeOf, type Restored } from './state.ts';

export interface Tool {
  readonly values: Values<string>;
  readonly outcome: Outcome;
  /** True when the form was edited since, and what it holds now gives no result. */
  readonly stale: boolean;
  /** How often a visitor or a link asked for a result: the moments to announce it. */
  readonly asked: number;
  /** What a link held that this tool cannot use; empty when all was well. */
  readonly notice: string;
  /** Changes one field. Once there is a result, it follows, unannounced, as long as the form gives one. */
  readonly edit: (field: string, value: string) => void;
  /** The button: validates, then calculates or refuses. */
  readonly submit: () => void;
  /** Sets fields and calculates at once, unannounced: a drag on a chart, a slider. */
  readonly move: (changes: Values<string>) => void;
  /** Address that restores the result shown, or the form while there is none. */
  readonly link: () => string;
  /** True when its address asked for something: then what stands in the fields comes from there. */
  readonly isAddressed: () => boolean;
  /** Does once what the address asked for when the page came alive. What was typed since stays. */
  readonly restore: (read: (calculator: InWords, query: string) => Restored | null) => void;
}

/** What one page adds to a calculator. */
export interface Habits {
  /** Texts that its fields hold at first, where they are not the definition's. */
  readonly start: Values<string>;
  /** Takes the texts of each result that a visitor asked for. It must stay the same function. */
  readonly keep: (values: Values<string>) => void;
}

/** Browsers refuse more than about a hundred address changes in half a minute; a drag makes that many. */
const addressDelayMs = 300;

/**
 * The state of a calculator. Strings live in state; core checks and calculates; formatting is the caller's last step. A
 * link's values are restored after the first render, by what comes with the answer. `calculator` must stay the same object from render to render. Without an address the tool keeps one of its own.
 */
export function useCalculator(
  calculator: InWords,
  { address: given, start = {}, keep = nothing }: { readonly address?: Address | undefined } & Partial<Habits> = {},
): Tool {
  const [own] = useState(memoryAddress);
  const address = given ?? own;
  const [first] = useState<Values<string>>(() => ({ ...firstTexts(calculator.definition), ...start }));
  const [values, setValues] = useState(first);
  const [asked, setAsked] = useState(0);
  const [notice, setNotice] = useState('');
  const { outcome, stale, show, ask } = useOutcome(calculator, values, useSettled(address, keep));

  const askedOfAddress = useRef('');
  useEffect(() => {
    askedOfAddress.current = address.read();
  }, [address]);

  return {
    values,
    outcome,
    stale,
    asked,
    notice,
    edit: (field, value) => setValues((current) => ({ ...current, [field]: value })),
    submit: () => {
      // The script of every page counts it: a shared import would cost every page a request.
      if (ask(values).status === 'shown') document.dispatchEvent(new Event('tool-used'));
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
    restore: (read) => {
      const restored = read(calculator, askedOfAddress.current);
      askedOfAddress.current = '';
      if (!restored) return;
      setValues((current) => ({ ...restored.values, ...typedOver(first, current) }));
      setNotice(restored.notice);
      if (restored.outcome.status !== 'shown') return;
      show(restored.outcome);
      setAsked(1);
    },
  };
}

function nothing(): void {}

/** What the form gave when it was asked. Once that is a result, it follows what is typed, as long as that gives one. */
function useOutcome(calculator: InWords, values: Values<string>, settle: (values: Values<string>) => void) {
  const [outcome, setOutcome] = useState<Outcome>({ status: 'empty' });
  const stale = outcome.status === 'shown' && !sameValues(values, outcome.values);
  const show = (next: Outcome) => {
    setOutcome(next);
    if (next.status === 'shown') settle(next.values);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed moves the result.
  useEffect(() => {
    const next = stale && outcomeOf(calculator, values);
    if (next && next.status === 'shown') show(next);
  }, [values]);
  return {
    outcome,
    stale,
    show: setOutcome,
    ask: (raw: Values<string>) => {
      const next = outcomeOf(calculator, raw);
      show(next);
      return next;
    },
  };
}

/** The fields that no longer hold their first text. */
function typedOver(first: Values<string>, current: Values<string>): Values<string> {
  return Object.fromEntries(Object.entries(current).filter(([name, text]) => text !== first[name]));
}

function sameValues(one: Values<string>, other: Values<string>): boolean {
  return Object.keys(one).every((key) => one[key] === other[key]);
}

/** Keeps the address in step with the result, so that a copied address or a reload brings it back, and what the device keeps. */
function useSettled(address: Address, keep: Habits['keep']) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (values: Values<string>) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        address.replace(writeLink(values));
        keep(values);
      }, addressDelayMs);
    },
    [address, keep],
  );
}
