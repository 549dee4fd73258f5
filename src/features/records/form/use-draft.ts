import { useEffect, useState } from 'react';
import type { Field, Value } from '#core/records/field.ts';
import { type FieldError, textOf, valueIn } from './field-text.ts';

/** Typed text, and the stored value before it. */
interface Draft {
  readonly text: string;
  readonly before: Value;
}

interface Drafting {
  readonly text: string;
  /** Why the text is invalid; null if it is valid. */
  readonly error: FieldError | null;
  /** The stored value while the text is invalid. */
  readonly stored: Value;
  readonly type: (text: string) => void;
  /** Sets a value that was not typed, from a stepper for example. */
  readonly set: (text: string) => void;
  /** On blur: valid text shows as stored, invalid text stays with its error. */
  readonly leave: () => void;
}

/** Whether one text continues the other, as 725 continues 72. Pasted text starts over. */
function isOneOf(text: string, last: string): boolean {
  return text.startsWith(last) || last.startsWith(text);
}

/**
 * Stores typed text as soon as it is valid. If a number becomes invalid, the value before typing is restored, since
 * its first digits alone were never meant; an overlong text keeps what fitted.
 */
export function useDraft(field: Field, value: Value, edit: (value: Value) => void, language: string): Drafting {
  const [draft, setDraft] = useState<Draft | null>(null);
  const meant = draft === null ? null : valueIn(field, draft.text, language);
  const error = meant?.ok === false ? meant.error : null;
  useReportInvalid(error !== null);
  const validIn = (before: Value) => (field.kind === 'text' ? value : before);
  const keep = (text: string, before: Value) => {
    const next = valueIn(field, text, language);
    const stored = next.ok ? next.value : validIn(before);
    if (stored !== value) edit(stored);
  };
  return {
    text: draft?.text ?? textOf(field, value),
    error,
    stored: draft && error ? validIn(draft.before) : value,
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

/** Counts this field as invalid while `isRefused` is true. */
export function useReportInvalid(isRefused: boolean): void {
  useEffect(() => {
    if (!isRefused) return;
    change(1);
    return () => change(-1);
  }, [isRefused]);
}

/** Whether any field of the open record shows text that is not stored. */
export function useHasInvalidFields(): boolean {
  const [is, set] = useState(fields > 0);
  useEffect(() => {
    listeners.add(set);
    return () => void listeners.delete(set);
  }, []);
  return is;
}
