import type { ReactNode } from 'react';
import { t } from '#content/i18n/t.ts';
import { isLeftOut, owner } from '#content/owner.ts';
import { Link } from '../../../components/Link.tsx';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { Tone } from '../ast/blocks.ts';
import { isConfirmed, ownerValue } from '../ast/inlines.ts';
import styles from './parts.module.css';
import { useRenderContext } from './use-render-context.ts';

interface Children {
  readonly children: ReactNode;
}

/** A section with a title; "On this page" links to its id. */
export function Section({ id, title, children }: Children & { readonly id: string; readonly title: string }) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The short answer at the top of a page. */
export function Short({
  title,
  tone = 'river',
  children,
}: Children & { readonly title: string; readonly tone?: Tone }) {
  return (
    <div className={styles.short} data-tone={tone}>
      <p className={styles.shortTitle}>{title}</p>
      {children}
    </div>
  );
}

/** A note: `alarm` for danger to life, `amber` for caution, `go` for safe, `river` for the rest. */
export function Note({ tone, title, children }: Children & { readonly tone: Tone; readonly title?: string }) {
  return (
    <div className={`${styles.note} ${styles[tone] ?? ''}`} data-tone={tone}>
      {title && <p className={styles.noteTitle}>{title}</p>}
      {children}
    </div>
  );
}

/** Native details, one open at a time unless `independent`; arrow keys, Home and End move between the triggers. */
export function Accordion({ children }: Children) {
  return <div data-accordion="">{children}</div>;
}

/** One entry of an `Accordion`. Entries that share `group` close each other. */
export function Item({
  title,
  group,
  open,
  children,
}: Children & { readonly title: ReactNode; readonly group?: string; readonly open?: boolean }) {
  return (
    <details name={group} open={open}>
      <summary>{title}</summary>
      <div className={styles.item}>{children}</div>
    </details>
  );
}

/** Steps of one priority, with a line in its color. */
export function Steps({
  priority,
  time,
  title,
  children,
}: Children & {
  readonly priority: 'critical' | 'urgent' | 'important';
  readonly time: string;
  readonly title: string;
}) {
  const { words } = useRenderContext();
  return (
    <div className={`${styles.steps} ${styles[priority] ?? ''}`}>
      <p className={styles.when}>
        {words.priority[priority]} · {time}
      </p>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

/** The emergency number as a link that dials. */
export function Phone() {
  return <a href={`tel:${owner.phone.dial}`}>{owner.phone.display}</a>;
}

/** A value of the owner's file, so that no page types it a second time. */
export function Owner({ value }: { readonly value: string }) {
  const words = ownerValue(value, useLanguage());
  return value === 'phone' ? <span className="tel">{words}</span> : words;
}

/** Content that is shown once the owner has confirmed a claim (comma-separated names of content/owner.ts). */
export function Confirmed({ of, children }: Children & { readonly of: string }) {
  return isConfirmed(of) ? children : null;
}

/** Content about our reviews; nothing where the owner has left them out. */
export function WithReviews({ children }: Children) {
  return isLeftOut('/reviews') ? null : children;
}

/** Content that is shown until then. */
export function Unconfirmed({ of, children }: Children & { readonly of: string }) {
  return isConfirmed(of) ? null : children;
}

/** A row of linked cards. */
export function Cards({ children }: Children) {
  return <ul className={styles.cards}>{children}</ul>;
}

/** One linked card: its title is the link. */
export function Card({
  href,
  title,
  badge,
  children,
}: Children & { readonly href: string; readonly title: string; readonly badge?: string }) {
  return (
    <li>
      {badge && <span className={styles.badge}>{badge}</span>}
      <h3>
        <Link href={href}>{title}</Link>
      </h3>
      {children}
    </li>
  );
}

/** Call to action with the emergency number. */
export function CallToAction({ title, children }: Children & { readonly title: string }) {
  const { words, locale } = useRenderContext();
  return (
    <aside className={styles.call} aria-label={title} data-tone="river">
      <p className={styles.shortTitle}>{title}</p>
      {children}
      <p className={`${styles.buttons} no-print`}>
        <a className="btn btn-alarm" href={`tel:${owner.phone.dial}`}>
          {t(words.call, { phone: owner.phone.display }, locale)}
        </a>
        <Link className="btn btn-alt" href="/damage-assessment">
          {words.assess}
        </Link>
      </p>
    </aside>
  );
}
