import { t } from '#content/i18n/t.ts';
import { leavesOut, owner } from '#content/owner.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import styles from './ContactBlock.module.css';

/** The company's contact details: phone, email, address and response times. */
export function ContactBlock() {
  const { averageEmergencyResponseMinutes: minutes, answerHours } = owner.promises;
  const { parts, screens } = useMessages();
  const words = parts.contact;
  const locale = useLocale();
  const within = (count: number) => t(screens.ask.within, { count }, locale);
  const { emergency, urgent, normal } = answerHours;
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
      {!leavesOut('address') && (
        <div>
          <dt>{words.location}</dt>
          <dd>{owner.address.line}</dd>
        </div>
      )}
      <div>
        <dt>{words.response}</dt>
        <dd>{t(words.responseTime, { minutes }, locale)}</dd>
      </div>
      <div>
        <dt>{words.reply}</dt>
        <dd>
          {t(words.replyTime, { emergency: within(emergency), urgent: within(urgent), normal: within(normal) }, locale)}
        </dd>
      </div>
    </dl>
  );
}
