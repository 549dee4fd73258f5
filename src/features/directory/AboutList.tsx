import { directoryCompiled, singleSourceRows } from '#content/directory/directory.ts';
import { directoryLicense } from '#content/directory/public-files.ts';
import { directoryMarks } from '#content/directory/record.ts';
import { Link } from '../../components/Link.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { Message } from '../../i18n/Message.tsx';
import styles from './directory.module.css';
import { ReportLink } from './ReportLink.tsx';

/** Where the numbers come from, how far to trust them, and the files. */
export function AboutList({ total }: { readonly total: number }) {
  const { about, marks } = useMessages().directory;
  return (
    <section aria-labelledby="about-list" className="measure no-print">
      <h2 id="about-list">{about.title}</h2>
      <p>
        <Message words={about.read} values={{ total, several: total - singleSourceRows, single: singleSourceRows }} />
      </p>
      <dl className={styles.marks}>
        {directoryMarks.map((mark) => (
          <div key={mark}>
            <dt>{marks[mark].label}</dt>
            <dd>{marks[mark].means}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Message words={about.wrong} values={{ report: <ReportLink /> }} />
      </p>
      <h3>{about.fileTitle}</h3>
      <p>
        <Message
          words={about.files}
          values={{
            csv: <Link href="/insurance-directory.csv">{about.csv}</Link>,
            json: <Link href="/insurance-directory.json">{about.json}</Link>,
            day: <time dateTime={directoryCompiled}>{directoryCompiled}</time>,
            license: (
              <a href={directoryLicense.url} rel="license">
                {directoryLicense.name}
              </a>
            ),
          }}
        />
      </p>
    </section>
  );
}
