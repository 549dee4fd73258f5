import type { ReactNode } from 'react';
import { categoryWords, urgencyWords } from '#content/en/lists/ask/question-words.ts';
import { owner } from '#content/owner.ts';
import { questionDefaults, questionLimits } from '#contract/question-form.ts';
import styles from './forms.module.css';

/**
 * The question form. It works as a plain form post; `site/parts/forms/ask.ts` adds drafts, errors beside the fields and the
 * confirmation in place. That script finds its parts by the `data-ask` attributes.
 */
export function AskForm() {
  return (
    <div>
      <p className={styles.failure} role="alert" tabIndex={-1} data-ask="failure" hidden={true}>
        <span data-ask="reason" /> If it cannot wait, call <a href={`tel:${owner.phone.dial}`}>{owner.phone.display}</a>
        .
      </p>
      <Confirmation />
      <form className={styles.form} action="/api/questions" method="post" data-ask="form">
        <p className={styles.last} data-ask="last" hidden={true} />
        <Field name="name" label="Name">
          <input id="ask-name" name="name" autoComplete="name" required={true} maxLength={questionLimits.name} />
        </Field>
        <Field name="email" label="Email">
          <input
            id="ask-email"
            name="email"
            type="email"
            autoComplete="email"
            required={true}
            maxLength={questionLimits.email}
          />
        </Field>
        <Field name="location" label="Location (optional)">
          <input id="ask-location" name="location" autoComplete="address-level2" maxLength={questionLimits.location} />
        </Field>
        <div className={styles.pair}>
          <Field name="urgency" label="Urgency">
            <select id="ask-urgency" name="urgency" defaultValue={questionDefaults.urgency} required={true}>
              <Options words={urgencyWords} />
            </select>
          </Field>
          <Field name="category" label="Category">
            <select id="ask-category" name="category" defaultValue={questionDefaults.category} required={true}>
              <Options words={categoryWords} />
            </select>
          </Field>
        </div>
        <Field name="question" label="Your question">
          <textarea id="ask-question" name="question" rows={8} required={true} maxLength={questionLimits.question} />
        </Field>
        <div className="hidden" aria-hidden="true">
          <label htmlFor="ask-website">Leave this field empty</label>
          <input id="ask-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <p className={styles.buttons}>
          <button className="btn" type="submit">
            Submit Question
          </button>{' '}
          <button className="btn btn-alt" type="reset">
            Clear the form
          </button>
        </p>
        <p className="small">
          We use this to answer you and for nothing else. Leave out policy numbers and other people’s names.
          <span data-ask="draft-note" hidden={true}>
            {' '}
            Your draft stays on this device until you send or clear it.
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

const { answerHours } = owner.promises;

/** Shown in place of the form once the server has the question. Its live region exists from the start, so it is read out. */
function Confirmation() {
  return (
    <div role="status" data-ask="status">
      <section className={styles.confirmation} data-ask="confirmation" hidden={true}>
        <h2>Question Submitted!</h2>
        <p>Thank you. Our expert will review your question and respond within {answerHours.normal} hours.</p>
        <p>
          Reference: <strong className={styles.reference} data-ask="reference" />
          <br />
          {Object.entries(answerHours).map(([urgency, hours]) => (
            <span key={urgency} data-ask-promise={urgency} hidden={true}>
              You chose {urgencyWords[urgency as keyof typeof urgencyWords].toLowerCase()}: we answer within {hours}{' '}
              hours.
            </span>
          ))}
        </p>
        <button className="btn btn-alt" type="button" data-ask="keep">
          Keep this message
        </button>
      </section>
    </div>
  );
}
