import { owner } from '#content/owner.ts';
import { Icon } from '../components/Icon.tsx';
import { useMessages, usePath } from '../i18n/language-context.tsx';
import styles from './BottomBar.module.css';

interface BarProps {
  /** Red: a page for an emergency. */
  readonly isUrgent: boolean;
  readonly hasContents?: boolean;
}

/** Bar at the bottom of every page on a phone: call, text, contents of a guide, first steps. */
export function BottomBar({ isUrgent, hasContents = false }: BarProps) {
  const { frame, document } = useMessages();
  const { label, call, text, steps } = frame.bar;
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
      {hasContents && <a href="#contents">{document.onThisPage}</a>}
      <a href={pathTo('/guides/emergency-checklist')}>{steps}</a>
    </nav>
  );
}
