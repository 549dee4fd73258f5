import { answeredQuestions } from '#content/en/lists/ask/answered-questions.ts';
import { categoryWords, urgencyWords } from '#content/en/lists/ask/question-words.ts';
import { owner } from '#content/owner.ts';
import type { Urgency } from '#contract/question-form.ts';
import { Crumbs } from '../document/GuidePage.tsx';
import { addresses } from '../frame/addresses.ts';
import { AskForm } from '../parts/forms/AskForm.tsx';
import styles from './AskScreen.module.css';

const order: readonly Urgency[] = ['emergency', 'urgent', 'normal'];

/** The ask page: emergency banner, form, answer times, direct contact, questions that come back. */
export function AskScreen() {
  return (
    <div className="wrap">
      <Crumbs crumbs={[{ path: '/', label: 'Home' }]} title="Ask" />
      <h1>Ask the expert</h1>
      <p className={styles.banner}>
        <strong>Is water running or rising now?</strong> Do not wait for an email.{' '}
        <a href={`tel:${owner.phone.dial}`}>Call {owner.phone.display}</a>, day or night.
      </p>
      <div className={styles.columns}>
        <AskForm />
        <aside className={styles.side} aria-label="Answer times and contact">
          <AnswerTimes />
          <DirectContact />
        </aside>
      </div>
      <AnsweredQuestions />
    </div>
  );
}

function AnswerTimes() {
  return (
    <section aria-labelledby="answer-times">
      <h2 id="answer-times">When we answer</h2>
      <dl className={styles.times}>
        {order.map((urgency) => (
          <div key={urgency}>
            <dt>{urgencyWords[urgency]}</dt>
            <dd>within {owner.promises.answerHours[urgency]} hours</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function DirectContact() {
  return (
    <section aria-labelledby="contact">
      <h2 id="contact">Reach us directly</h2>
      <p>
        Telephone, 24/7: <a href={`tel:${owner.phone.dial}`}>{owner.phone.display}</a>
        <br />
        Email: <a href={`mailto:${owner.email}`}>{owner.email}</a>
        <br />
        {owner.company}, {owner.address.line}
      </p>
    </section>
  );
}

const exists = (link: string) => addresses.some(({ path }) => path === link);

function AnsweredQuestions() {
  return (
    <section aria-labelledby="answered">
      <h2 id="answered">Recently answered</h2>
      <ul className={styles.answered}>
        {answeredQuestions.map(({ id, question, category, answered, preview, link }) => (
          <li key={id}>
            <p className={styles.meta}>
              <span className="tag">{categoryWords[category]}</span> {answered}
            </p>
            <h3>{exists(link) ? <a href={link}>{question}</a> : question}</h3>
            <p>{preview}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
