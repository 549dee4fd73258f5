import { owner, ownerPlace } from '#content/owner.ts';
import { Icon } from '../components/Icon.tsx';
import { useLanguage, useMessages, usePath } from '../i18n/language-context.tsx';
import { Message } from '../i18n/Message.tsx';
import styles from './Footer.module.css';

/** Footer of every page. `year` is the year of the build; the page script updates it. */
export function Footer({ year }: { readonly year: number }) {
  const { about, callNow, estimate } = useMessages().frame.footer;
  const dial = `tel:${owner.phone.dial}`;
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.top}>
          <div>
            <p>
              <Message words={about} values={{ company: owner.company, address: ownerPlace(useLanguage()) }} />
            </p>
            <a className={styles.number} href={dial}>
              {owner.phone.display}
            </a>
          </div>
          <p className={`${styles.buttons} no-print`}>
            <a className="btn btn-alarm" href={dial}>
              <Icon name="phone" />
              {callNow}
            </a>
            <a className="btn btn-alt" href={usePath()('/wtr-connection')}>
              {estimate}
            </a>
          </p>
        </div>
        <FooterLinks />
        <p className={styles.year}>
          © <span data-today="year">{year}</span> {owner.company}
          {useLanguage() !== 'en' && <span lang="en"> · {owner.siteName.en}</span>}
        </p>
      </div>
    </footer>
  );
}

/** The links in groups: folded on a phone, all of them open on a wide screen. */
function FooterLinks() {
  const { label, groups, sendProduct, productSubject } = useMessages().frame.footer;
  const pathTo = usePath();
  const mail = `mailto:${owner.reviewsEmail}?subject=${encodeURIComponent(productSubject)}`;
  return (
    <nav className={`${styles.groups} no-print`} aria-label={label}>
      {groups.map(({ title, links }, index) => (
        <div key={title}>
          <h2>{title}</h2>
          <details>
            <summary>{title}</summary>
            <ul>
              {links.map(({ page, label: words }) => (
                <li key={page}>
                  <a href={pathTo(page)}>{words}</a>
                </li>
              ))}
              {index === groups.length - 1 && (
                <li>
                  <a href={mail}>{sendProduct}</a>
                </li>
              )}
            </ul>
          </details>
        </div>
      ))}
    </nav>
  );
}
