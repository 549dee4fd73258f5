import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { t } from '#content/i18n/t.ts';
import { useCalculatorContext } from '../context.ts';
import styles from '../Shell.module.css';
import { labelOf } from '../state.ts';
import type { Tool } from '../use-calculator.ts';
import { Fields } from './Fields.tsx';

/**
 * The form of a calculator: its fields, the button, and beside it the error or the notice about a link. After a refusal
 * the first field at fault takes the focus, and the error stays in sight; each field at fault is marked and points at it. Fields are sent under
 * their own names, so a press before the script has loaded brings the same page back with the values in its address.
 */
export function Form() {
  const { tool, words, shell, parts } = useCalculatorContext();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnRefusal(form, tool);
  useTypedBeforeHydration(form, tool);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    tool.submit();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {tool.notice && (
        <p className={styles.notice} role="status">
          {tool.notice}
        </p>
      )}
      <Fields />
      <Refusal />
      <button
        className={`btn ${styles.submit}`}
        type="submit"
        disabled={parts.waitsFor?.some((name) => !tool.values[name]) ?? false}
      >
        {words.button ?? shell.calculate}
      </button>
    </form>
  );
}

function Refusal() {
  const standing = useCalculatorContext();
  const { id, tool, shell, locale } = standing;
  if (tool.outcome.status !== 'refused') return null;
  const { message, fields } = tool.outcome;
  const names = fields.map((field) => labelOf(standing, field)).join(', ');
  return (
    <div id={`${id}-error`} className={styles.error} role="alert">
      <p>{message}</p>
      <p className={styles.faults}>{t(shell.check, { fields: names }, locale)}</p>
    </div>
  );
}

function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, { asked, outcome }: Tool) {
  const isRefused = outcome.status === 'refused';
  useEffect(() => {
    if (asked === 0 || !isRefused) return;
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (fault?.querySelector('input') ?? fault)?.focus();
    // In the middle nothing of it is under the error.
    fault?.scrollIntoView?.({ block: 'center' });
  }, [form, asked, isRefused]);
}

/** On a slow line people type before hydration. What stands in the fields then is theirs, not the default. */
function useTypedBeforeHydration(form: RefObject<HTMLFormElement | null>, tool: Tool) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(() => {
    if (!form.current) return;
    const texts = Object.entries(tool.values);
    const inForm = new FormData(form.current);
    const typed = texts.flatMap(([name, text]) => {
      const value = inForm.get(name);
      return typeof value === 'string' && value !== text ? [[name, value] as const] : [];
    });
    if (typed.length > 0) tool.edit(Object.fromEntries(typed));
  }, []);
}
