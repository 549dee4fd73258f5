import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { FieldsContext, type FormFields } from './fields.tsx';
import styles from './Shell.module.css';
import type { Tool } from './use-tool.ts';

/**
 * The form of a calculator: its fields, the button, and beside it the error or the notice about a link. After a refusal
 * the first field at fault takes the focus; each field at fault is marked and points at the error. Fields are sent under
 * their own names, so a press before the script has loaded brings the same page back with the values in its address.
 */
export function ToolForm<Field extends string, Input, Result>({
  tool,
  button,
  disabled = false,
  children,
}: {
  readonly tool: Tool<Field, Input, Result>;
  /** Words of the button, as the decisions name it. */
  readonly button: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const refused = tool.outcome.status === 'refused' ? tool.outcome : null;
  useFocusOnRefusal(form.current, tool.asked, refused !== null);
  useTypedBeforeHydration(form, tool);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    tool.submit();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {tool.notice && (
        <p className={styles.notice} role="status">
          {tool.notice} The rest is filled in.
        </p>
      )}
      <FieldsContext value={formFields(tool, id, refused?.fields ?? [])}>{children}</FieldsContext>
      {refused && (
        <div id={`${id}-error`} className={styles.error} role="alert">
          <p>{refused.message}</p>
          <p className={styles.faults}>Check: {faultNames(tool, refused.fields)}.</p>
        </div>
      )}
      <button className={`btn ${styles.submit}`} type="submit" disabled={disabled}>
        {button}
      </button>
    </form>
  );
}

function formFields<Field extends string, Input, Result>(
  tool: Tool<Field, Input, Result>,
  id: string,
  faults: readonly string[],
): FormFields {
  const isField = (name: string): name is Field => Object.hasOwn(tool.values, name);
  return {
    idOf: (name) => `${id}-${name}`,
    valueOf: (name) => (isField(name) ? tool.values[name] : ''),
    labelOf: (name) => (isField(name) ? tool.labels[name] : name),
    edit: (name, value) => {
      if (isField(name)) tool.edit(name, value);
    },
    faultOf: (name) => (faults.includes(name) ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}),
  };
}

function faultNames(tool: { readonly labels: Readonly<Record<string, string>> }, fields: readonly string[]): string {
  return fields.map((field) => tool.labels[field] ?? field).join(', ');
}

function useFocusOnRefusal(form: HTMLFormElement | null, asked: number, isRefused: boolean) {
  useEffect(() => {
    if (asked === 0 || !isRefused) return;
    const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (fault?.querySelector('input') ?? fault)?.focus();
  }, [form, asked, isRefused]);
}

/** On a slow line people type before the script arrives. What stands in the fields then is theirs, not the default. */
function useTypedBeforeHydration<Field extends string, Input, Result>(
  form: { readonly current: HTMLFormElement | null },
  tool: Tool<Field, Input, Result>,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it must run once, when the page has just come alive.
  useEffect(() => {
    if (!form.current || tool.isAddressed()) return;
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string') formFields(tool, '', []).edit(name, value);
    }
  }, []);
}
