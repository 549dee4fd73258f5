import { owner } from '#content/owner.ts';
import { Icon } from '../../components/Icon.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import styles from './guide.module.css';

/** Who answers, in the margin beside the first lines. Narrower screens have the bar at their foot. */
export function CallCard() {
  const { ask, callNow } = useMessages().reading;
  const dial = `tel:${owner.phone.dial}`;
  return (
    <div className={`${styles.card} no-print`}>
      <p>{ask}</p>
      <a className={styles.number} href={dial}>
        {owner.phone.display}
      </a>
      <a className="btn btn-alarm" href={dial}>
        <Icon name="phone" />
        {callNow}
      </a>
    </div>
  );
}
