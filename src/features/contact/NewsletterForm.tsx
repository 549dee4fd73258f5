import { questionLimits } from '#contract/question-form.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { LanguageField } from './Field.tsx';
import styles from './forms.module.css';

/** Newsletter signup as a plain form post. `id` keeps the labels unique on a page with two. */
export function NewsletterForm({ id = 'newsletter' }: { readonly id?: string }) {
  const { newsletter, notForPeople } = useMessages().forms;
  return (
    <form className={`${styles.inline} no-print`} action="/api/newsletter" method="post">
      <LanguageField />
      <div>
        <label htmlFor={`${id}-email`}>{newsletter.email}</label>
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="email"
          required={true}
          maxLength={questionLimits.email}
        />
      </div>
      <div className="hidden" aria-hidden="true">
        <label htmlFor={`${id}-website`}>{notForPeople}</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <button className="btn" type="submit">
        {newsletter.subscribe}
      </button>
    </form>
  );
}
