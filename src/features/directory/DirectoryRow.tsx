import type { DirectoryMessages } from '#content/directory/common-words.ts';
import type { DirectoryEntry, DirectoryNote } from '#content/directory/record.ts';
import { t } from '#content/i18n/t.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import { Message } from '../../i18n/Message.tsx';
import styles from './directory.module.css';
import { ReportLink } from './ReportLink.tsx';

/** One company: its name, the number that a tap calls, and behind a disclosure where the number comes from. */
export function DirectoryRow({ entry }: { readonly entry: DirectoryEntry }) {
  const { name, phone, dial, kind, notes, source_date } = entry;
  const words = useMessages().directory;
  const locale = useLocale();
  // On paper the star is kept for what the legend there names.
  const needsCare = notes.some(({ mark }) => mark !== 'second-hand');
  const marks = notes.map(({ mark }) => words.marks[mark].label).join(', ');
  return (
    <li className={styles.row} data-kind={kind} data-marked={needsCare ? '' : undefined}>
      <b>{name}</b>
      <a href={`tel:${dial}`}>{phone}</a>
      <details>
        <summary>
          <span>
            <span className="hidden">{name}: </span>
            {words.kinds[kind].one} · {t(words.row.source, { date: source_date || words.row.undated }, locale)}
            {marks && <i> · {marks}</i>}
          </span>
        </summary>
        {notes.map((note) => (
          <p key={note.mark}>{noteWords(note, words)}</p>
        ))}
        <p>
          <Message words={words.row.from} values={{ source: <Source entry={entry} /> }} />
        </p>
        <ReportLink entry={entry} />
      </details>
    </li>
  );
}

function noteWords({ mark, remark }: DirectoryNote, { marks, notes }: DirectoryMessages): string {
  const { means } = marks[mark];
  return remark ? `${means} ${notes[remark]}` : means;
}

function Source({ entry: { source, source_date } }: { readonly entry: DirectoryEntry }) {
  const { noDate } = useMessages().directory.row;
  const isEnglish = useLocale().tag.startsWith('en');
  const [, url, rest = ''] = /^(https?:\/\/\S+)(.*)$/.exec(source) ?? [];
  const dated = source_date === '' ? ` ${noDate}` : `, ${source_date}`;
  if (!url) {
    return (
      <>
        <span lang={isEnglish ? undefined : 'en'}>{source}</span>
        {dated}
      </>
    );
  }
  return (
    <>
      <a href={url}>{new URL(url).hostname.replace(/^www\./, '')}</a>
      {rest}
      {dated}
    </>
  );
}
