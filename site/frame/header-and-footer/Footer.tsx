import { owner } from '#content/owner.ts';
import { Sample } from '../../document/Sample.tsx';
import { usePath, useWords } from '../language.tsx';
import { Say } from '../Say.tsx';
import styles from './Footer.module.css';

/** Footer of every page. `year` is the build's year; the frame's script brings it up to date. */
export function Footer({ year }: { readonly year: number }) {
  const { about, label, links, sendProduct, productSubject } = useWords().frame.footer;
  const pathTo = usePath();
  const phone = <a href={`tel:${owner.phone.dial}`}>{owner.phone.display}</a>;
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.rows}`}>
        <div>
          <p className={styles.name}>{owner.siteName}</p>
          <p>
            <Say words={about} values={{ company: owner.company, address: owner.address.line, phone }} />{' '}
            <Sample of="phone,address" />
          </p>
        </div>
        <nav className="no-print" aria-label={label}>
          <ul>
            {links.map(({ page, label: words }) => (
              <li key={page}>
                <a href={pathTo(page)}>{words}</a>
              </li>
            ))}
            <li>
              <a href={`mailto:${owner.reviewsEmail}?subject=${encodeURIComponent(productSubject)}`}>{sendProduct}</a>
            </li>
          </ul>
        </nav>
        <p className={styles.year}>
          © <span data-today="year">{year}</span> {owner.company}
        </p>
      </div>
    </footer>
  );
}
