import { directoryCompiled, singleSourceRows } from '#content/directory/directory.ts';
import { directoryLicense } from '#content/directory/public-files.ts';
import { directoryMarks } from '#content/directory/record.ts';
import { t } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import { Link } from '../../components/Link.tsx';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import { Message } from '../../i18n/Message.tsx';
import styles from './directory.module.css';

/** The sources of the numbers, their reliability, and the files to download. */
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

/** Opens an email to the owner that reports a wrong number, of one company or in general. */
export function ReportLink({ entry }: { readonly entry?: { readonly name: string } }) {
  const { report, row } = useMessages().directory;
  const locale = useLocale();
  const subject = entry ? t(report.subjectOf, { name: entry.name }, locale) : report.subject;
  const body = entry ? report.bodyOf : report.body;
  const letter = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return <a href={`mailto:${owner.email}?${letter}`}>{row.report}</a>;
}
