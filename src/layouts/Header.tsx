import type { MenuGroup as Group, MenuLink as Link } from '#content/en/labels/layout.ts';
import { languages } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { owner, saidIn } from '#content/owner.ts';
import { Icon } from '../components/Icon.tsx';
import { SearchField } from '../features/search/SearchField.tsx';
import { useLanguage, useLocale, useMessages, usePath } from '../i18n/language-context.tsx';
import { type Page, translationsOf } from '../lib/routes/page.ts';
import styles from './Header.module.css';
import { MenuPanels } from './MenuPanels.tsx';

/** Skip link, emergency line, navigation and language links of every page. */
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
          <LanguageLinks name={page.name} className={styles.twin} />
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

/** Sticky line at the top of a wide screen. A phone has the bottom bar instead. */
function EmergencyLine({ name }: { readonly name: Page['name'] }) {
  const { emergency, question, call, hours, text } = useMessages().frame.header;
  return (
    <aside className={`${styles.strip} no-print`} aria-label={emergency}>
      <div className="wrap">
        <span>{question}</span>
        <SearchField />
        <LanguageLinks name={name} />
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

/** Navigation: a row with panels on a wide screen, a list with collapsible groups on a phone. */
function MenuLinks({ current }: { readonly current: string }) {
  const { links, help } = useMessages().frame.header;
  const helpPath = usePath()('/wtr-connection');
  return (
    <ul>
      {links.map((entry) =>
        'page' in entry ? (
          <MenuItem key={entry.page} current={current} link={entry} />
        ) : (
          <MenuGroup key={entry.title} current={current} group={entry} />
        ),
      )}
      <li className={styles.help}>
        <a className="btn" href={helpPath}>
          {help}
        </a>
      </li>
    </ul>
  );
}

function MenuGroup({ current, group }: { readonly current: string; readonly group: Group }) {
  return (
    <li>
      <details name="menu" data-menu="group">
        <summary>{group.title}</summary>
        <ul>
          {group.parts.map(({ title, links }) => (
            <li key={title}>
              <p>{title}</p>
              <ul>
                {links.map((link) => (
                  <MenuItem key={link.page} current={current} link={link} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function MenuItem({ current, link: { page, label } }: { readonly current: string; readonly link: Link }) {
  const path = usePath()(page);
  return (
    <li>
      <a href={path} aria-current={path === current ? 'page' : undefined}>
        {label}
      </a>
    </li>
  );
}

function useTranslations(name: Page['name']): readonly Page[] {
  const own = useLanguage();
  return translationsOf(name).filter(({ language }) => language !== own);
}

/**
 * Links to the translations of this page, each by the name of its language. Without script they are plain links; with it they
 * carry over the scroll position and the query (`language-links.ts`), and a browser in another language gets a longer offer.
 */
function LanguageLinks({ name, className }: { readonly name: Page['name']; readonly className?: string | undefined }) {
  return useTranslations(name).map(({ language, path }) => (
    <a key={language} className={className} href={path} lang={language} data-twin={languages[language].offer}>
      {languages[language].name}
    </a>
  ));
}
