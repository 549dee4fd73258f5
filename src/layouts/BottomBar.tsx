import { owner } from '#content/owner.ts';
import { Icon } from '../components/Icon.tsx';
import { useMessages, usePath } from '../i18n/language-context.tsx';
import styles from './BottomBar.module.css';

/** Bar at the bottom of every page on a phone: call, text, first steps. Red on urgent pages. */
export function BottomBar({ isUrgent }: { readonly isUrgent: boolean }) {
  const { label, call, text, steps } = useMessages().frame.bar;
  const pathTo = usePath();
  return (
    <nav className={`${styles.bar} no-print`} aria-label={label} data-bar="" data-urgent={isUrgent ? '' : undefined}>
      <a href={`tel:${owner.phone.dial}`}>
        <Icon name="phone" />
        {call}
      </a>
      {owner.phone.takesTexts && (
        <a href={`sms:${owner.phone.dial}`}>
          <Icon name="message" />
          {text}
        </a>
      )}
      <a href={pathTo('/guides/emergency-checklist')}>{steps}</a>
    </nav>
  );
}
