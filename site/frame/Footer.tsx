import { owner } from '#content/owner.ts';
import styles from './Footer.module.css';
import { footerLinks } from './menus.ts';

/** Footer of every page. `year` is the build's year; the frame's script brings it up to date. */
export function Footer({ year }: { readonly year: number }) {
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.rows}`}>
        <div>
          <p className={styles.name}>{owner.siteName}</p>
          <p>
            The educational arm of {owner.company}, {owner.address.line}. Emergency line, 24/7:{' '}
            <a href={`tel:${owner.phone.dial}`}>{owner.phone.display}</a>
          </p>
        </div>
        <nav className="no-print" aria-label="Footer">
          <ul>
            {footerLinks().map(({ path, label }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
            <li>
              <a href={`mailto:${owner.reviewsEmail}?subject=Product%20review`}>Send us a product to review</a>
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
