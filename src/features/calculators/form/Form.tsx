import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { t } from '#content/i18n/t.ts';
import { useCalculatorContext } from '../context.ts';
import styles from '../Shell.module.css';
import { fieldLabel } from '../state.ts';
import type { Tool } from '../use-calculator.ts';
import { Fields } from './Fields.tsx';

/**
 * The form of a calculator: fields, button, error, and the notice about a link. After an error the first invalid field gets
 * the focus. Fields have their own names, so submitting before hydration reloads the page with the values in its URL.
 */
export function Form() {
  const { tool, words, shell, parts } = useCalculatorContext();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnError(form, tool);
  useInputBeforeHydration(form, tool);
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
      <FormError />
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

function FormError() {
  const context = useCalculatorContext();
  const { id, tool, shell, locale } = context;
  if (tool.formResult.status !== 'invalid') return null;
  const { message, fields } = tool.formResult;
  const names = fields.map((field) => fieldLabel(context, field)).join(', ');
  return (
    <div id={`${id}-error`} className={styles.error} role="alert">
      <p>{message}</p>
      <p className={styles.faults}>{t(shell.check, { fields: names }, locale)}</p>
    </div>
  );
}

function useFocusOnError(form: RefObject<HTMLFormElement | null>, { asked, formResult }: Tool) {
  const hasError = formResult.status === 'invalid';
  useEffect(() => {
    if (asked === 0 || !hasError) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid?.querySelector('input') ?? invalid)?.focus();
    // Centered, the field is not covered by the error.
    invalid?.scrollIntoView?.({ block: 'center' });
  }, [form, asked, hasError]);
}

/**
 * On a slow connection people type before hydration: their input replaces the defaults. In a layout effect, because a press that
 * comes right after hydration would find the form empty.
 */
function useInputBeforeHydration(form: RefObject<HTMLFormElement | null>, tool: Tool) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useLayoutEffect(() => {
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
