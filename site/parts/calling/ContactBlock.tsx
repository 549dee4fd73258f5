import { say } from '#content/locale/say.ts';
import { owner } from '#content/owner.ts';
import { useLocale, useWords } from '../../frame/language.tsx';
import styles from './ContactBlock.module.css';

/** How to reach the company: line, mail and place, as a ruled table of a printed card. */
export function ContactBlock() {
  const { averageEmergencyResponseMinutes: minutes, answerHours } = owner.promises;
  const words = useWords().parts.contact;
  const locale = useLocale();
  return (
    <dl className={styles.contact}>
      <div>
        <dt>{words.hotline}</dt>
        <dd>
          <a href={`tel:${owner.phone.dial}`}>{owner.phone.display}</a>
        </dd>
      </div>
      <div>
        <dt>{words.email}</dt>
        <dd>
          <a href={`mailto:${owner.email}`}>{owner.email}</a>
        </dd>
      </div>
      <div>
        <dt>{words.location}</dt>
        <dd>{owner.address.line}</dd>
      </div>
      <div>
        <dt>{words.response}</dt>
        <dd>{say(words.responseTime, { minutes }, locale)}</dd>
      </div>
      <div>
        <dt>{words.reply}</dt>
        <dd>{say(words.replyTime, answerHours, locale)}</dd>
      </div>
    </dl>
  );
}
