import type { MouseEvent } from 'react';
import { t } from '#content/i18n/t.ts';
import type { AnswerMessages } from '../calculator.ts';
import { useCalculatorContext } from '../context.ts';
import styles from './Answer.module.css';

/** One call to action under every result: a call, or the form of the contact page with these numbers in it. */
export function HelpCall({ text, said }: { readonly text: () => string; readonly said: AnswerMessages }) {
  const { locale } = useCalculatorContext();
  const { help, contact } = said;
  // In a frame nothing is kept, and the form opens in a window of its own: the link holds the numbers, behind its anchor,
  // where no server reads them.
  const isFramed = document.documentElement.dataset.framed !== undefined;
  const carry = (event: MouseEvent) => {
    event.preventDefault();
    const handover = { question: text() };
    import('../../../lib/storage/handoff.ts')
      .then(({ handOver }) => handOver('estimate-handover', handover, contact.form))
      // With the line gone the form opens without the numbers, once it can.
      .catch(() => window.location.assign(contact.form));
  };
  return (
    <aside className={`${styles.help} no-print`} aria-label={help.title}>
      <p className={styles.helpTitle}>{help.title}</p>
      <p>{help.text}</p>
      <p className={styles.helpWays}>
        {isFramed ? (
          <a className="btn" href={`${contact.form}?${new URLSearchParams({ question: text() })}`}>
            {help.send}
          </a>
        ) : (
          <a className="btn" href={contact.form} onClick={carry}>
            {help.send}
          </a>
        )}{' '}
        <a className="btn btn-alt" href={`tel:${contact.phone.dial}`}>
          {t(help.call, { phone: contact.phone.display }, locale)}
        </a>
      </p>
    </aside>
  );
}
