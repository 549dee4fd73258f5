import type { ReactNode } from 'react';
import type { forms } from '#content/en/labels/forms.ts';
import type { MessageShape } from '#content/i18n/message-shape.ts';
import { t } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import { Link } from '../../components/Link.tsx';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import { Message } from '../../i18n/Message.tsx';
import { Honeypot, LanguageField } from './Field.tsx';
import styles from './forms.module.css';

/** Messages of the form's script; those for missing and invalid values by field name. */
export type QuestionFormMessages = MessageShape<
  Omit<typeof forms.ask.script & typeof forms.needs, 'needed' | 'wrong'>
> & {
  readonly needed: ByField & Readonly<Record<'phone' | 'email', string>>;
  readonly wrong: ByField;
};
type ByField = Readonly<Partial<Record<string, string>>>;

export type PhotoMessages = MessageShape<typeof forms.photos.script>;

/** The contact forms. Drafts and photos are stored under the kind. */
export type FormKind = 'ask' | 'estimate';

/**
 * A contact form. Works as a plain form post; `enhance-forms.ts`, which finds its parts by `data-ask`, adds drafts, errors
 * beside the fields and the confirmation in place.
 */
export function QuestionForm({
  kind,
  action,
  labelledBy,
  children,
}: {
  readonly kind: FormKind;
  readonly action: string;
  readonly labelledBy?: string;
  readonly children: ReactNode;
}) {
  const { forms } = useMessages();
  const words = forms[kind];
  const phone = <a href={`tel:${owner.phone.dial}`}>{owner.phone.display}</a>;
  const needed = { ...forms.needs.needed, ...words.script.needed };
  const scriptWords: QuestionFormMessages = { ...words.script, ...forms.needs, needed };
  return (
    <div>
      <p className={styles.failure} role="alert" tabIndex={-1} data-ask="failure" hidden={true}>
        <Message words={forms.failure} values={{ reason: <span data-ask="reason" />, phone }} />
      </p>
      <div role="status" data-ask="status">
        <Confirmation kind={kind} />
        <Queued kind={kind} />
      </div>
      <form
        className={styles.form}
        action={action}
        method="post"
        encType="multipart/form-data"
        aria-labelledby={labelledBy}
        data-ask="form"
        data-kind={kind}
        data-words={JSON.stringify(scriptWords)}
      >
        <p className={styles.last} data-ask="last" tabIndex={-1} hidden={true} />
        {children}
        <LanguageField />
        <Honeypot label={forms.notForPeople} />
        <p className={styles.buttons}>
          <button className="btn" type="submit">
            {words.script.submit}
          </button>{' '}
          <button className="btn btn-alt" type="reset">
            {forms.clear}
          </button>{' '}
          <button className="btn btn-alt" type="button" data-ask="undo" hidden={true}>
            {forms.undo}
          </button>
        </p>
        <p className="small">
          {words.use}
          <span data-ask="draft-note" hidden={true}>
            {' '}
            {forms.draft}
          </span>
        </p>
      </form>
    </div>
  );
}

/** Shown in place of the form while its message is queued. */
function Queued({ kind }: { readonly kind: FormKind }) {
  const { waits, [kind]: words } = useMessages().forms;
  const phone = <a href={`tel:${owner.phone.dial}`}>{owner.phone.display}</a>;
  return (
    <section className={styles.waits} data-ask="waits" hidden={true}>
      <h2 tabIndex={-1} data-ask="waits-heading">
        {waits.title}
      </h2>
      <p>{waits.how}</p>
      <p>
        <b>
          <Message words={waits.call} values={{ phone }} />
        </b>
      </p>
      <p className={styles.buttons}>
        <Link className="btn" href="/waiting">
          {waits.see}
        </Link>
        <button className="btn btn-alt" type="button" data-ask="another">
          {words.script.another}
        </button>
      </p>
    </section>
  );
}

const urgencies = ['emergency', 'urgent', 'normal'] as const;

/**
 * Shown in place of the form once the server has the question, with the answer time of the chosen urgency. The live region
 * around it exists from the start, so that screen readers announce it.
 */
function Confirmation({ kind }: { readonly kind: FormKind }) {
  const { forms, screens } = useMessages();
  const { confirmation: words, script } = forms[kind];
  const locale = useLocale();
  const { answerHours } = owner.promises;
  const reference = <strong className={styles.reference} data-ask="reference" />;
  return (
    <section className={styles.confirmation} data-ask="confirmation" hidden={true}>
      <h2 tabIndex={-1} data-ask="heading">
        {words.title}
      </h2>
      {urgencies.map((urgency) => (
        <p key={urgency} data-ask-promise={urgency} hidden={true}>
          {t(words.thanks, { within: t(screens.ask.within, { count: answerHours[urgency] }, locale) }, locale)}
        </p>
      ))}
      <p>
        <Message words={words.reference} values={{ reference }} />
      </p>
      <button className="btn btn-alt" type="button" data-ask="keep">
        {script.keep}
      </button>
    </section>
  );
}
