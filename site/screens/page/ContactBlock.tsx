import { say } from '#content/locale/say.ts';
import { owner } from '#content/owner.ts';
import { Sample } from '../../document/inline/Sample.tsx';
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
          <a href={`tel:${owner.phone.dial}`}>{owner.phone.display}</a> <Sample of="phone" />
        </dd>
      </div>
      <div>
        <dt>{words.email}</dt>
        <dd>
          <a href={`mailto:${owner.email}`}>{owner.email}</a> <Sample of="email" />
        </dd>
      </div>
      <div>
        <dt>{words.location}</dt>
        <dd>
          {owner.address.line} <Sample of="address" />
        </dd>
      </div>
      <div>
        <dt>{words.response}</dt>
        <dd>
          {say(words.responseTime, { minutes }, locale)} <Sample of="responseTimes" />
        </dd>
      </div>
      <div>
        <dt>{words.reply}</dt>
        <dd>
          {say(words.replyTime, answerHours, locale)} <Sample of="responseTimes" />
        </dd>
      </div>
    </dl>
  );
}
