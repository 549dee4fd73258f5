import type { ReactNode } from 'react';
import { questionLimits } from '#contract/question-form.ts';
import { useLanguage, useMessages } from '../../i18n/language-context.tsx';
import styles from './forms.module.css';

/** A labelled control of a question form; its id is `ask-` and its name. The script shows what is wrong with it below. */
export function Field({
  name,
  label,
  hint,
  wish,
  children,
}: {
  readonly name: string;
  readonly label: string;
  /** The way of answering decides whether it must be filled: `free` where the first way does not ask for it. */
  readonly wish?: 'free' | 'needed';
  /** Between label and control, which names it as its description. */
  readonly hint?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={`ask-${name}`}>
        {label}
        {wish && <Optional name={name} wish={wish} />}
      </label>
      {hint && (
        <p className={styles.hint} id={`ask-${name}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <Fault name={name} />
    </div>
  );
}

/** Who writes to us. */
export function NameField({ label }: { readonly label: string }) {
  return (
    <Field name="name" label={label}>
      <input id="ask-name" name="name" autoComplete="name" required={true} maxLength={questionLimits.name} />
    </Field>
  );
}

/** After a label: the script takes it away, and brings it, as the way of answering asks. */
function Optional({ name, wish }: { readonly name: string; readonly wish: 'free' | 'needed' }) {
  const { optional } = useMessages().forms.needs;
  return <span data-optional={name}>{wish === 'free' && optional}</span>;
}

/** A telephone number to call back. */
export function PhoneField({ label, wish }: { readonly label: string; readonly wish: 'free' | 'needed' }) {
  return (
    <Field name="phone" label={label} hint={useMessages().forms.phoneFor} wish={wish}>
      <input
        id="ask-phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={questionLimits.phone}
        aria-describedby="ask-phone-hint"
      />
    </Field>
  );
}

/** Where the script says what is wrong with a field. */
export function Fault({ name }: { readonly name: string }) {
  return <p className={styles.fault} id={`ask-${name}-fault`} hidden={true} />;
}

/** The options of a select: values that travel, and their words. */
export function Options({ words }: { readonly words: Readonly<Record<string, string>> }) {
  return Object.entries(words).map(([value, word]) => (
    <option key={value} value={value}>
      {word}
    </option>
  ));
}

/** In which language a form is filled in, and so answered. */
export function LanguageField() {
  return <input type="hidden" name="language" value={useLanguage()} />;
}

/** A field that people never see and leave empty; a program may fill it. */
export function Trap({ label }: { readonly label: string }) {
  return (
    <div className="hidden" aria-hidden="true">
      <label htmlFor="ask-website">{label}</label>
      <input id="ask-website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
