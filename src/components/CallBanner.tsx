import { t } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import { useLocale, useMessages, usePath } from '../i18n/language-context.tsx';
import styles from './CallBanner.module.css';

/** A banner with the emergency number and a link to the estimate form. */
export function CallBanner() {
  const { label, title, text, call, getHelp } = useMessages().parts.callBanner;
  return (
    <aside className={styles.banner} aria-label={label}>
      <div>
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
      </div>
      <p className={styles.actions}>
        <a className="btn btn-alarm" href={`tel:${owner.phone.dial}`}>
          {t(call, { phone: owner.phone.display }, useLocale())}
        </a>
        <a className="btn btn-alt" href={usePath()('/wtr-connection')}>
          {getHelp}
        </a>
      </p>
    </aside>
  );
}
