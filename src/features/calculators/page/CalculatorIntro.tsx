import { usePath } from '../../../i18n/language-context.tsx';
import { Message } from '../../../i18n/Message.tsx';
import { Phone } from '../../../lib/content-renderer/components/mdx-components.tsx';
import { WithShare } from '../../share/ShareButton.tsx';
import type { PageMessages } from '../types.ts';
import styles from './page.module.css';

/** Breadcrumb, title and introduction above a calculator. */
export function CalculatorIntro({
  title,
  lede,
  words,
}: {
  readonly title: string;
  readonly lede: string;
  readonly words: PageMessages;
}) {
  return (
    <>
      <WithShare>
        <nav className="crumb" aria-label={words.breadcrumb}>
          <a href={usePath()('/')}>{words.home}</a> / {title}
        </nav>
      </WithShare>
      <h1 className={styles.title}>{title}</h1>
      <p className="lede no-print">{lede}</p>
      <noscript>
        <p className={styles.needsScript}>
          <Message words={words.needsScript} values={{ phone: <Phone /> }} />
        </p>
      </noscript>
    </>
  );
}
