import { owner } from '#content/owner.ts';
import styles from './Header.module.css';
import { type MenuGroup, menuLinks } from './menus.ts';

const groups: readonly { readonly group: MenuGroup; readonly title: string }[] = [
  { group: 'learning', title: 'Learning' },
  { group: 'tools', title: 'Tools' },
];

/** Skip link, emergency bar and navigation of every page. */
export function Header({ path }: { readonly path: string }) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the text
      </a>
      <aside className={`${styles.call} no-print`} aria-label="Emergency line">
        <div className={`wrap ${styles.callRow}`}>
          <span>Water in the house now?</span>
          <a href={`tel:${owner.phone.dial}`}>
            Call {owner.phone.display} <span className={styles.hours}>· 24/7</span>
          </a>
        </div>
      </aside>
      <header className={`${styles.header} no-print`}>
        <div className={`wrap ${styles.bar}`}>
          <a className={styles.brand} href="/">
            <Drop />
            {owner.siteName}
          </a>
          <nav className={styles.wide} aria-label="Main">
            <Links path={path} place="wide" />
          </nav>
          <details className={styles.narrow} data-menu="mobile">
            <summary>Menu</summary>
            <nav aria-label="Menu">
              <Links path={path} place="narrow" />
            </nav>
          </details>
        </div>
      </header>
    </>
  );
}

function Links({ path, place }: { readonly path: string; readonly place: 'wide' | 'narrow' }) {
  const [home, ...others] = menuLinks('main');
  return (
    <ul>
      {home && <MenuItem path={path} {...{ link: home }} />}
      {groups.map(({ group, title }) => (
        <Group key={group} path={path} group={group} title={title} place={place} />
      ))}
      {others.map((link) => (
        <MenuItem key={link.path} path={path} link={link} />
      ))}
    </ul>
  );
}

function Group({
  path,
  group,
  title,
  place,
}: {
  readonly path: string;
  readonly group: MenuGroup;
  readonly title: string;
  readonly place: 'wide' | 'narrow';
}) {
  const links = menuLinks(group);
  if (links.length === 0) return null;
  return (
    <li>
      <details name={`menu-${place}`} data-menu="group">
        <summary>{title}</summary>
        <ul>
          {links.map((link) => (
            <MenuItem key={link.path} path={path} link={link} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function MenuItem({
  path,
  link,
}: {
  readonly path: string;
  readonly link: { readonly path: string; readonly label: string };
}) {
  return (
    <li>
      <a href={link.path} aria-current={link.path === path ? 'page' : undefined}>
        {link.label}
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
