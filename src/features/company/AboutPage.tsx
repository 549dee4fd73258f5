import type { MDXComponents } from 'mdx/types.js';
import type { Credential } from '#content/en/lists/credentials.ts';
import { t } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import { Link } from '../../components/Link.tsx';
import { PagePage } from '../../components/pages/PagePage.tsx';
import type { Words } from '../../components/pages/page-vocabulary.tsx';
import { useLists, useLocale, useMessages } from '../../i18n/language-context.tsx';
import { isConfirmed } from '../../lib/content-renderer/ast/inlines.ts';
import { LineText as Line } from '../../lib/content-renderer/components/Inlines.tsx';
import { Accordion, Item } from '../../lib/content-renderer/components/mdx-components.tsx';
import styles from './about.module.css';

const parts: MDXComponents = { Audiences, Company, Credentials, Hero, ProductWay, Promises, Story, Way, Ways };

/** The about page: the company, its credentials, and how to contribute. */
export function AboutPage() {
  return <PagePage page="about" parts={parts} />;
}

function Hero({ children }: Words) {
  return <div className={styles.hero}>{children}</div>;
}

function Company({ children }: Words) {
  return <div>{children}</div>;
}

function Story({ children }: Words) {
  return <div className={styles.story}>{children}</div>;
}

function Audiences({ children }: Words) {
  return <ul className={styles.audiences}>{children}</ul>;
}

function Credentials() {
  return (
    <div className={styles.credentials}>
      <Accordion>
        {useLists().credentials.map((credential) => (
          <CredentialItem key={credential.id} credential={credential} />
        ))}
      </Accordion>
    </div>
  );
}

function CredentialItem({ credential: { id, title, subtitle, content, check } }: { readonly credential: Credential }) {
  const words = useMessages().screens.credentials;
  const locale = useLocale();
  const numbers: Readonly<Record<string, string>> = owner.credentialNumbers;
  const number = isConfirmed('credentials') ? numbers[id] : '';
  const summary = (
    <span>
      {title}
      <span className={styles.issuer}>{subtitle}</span>
    </span>
  );
  return (
    <Item group="credentials" title={summary}>
      <p>
        <Line line={content} />
      </p>
      <p>
        <b>{words.check}</b> {check}
      </p>
      <p className="small">{number ? t(words.number, { number }, locale) : words.noNumber}</p>
    </Item>
  );
}

function Promises({ children }: Words) {
  return <ol className={styles.mission}>{children}</ol>;
}

function Ways({ children }: Words) {
  return <ul className={styles.ruled}>{children}</ul>;
}

function Way({ href, label, children }: Words & { readonly href: string; readonly label: string }) {
  return (
    <li>
      <span>{children}</span>
      <Link href={href}>{label}</Link>
    </li>
  );
}

/** For manufacturers: an email about a product to review. */
function ProductWay({ label, children }: Words & { readonly label: string }) {
  const subject = encodeURIComponent(useMessages().frame.footer.productSubject);
  return (
    <Way href={`mailto:${owner.reviewsEmail}?subject=${subject}`} label={label}>
      {children}
    </Way>
  );
}
