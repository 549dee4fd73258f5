import type { DirectoryEntry, DirectoryNote } from '#content/directory/record.ts';
import { kindWords, markWords } from '#content/directory/words.ts';
import { owner } from '#content/owner.ts';
import styles from './directory.module.css';

/** One company: its name, the number that a tap calls, and behind a disclosure where the number comes from. */
export function DirectoryRow({ entry }: { readonly entry: DirectoryEntry }) {
  const { name, phone, dial, kind, notes } = entry;
  const marks = notes.map(({ mark }) => markWords[mark].label).join(', ');
  return (
    <li className={styles.row} data-kind={kind} data-marked={marks ? '' : undefined}>
      <b>{name}</b>
      <a href={`tel:${dial}`}>{phone}</a>
      <details>
        <summary>
          <span>
            {kindWords[kind].one} · source {entry.source_date || 'undated'}
            {marks && <i> · {marks}</i>}
          </span>
        </summary>
        {notes.map((note) => (
          <p key={note.mark}>{noteWords(note)}</p>
        ))}
        <p>
          <Source entry={entry} />
        </p>
        <a href={reportAddress(name, phone)}>Report a wrong number</a>
      </details>
    </li>
  );
}

function noteWords({ mark, says }: DirectoryNote): string {
  const { means } = markWords[mark];
  return says ? `${means} ${says}` : means;
}

function Source({ entry: { source, source_date } }: { readonly entry: DirectoryEntry }) {
  const [, url, rest = ''] = /^(https?:\/\/\S+)(.*)$/.exec(source) ?? [];
  const dated = source_date === '' ? ' (no date)' : `, ${source_date}`;
  if (!url) return `Source: ${source}${dated}`;
  return (
    <>
      Source: <a href={url}>{new URL(url).hostname.replace(/^www\./, '')}</a>
      {rest}
      {dated}
    </>
  );
}

/** A letter to the owner with the number in question filled in. */
export function reportAddress(name?: string, phone?: string): string {
  const subject = name ? `Wrong number in the directory: ${name}` : 'Wrong number in the directory';
  const body = name
    ? `${name}, listed as ${phone}. The right number is: `
    : 'Company: \nRight number: \nWhere I found it: ';
  return `mailto:${owner.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
