import type { Words } from '#content/en/messages.ts';
import { useMessages, usePath } from '../i18n/language-context.tsx';
import styles from './Header.module.css';

type Entry = Words['frame']['header']['links'][number];
type Link = Extract<Entry, { readonly page: string }>;
type Group = Exclude<Entry, Link>;

/** The links of the header: a row with panels on a wide screen, a list with folds on a phone. */
export function MenuLinks({ current }: { readonly current: string }) {
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
          {group.links.map((link) => (
            <MenuItem key={link.page} current={current} link={link} />
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
