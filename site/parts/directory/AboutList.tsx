import { directoryCompiled, singleSourceRows } from '#content/directory/directory.ts';
import { directoryLicense } from '#content/directory/public-files.ts';
import { directoryMarks } from '#content/directory/record.ts';
import { markWords } from '#content/directory/words.ts';
import { reportAddress } from './DirectoryRow.tsx';
import styles from './directory.module.css';

/** Where the numbers come from, how far to trust them, and the files. */
export function AboutList({ total }: { readonly total: number }) {
  return (
    <section aria-labelledby="about-list" className="measure no-print">
      <h2 id="about-list">How far to trust this list</h2>
      <p>
        We read every number in the source that stands behind its entry. We have dialed none of them. Of {total}{' '}
        numbers, {total - singleSourceRows} stood in two or more separate sources and {singleSourceRows} in one only.
        Open an entry to see its source and date. Entries that need care carry a mark:
      </p>
      <dl className={styles.marks}>
        {directoryMarks.map((mark) => (
          <div key={mark}>
            <dt>{markWords[mark].label}</dt>
            <dd>{markWords[mark].means}</dd>
          </div>
        ))}
      </dl>
      <p>
        Found a number that is wrong? <a href={reportAddress()}>Report a wrong number</a>. We check it against the
        company’s own page.
      </p>
      <h3>The whole list as a file</h3>
      <p>
        <a href="/insurance-directory.csv">CSV</a> and <a href="/insurance-directory.json">JSON</a>, at addresses that
        stay. Put together on <time dateTime={directoryCompiled}>{directoryCompiled}</time>, free for any use:{' '}
        <a href={directoryLicense.url} rel="license">
          {directoryLicense.name}
        </a>
        .
      </p>
    </section>
  );
}
