import { Fragment } from 'react';
import { Icon } from '#site/frame/Icon.tsx';
import styles from './result.module.css';
import { isInDanger, says911, type View } from './view.ts';

/** The 911 line of every answer: quiet where no danger is found, loud where one is, with a button where the steps say 911. */
export function EmergencyLine({ view: { assessment, words } }: { readonly view: View }) {
  const { emergencyLine } = assessment;
  if (!isInDanger(assessment)) {
    return (
      <p className={styles.quiet} data-emergency="quiet">
        <Linked line={emergencyLine} />
      </p>
    );
  }
  if (!says911(assessment)) {
    return (
      <p className={styles.loud} data-emergency="loud">
        <Linked line={emergencyLine} />
      </p>
    );
  }
  return (
    <div className={styles.loud} data-emergency="loud">
      <p>{emergencyLine}</p>
      <a className={styles.dial} href="tel:911">
        <Icon name="phone" />
        {words.result.call911}
      </a>
    </div>
  );
}

/** The line with its numbers to tap. */
function Linked({ line }: { readonly line: string }) {
  return line.split('911').map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed line never move
    <Fragment key={at}>
      {at > 0 && <a href="tel:911">911</a>}
      {part}
    </Fragment>
  ));
}
