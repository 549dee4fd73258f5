import type { MDXComponents } from 'mdx/types.js';
import { Children, isValidElement, type ReactNode } from 'react';
import { owner } from '#content/owner.ts';
import { NewsletterForm } from '../../features/contact/NewsletterForm.tsx';
import { useLocale } from '../../i18n/language-context.tsx';
import { vocabulary } from '../../lib/content-renderer/vocabulary.tsx';
import { CallBanner } from '../CallBanner.tsx';
import { Link } from '../Link.tsx';
import { Photos } from '../pictures/Photos.tsx';
import { Spread as SpreadLayout, type SpreadLook } from '../pictures/PictureSpread.tsx';
import { ContactBlock } from './ContactBlock.tsx';
import styles from './page-vocabulary.module.css';

export interface Words {
  readonly children: ReactNode;
}

/** MDX components that every page may use. Components of a single page are defined beside that page. */
export const pageVocabulary: MDXComponents = {
  ...vocabulary,
  Aside,
  Button,
  Buttons,
  CallBanner,
  CallButton,
  Contact: ContactBlock,
  Counties,
  Entry,
  Lede,
  Mail,
  NewsletterForm,
  Photos,
  Small,
  Spread,
};

function Lede({ children }: Words) {
  return <p className="lede">{children}</p>;
}

function Small({ children }: Words) {
  return <p className="small">{children}</p>;
}

/** A section with a title. An `Aside` among its children is placed under the title. */
function Spread({
  id,
  title,
  look,
  children,
}: Words & { readonly id: string; readonly title: string; readonly look?: SpreadLook }) {
  const all = Children.toArray(children);
  const isAside = (child: ReactNode) => isValidElement(child) && child.type === Aside;
  return (
    <SpreadLayout id={id} title={title} look={look} aside={all.find(isAside)}>
      {all.filter((child) => !isAside(child))}
    </SpreadLayout>
  );
}

/** A line or a link under the title of a `Spread`. */
function Aside({ children }: Words) {
  return children;
}

function Entry({ title, children }: Words & { readonly title: string }) {
  return (
    <li>
      <h3>{title}</h3>
      {children}
    </li>
  );
}

function Buttons({ children }: Words) {
  return <p className={styles.buttons}>{children}</p>;
}

/** A link that looks like a button: primary, secondary (`alt`), or for emergencies (`alarm`). */
function Button({ href, look, children }: Words & { readonly href: string; readonly look?: 'alt' | 'alarm' }) {
  return (
    <Link className={look ? `btn btn-${look}` : 'btn'} href={href}>
      <span>{children}</span>
    </Link>
  );
}

function CallButton({ children }: Words) {
  return (
    <Button href={`tel:${owner.phone.dial}`} look="alarm">
      {children}
    </Button>
  );
}

/** The company's email address as a link. */
function Mail() {
  return <a href={`mailto:${owner.email}`}>{owner.email}</a>;
}

function Counties() {
  return useLocale().list([...owner.counties, ...owner.farCounties]);
}
