import type { Words } from '#content/en/words.ts';
import { say } from '#content/locale/say.ts';
import { owner } from '#content/owner.ts';
import { useLocale, usePath, useWords } from '../language.tsx';
import styles from './Header.module.css';

type Entry = Words['frame']['header']['links'][number];
type Link = Extract<Entry, { readonly page: string }>;
type Place = 'wide' | 'narrow';

/** Skip link, emergency bar and navigation of every page. `current` is the address of the page below it. */
export function Header({ current }: { readonly current: string }) {
  const words = useWords().frame.header;
  const pathTo = usePath();
  return (
    <>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <EmergencyBar />
      <header className={`${styles.header} no-print`}>
        <div className={`wrap ${styles.bar}`}>
          <a className={styles.brand} href={pathTo('/')}>
            <Drop />
            {owner.siteName}
          </a>
          <nav className={styles.wide} aria-label={words.main}>
            <Links current={current} place="wide" />
          </nav>
          <details className={styles.narrow} data-menu="mobile">
            <summary>{words.menu}</summary>
            <nav aria-label={words.menu}>
              <Links current={current} place="narrow" />
            </nav>
          </details>
        </div>
      </header>
    </>
  );
}

function EmergencyBar() {
  const { emergency, question, call, hours } = useWords().frame.header;
  return (
    <aside className={`${styles.call} no-print`} aria-label={emergency}>
      <div className={`wrap ${styles.callRow}`}>
        <span>{question}</span>
        <a href={`tel:${owner.phone.dial}`}>
          {say(call, { phone: owner.phone.display }, useLocale())} <span className={styles.hours}>{hours}</span>
        </a>
      </div>
    </aside>
  );
}

function Links({ current, place }: { readonly current: string; readonly place: Place }) {
  return (
    <ul>
      {useWords().frame.header.links.map((entry) =>
        'page' in entry ? (
          <MenuItem key={entry.page} current={current} link={entry} />
        ) : (
          <li key={entry.title}>
            <details name={`menu-${place}`} data-menu="group">
              <summary>{entry.title}</summary>
              <ul>
                {entry.links.map((link) => (
                  <MenuItem key={link.page} current={current} link={link} />
                ))}
              </ul>
            </details>
          </li>
        ),
      )}
    </ul>
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

function Drop() {
  return (
    <svg
      width="22"
      height="26"
      viewBox="0 0 22 26"
      fill="none"
      stroke="var(--river)"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="M11 1C7 8 2 12 2 17a9 8.5 0 0 0 18 0C20 12 15 8 11 1Z" />
      <path d="M3 17c3-2 5 2 8 0s5-2 8 0" />
    </svg>
  );
}
