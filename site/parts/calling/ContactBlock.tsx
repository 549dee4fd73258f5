import { owner } from '#content/owner.ts';
import styles from './ContactBlock.module.css';

/** How to reach the company: line, mail and place, as a ruled table of a printed card. */
export function ContactBlock() {
  const { averageEmergencyResponseMinutes, emailReplyHours } = owner.promises;
  return (
    <dl className={styles.contact}>
      <div>
        <dt>Hotline, 24/7</dt>
        <dd>
          <a href={`tel:${owner.phone.dial}`}>{owner.phone.display}</a>
        </dd>
      </div>
      <div>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${owner.email}`}>{owner.email}</a>
        </dd>
      </div>
      <div>
        <dt>Location</dt>
        <dd>{owner.address.line}</dd>
      </div>
      <div>
        <dt>Average response</dt>
        <dd>under {averageEmergencyResponseMinutes} minutes</dd>
      </div>
      <div>
        <dt>E-mail reply</dt>
        <dd>within {emailReplyHours} hours</dd>
      </div>
    </dl>
  );
}
