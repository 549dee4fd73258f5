import { questionDefaults, questionLimits } from '#contract/question-form.ts';
import { useLists, useMessages } from '../../i18n/language-context.tsx';
import { Field, NameField, Options, PhoneField, PhotoField } from './Field.tsx';
import styles from './forms.module.css';
import { QuestionForm } from './QuestionForm.tsx';

/** The form of the ask page. */
export function AskForm() {
  const words = useMessages().forms.ask;
  const { categoryWords, reachWords, urgencyWords } = useLists();
  return (
    <QuestionForm kind="ask" action="/api/questions">
      <NameField label={words.name} />
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
      <div className={styles.pair}>
        <PhoneField label={words.phone} requirement="optional" />
        <Field name="reach" label={words.reach}>
          <select id="ask-reach" name="reach" defaultValue={questionDefaults.reach}>
            <Options words={reachWords} />
          </select>
        </Field>
      </div>
      <Field name="location" label={words.location}>
        <input id="ask-location" name="location" autoComplete="address-level2" maxLength={questionLimits.location} />
      </Field>
      <div className={styles.pair}>
        <Field name="urgency" label={words.urgency}>
          <select id="ask-urgency" name="urgency" defaultValue={questionDefaults.urgency}>
            <Options words={urgencyWords} />
          </select>
        </Field>
        <Field name="category" label={words.category}>
          <select id="ask-category" name="category" defaultValue={questionDefaults.category}>
            <Options words={categoryWords} />
          </select>
        </Field>
      </div>
      <Field name="question" label={words.question}>
        <textarea id="ask-question" name="question" rows={8} required={true} maxLength={questionLimits.question} />
      </Field>
      <PhotoField />
    </QuestionForm>
  );
}
