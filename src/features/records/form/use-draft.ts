import { useEffect, useState } from 'react';
import type { Field, Value } from '#core/records/field.ts';
import { type FieldError, textOf, valueIn } from './field-text.ts';

/** What is being typed, and what was kept before. */
interface Draft {
  readonly text: string;
  readonly before: Value;
}

/** A field while it is typed into. */
interface Drafting {
  readonly text: string;
  /** Why what stands in the field was not taken. */
  readonly error: FieldError | null;
  /** What the device keeps of the field while it stands. */
  readonly kept: Value;
  readonly type: (text: string) => void;
  /** Takes a value that was not typed. */
  readonly set: (text: string) => void;
  /** Whoever leaves the field sees what is kept; what was not taken stays, with the reason. */
  readonly leave: () => void;
}

/** Whether a text came of another by a key at its end: 725 of 72. What was pasted over another was kept by itself before. */
function isOneOf(text: string, last: string): boolean {
  return text.startsWith(last) || last.startsWith(text);
}

/**
 * What is typed is kept as soon as it means something. A number that ends as none, as 725 that came by way of 72, leaves what
 * was kept before: the first digits alone nobody meant. Of a text that grew too long all that fitted is kept.
 */
export function useDraft(field: Field, value: Value, edit: (value: Value) => void, language: string): Drafting {
  const [draft, setDraft] = useState<Draft | null>(null);
  const meant = draft === null ? null : valueIn(field, draft.text, language);
  const error = meant?.ok === false ? meant.error : null;
  useReportInvalid(error !== null);
  const keptIn = (before: Value) => (field.kind === 'text' ? value : before);
  const keep = (text: string, before: Value) => {
    const next = valueIn(field, text, language);
    const kept = next.ok ? next.value : keptIn(before);
    if (kept !== value) edit(kept);
  };
  return {
    text: draft?.text ?? textOf(field, value),
    error,
    kept: draft && error ? keptIn(draft.before) : value,
    type: (text) => {
      const before = draft && isOneOf(text, draft.text) ? draft.before : value;
      setDraft({ text, before });
      keep(text, before);
    },
    set: (text) => {
      setDraft(null);
      keep(text, value);
    },
    leave: () => error === null && setDraft(null),
  };
}

let fields = 0;
const listeners = new Set<(isRefused: boolean) => void>();

function change(by: number): void {
  fields += by;
  for (const listener of listeners) listener(fields > 0);
}

/** Notes for as long as it holds that a field of the open record shows something that was not taken. */
export function useReportInvalid(isRefused: boolean): void {
  useEffect(() => {
    if (!isRefused) return;
    change(1);
    return () => change(-1);
  }, [isRefused]);
}

/** Whether any field of the open record shows something that was not taken, and is not what the device keeps. */
export function useHasInvalidFields(): boolean {
  const [is, set] = useState(fields > 0);
  useEffect(() => {
    listeners.add(set);
    return () => void listeners.delete(set);
  }, []);
  return is;
}
