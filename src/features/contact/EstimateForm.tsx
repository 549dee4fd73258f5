import { questionDefaults, questionLimits } from '#contract/question-form.ts';
import { useLists, useMessages } from '../../i18n/language-context.tsx';
import { Field, FieldError, NameField, Options, PhoneField, PhotoField } from './Field.tsx';
import styles from './forms.module.css';
import { QuestionForm } from './QuestionForm.tsx';

/** In this order; the first is the default. */
const ways = ['call', 'text', 'email'] as const;

/** The short form of the contact page: who, where, what happened, and one way to answer. */
export function EstimateForm() {
  const { estimate: words, emailFor } = useMessages().forms;
  const { urgencyWords } = useLists();
  return (
    <section className={styles.card} aria-labelledby="estimate">
      <h2 id="estimate">{words.title}</h2>
      <p className={styles.intro}>{words.intro}</p>
      <QuestionForm kind="estimate" action="/api/estimates" labelledBy="estimate">
        <div className={styles.pair}>
          <NameField label={words.name} />
          <Field name="location" label={words.town}>
            <input
              id="ask-location"
              name="location"
              autoComplete="postal-code"
              required={true}
              maxLength={questionLimits.location}
            />
          </Field>
        </div>
        <Ways />
        <div className={styles.pair}>
          <PhoneField label={words.phone} requirement="required" />
          <Field name="email" label={words.email} hint={emailFor} requirement="optional">
            <input
              id="ask-email"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={questionLimits.email}
              aria-describedby="ask-email-hint"
            />
          </Field>
        </div>
        <Field name="question" label={words.question} hint={words.hint}>
          <textarea
            id="ask-question"
            name="question"
            rows={5}
            required={true}
            maxLength={questionLimits.question}
            aria-describedby="ask-question-hint"
          />
        </Field>
        <Field name="urgency" label={words.urgency}>
          <select id="ask-urgency" name="urgency" defaultValue={questionDefaults.urgency}>
            <Options words={urgencyWords} />
          </select>
        </Field>
        <PhotoField />
      </QuestionForm>
    </section>
  );
}

/** How to answer: decides which of the fields below are required. */
function Ways() {
  const { reach } = useMessages().forms.estimate;
  const { wayWords } = useLists();
  return (
    <fieldset className={styles.field}>
      <legend>{reach}</legend>
      <div className={styles.ways}>
        {ways.map((way) => (
          <label key={way}>
            <input type="radio" name="reach" value={way} defaultChecked={way === ways[0]} />
            <span>{wayWords[way]}</span>
          </label>
        ))}
      </div>
      <FieldError name="reach" />
    </fieldset>
  );
}
