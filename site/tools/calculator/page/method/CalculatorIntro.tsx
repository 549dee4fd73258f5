import { Phone } from '../../../../document/page/parts.tsx';
import { usePath } from '../../../../frame/language.tsx';
import { Say } from '../../../../frame/Say.tsx';
import { WithShare } from '../../../../parts/share/ShareButton.tsx';
import type { PageWords } from '../../calculator.ts';
import styles from './method.module.css';

/** What stands above a calculator: where you are, what it is, what it gives. */
export function CalculatorIntro({
  title,
  lede,
  words,
}: {
  readonly title: string;
  readonly lede: string;
  readonly words: PageWords;
}) {
  return (
    <>
      <WithShare>
        <nav className="crumb" aria-label={words.breadcrumb}>
          <a href={usePath()('/')}>{words.home}</a> / {title}
        </nav>
      </WithShare>
      <h1>{title}</h1>
      <p className="lede no-print">{lede}</p>
      <noscript>
        <p className={styles.needsScript}>
          <Say words={words.needsScript} values={{ phone: <Phone /> }} />
        </p>
      </noscript>
    </>
  );
}
