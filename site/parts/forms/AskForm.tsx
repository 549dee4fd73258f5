import type { ReactNode } from 'react';
import type { forms } from '#content/en/labels/forms.ts';
import { say } from '#content/locale/say.ts';
import type { Wording } from '#content/locale/words.ts';
import { owner } from '#content/owner.ts';
import { questionDefaults, questionLimits } from '#contract/question-form.ts';
import { useLists, useLocale, useWords } from '../../frame/language.tsx';
import { Say } from '../../frame/Say.tsx';
import styles from './forms.module.css';

/** What the script of the form says. */
export type AskWords = Wording<typeof forms.ask.script>;

/**
 * The question form. It works as a plain form post; `site/parts/forms/ask.ts` adds drafts, errors beside the fields and the
 * confirmation in place. That script finds its parts by the `data-ask` attributes.
 */
export function AskForm() {
  const { ask: words, notForPeople } = useWords().forms;
  const { categoryWords, urgencyWords } = useLists();
  const phone = <a href={`tel:${owner.phone.dial}`}>{owner.phone.display}</a>;
  return (
    <div>
      <p className={styles.failure} role="alert" tabIndex={-1} data-ask="failure" hidden={true}>
        <Say words={words.failure} values={{ reason: <span data-ask="reason" />, phone }} />
      </p>
      <Confirmation />
      <form
        className={styles.form}
        action="/api/questions"
        method="post"
        data-ask="form"
        data-words={JSON.stringify(words.script)}
      >
        <p className={styles.last} data-ask="last" tabIndex={-1} hidden={true} />
        <Field name="name" label={words.name}>
          <input id="ask-name" name="name" autoComplete="name" required={true} maxLength={questionLimits.name} />
        </Field>
        <Field name="email" label={words.email}>
          <input
            id="ask-email"
            name="email"
            type="email"
            autoComplete="email"
            required={true}
            maxLength={questionLimits.email}
          />
        </Field>
        <Field name="location" label={words.location}>
          <input id="ask-location" name="location" autoComplete="address-level2" maxLength={questionLimits.location} />
        </Field>
        <div className={styles.pair}>
          <Field name="urgency" label={words.urgency}>
            <select id="ask-urgency" name="urgency" defaultValue={questionDefaults.urgency} required={true}>
              <Options words={urgencyWords} />
            </select>
          </Field>
          <Field name="category" label={words.category}>
            <select id="ask-category" name="category" defaultValue={questionDefaults.category} required={true}>
              <Options words={categoryWords} />
            </select>
          </Field>
        </div>
        <Field name="question" label={words.question}>
          <textarea id="ask-question" name="question" rows={8} required={true} maxLength={questionLimits.question} />
        </Field>
        <div className="hidden" aria-hidden="true">
          <label htmlFor="ask-website">{notForPeople}</label>
          <input id="ask-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <p className={styles.buttons}>
          <button className="btn" type="submit">
            {words.submit}
          </button>{' '}
          <button className="btn btn-alt" type="reset">
            {words.clear}
          </button>
        </p>
        <p className="small">
          {words.use}
          <span data-ask="draft-note" hidden={true}>
            {' '}
            {words.draft}
          </span>
        </p>
      </form>
    </div>
  );
}

function Field({
  name,
  label,
  children,
}: {
  readonly name: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={`ask-${name}`}>{label}</label>
      {children}
      <p className={styles.fault} id={`ask-${name}-fault`} hidden={true} />
    </div>
  );
}

function Options({ words }: { readonly words: Readonly<Record<string, string>> }) {
  return Object.entries(words).map(([value, word]) => (
    <option key={value} value={value}>
      {word}
    </option>
  ));
}

/** In the order of the promises in the owner's file. */
const urgencies = ['emergency', 'urgent', 'normal'] as const;

/**
 * Shown in place of the form once the server has the question, with the answer time of the urgency that was chosen and no
 * other. Its live region exists from the start, so it is read out.
 */
function Confirmation() {
  const { confirmation: words, script } = useWords().forms.ask;
  const locale = useLocale();
  const { answerHours } = owner.promises;
  const reference = <strong className={styles.reference} data-ask="reference" />;
  return (
    <div role="status" data-ask="status">
      <section className={styles.confirmation} data-ask="confirmation" hidden={true}>
        <h2 tabIndex={-1} data-ask="heading">
          {words.title}
        </h2>
        {urgencies.map((urgency) => (
          <p key={urgency} data-ask-promise={urgency} hidden={true}>
            {say(words.thanks, { hours: answerHours[urgency] }, locale)}
          </p>
        ))}
        <p>
          <Say words={words.reference} values={{ reference }} />
        </p>
        <button className="btn btn-alt" type="button" data-ask="keep">
          {script.keep}
        </button>
      </section>
    </div>
  );
}
