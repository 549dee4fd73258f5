import { t } from '#content/i18n/t.ts';
import { owner, saidIn } from '#content/owner.ts';
import { Icon } from '../components/Icon.tsx';
import { SearchField } from '../features/search/SearchField.tsx';
import { useLanguage, useLocale, useMessages, usePath } from '../i18n/language-context.tsx';
import type { Page } from '../lib/routes/page.ts';
import styles from './Header.module.css';
import { MenuLinks } from './MenuLinks.tsx';
import { MenuPanels } from './MenuPanels.tsx';
import { TwinLinks } from './Twins.tsx';

/** Skip link, emergency line and navigation of every page, with the way to the other languages. */
export function Header({ page }: { readonly page: Page }) {
  const words = useMessages().frame.header;
  const pathTo = usePath();
  return (
    <>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <EmergencyLine name={page.name} />
      <header className={`${styles.header} no-print`}>
        <div className={`wrap ${styles.row}`}>
          <a className={styles.brand} href={pathTo('/')}>
            <Drop />
            {saidIn(owner.siteName, useLanguage())}
          </a>
          <TwinLinks name={page.name} className={styles.twin} offers={true} />
          <details className={styles.menu} data-menu="mobile">
            <summary>
              <span>{words.menu}</span>
              <span>{words.close}</span>
            </summary>
            <nav className={styles.panel} aria-label={words.main}>
              <p>
                <a className="btn btn-alarm" href={`tel:${owner.phone.dial}`}>
                  <Icon name="phone" />
                  {words.callNow}
                </a>
                <a className="btn btn-alt" href={pathTo('/wtr-connection')}>
                  {words.estimate}
                </a>
              </p>
              <SearchField />
              <MenuLinks current={page.path} />
            </nav>
          </details>
        </div>
        <MenuPanels />
      </header>
    </>
  );
}

/** Across the top of a wide screen, and always in sight there. On a phone the bar at the bottom says it. */
function EmergencyLine({ name }: { readonly name: Page['name'] }) {
  const { emergency, question, call, hours, text } = useMessages().frame.header;
  return (
    <aside className={`${styles.strip} no-print`} aria-label={emergency}>
      <div className="wrap">
        <span>{question}</span>
        <SearchField />
        <TwinLinks name={name} />
        {owner.phone.takesTexts && <a href={`sms:${owner.phone.dial}`}>{text}</a>}
        <a className="btn btn-alarm" href={`tel:${owner.phone.dial}`}>
          {t(call, { phone: owner.phone.display }, useLocale())} {hours}
        </a>
      </div>
    </aside>
  );
}

function Drop() {
  return (
    <svg viewBox="0 0 22 26" fill="none" stroke="var(--river)" strokeWidth="1.7" aria-hidden="true">
      <path d="M11 1C7 8 2 12 2 17a9 8.5 0 0 0 18 0C20 12 15 8 11 1ZM3 17c3-2 5 2 8 0s5-2 8 0" />
    </svg>
  );
}
