import type { ReactNode } from 'react';
import { t } from '#content/i18n/t.ts';
import { photoLimits, photosField, photoTypes, questionLimits } from '#contract/question-form.ts';
import { useLanguage, useLocale, useMessages } from '../../i18n/language-context.tsx';
import styles from './forms.module.css';

/** A labeled control of a question form, with its error below. The control's id is `ask-` and its name. */
export function Field({
  name,
  label,
  hint,
  requirement,
  children,
}: {
  readonly name: string;
  readonly label: string;
  /** Whether it is required depends on the chosen way of answering; this is the initial state. */
  readonly requirement?: 'optional' | 'required';
  /** Between label and control, which is described by it. */
  readonly hint?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={`ask-${name}`}>
        {label}
        {requirement && <Optional name={name} requirement={requirement} />}
      </label>
      {hint && (
        <p className={styles.hint} id={`ask-${name}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError name={name} />
    </div>
  );
}

/** The name of the sender. */
export function NameField({ label }: { readonly label: string }) {
  return (
    <Field name="name" label={label}>
      <input id="ask-name" name="name" autoComplete="name" required={true} maxLength={questionLimits.name} />
    </Field>
  );
}

/** "(optional)" after a label: the script toggles it with the chosen way of answering. */
function Optional({ name, requirement }: { readonly name: string; readonly requirement: 'optional' | 'required' }) {
  const { optional } = useMessages().forms.needs;
  return <span data-optional={name}>{requirement === 'optional' && optional}</span>;
}

/** A phone number for the answer. */
export function PhoneField({
  label,
  requirement,
}: {
  readonly label: string;
  readonly requirement: 'optional' | 'required';
}) {
  return (
    <Field name="phone" label={label} hint={useMessages().forms.phoneFor} requirement={requirement}>
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

/** Where the script shows the error of a field. */
export function FieldError({ name }: { readonly name: string }) {
  return <p className={styles.fault} id={`ask-${name}-fault`} hidden={true} />;
}

/** The options of a select: submitted values and their labels. */
export function Options({ words }: { readonly words: Readonly<Record<string, string>> }) {
  return Object.entries(words).map(([value, word]) => (
    <option key={value} value={value}>
      {word}
    </option>
  ));
}

/** The language of the form, in which it is answered. */
export function LanguageField() {
  return <input type="hidden" name="language" value={useLanguage()} />;
}

/** Honeypot: people never see this field, bots fill it. */
export function Honeypot({ label }: { readonly label: string }) {
  return (
    <div className="hidden" aria-hidden="true">
      <label htmlFor="ask-website">{label}</label>
      <input id="ask-website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Photos of a question. The script lists them and scales them down before they are sent. */
export function PhotoField() {
  const { photos } = useMessages().forms;
  return (
    <div className={`${styles.field} ${styles.photos}`} data-ask="photos" data-words={JSON.stringify(photos.script)}>
      <label htmlFor={`ask-${photosField}`}>{photos.label}</label>
      <p className={styles.hint}>{t(photos.hint, { most: photoLimits.count }, useLocale())}</p>
      <input id={`ask-${photosField}`} name={photosField} type="file" multiple={true} accept={photoTypes.join(',')} />
      <ul data-ask="photo-list" aria-live="polite" />
      <template data-ask="photo">
        <li>
          <span />
          <button className="btn btn-alt" type="button">
            {photos.remove}
          </button>
        </li>
      </template>
      <FieldError name={photosField} />
    </div>
  );
}
