import type { MDXComponents } from 'mdx/types.js';
import type { DirectoryMessages } from '#content/directory/common-words.ts';
import { directory, helpLine, sourceParts, texasEntries } from '#content/directory/directory.ts';
import type { DirectoryEntry, DirectoryKind, DirectoryNote } from '#content/directory/record.ts';
import { PageCrumbs, PageMessages } from '../../components/pages/PagePage.tsx';
import type { Words } from '../../components/pages/page-vocabulary.tsx';
import { Vignette } from '../../components/pictures/Vignette.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { Message } from '../../i18n/Message.tsx';
import { NumberedPage } from '../../lib/content-renderer/components/page-record.tsx';
import { Sources } from '../../lib/content-renderer/components/Sources.tsx';
import { AboutList as AboutListOf, ReportLink } from './AboutList.tsx';
import { DirectorySearch } from './DirectorySearch.tsx';
import styles from './directory.module.css';

const parts: MDXComponents = { AboutList, Card, Companies, Help, HelpLine, NoPrint, PrintOnly, Search, Sources };

/** The directory of claim phone numbers. Complete without script, searchable with it. */
export function InsuranceDirectoryPage() {
  return (
    <NumberedPage>
      <div className={`wrap ${styles.page}`}>
        <PageCrumbs page="insurance-directory" />
        <PageMessages place="pages/insurance-directory" parts={parts} />
      </div>
    </NumberedPage>
  );
}

/** The directory without the page around it, for embedding. */
export function DirectoryAlone() {
  return (
    <NumberedPage>
      <PageMessages
        place="pages/insurance-directory"
        parts={{
          ...parts,
          AboutList: Omitted,
          Card: Omitted,
          Claim: Unmarked,
          Help: Omitted,
          NoPrint: Omitted,
          Sources: Omitted,
        }}
      />
    </NumberedPage>
  );
}

/** Parts that are left out of an embed. */
function Omitted() {
  return null;
}

/** Claims without source numbers, since an embed has no list of sources. */
function Unmarked({ children }: Words) {
  return children;
}

/** The name of the state's help line, or its number. */
function HelpLine({ shows }: { readonly shows: 'name' | 'phone' }) {
  const { name, dial, phone } = helpLine();
  if (shows === 'name') return name;
  return (
    <a className={styles.helpLine} href={`tel:${dial}`}>
      {phone}
    </a>
  );
}

function Search() {
  return <DirectorySearch total={directory().length} help={helpLine()} counts={countKinds(directory())} />;
}

/** The insurer's card that the number is on. */
function Card() {
  return <Vignette name="card" />;
}

function PrintOnly({ children }: Words) {
  return <p className={styles.printOnly}>{children}</p>;
}

function NoPrint({ children }: Words) {
  return <p className="no-print">{children}</p>;
}

/** All entries by letter. `label` names the navigation by letter. */
function Companies({ label }: { readonly label: string }) {
  const letters = Map.groupBy(directory(), ({ name }) => name.charAt(0).toUpperCase());
  return (
    <div data-list="">
      <TexasFirst />
      <nav className={`${styles.letters} no-print`} aria-label={label}>
        {[...letters.keys()].map((letter) => (
          <a key={letter} href={`#letter-${letter.toLowerCase()}`}>
            {letter}
          </a>
        ))}
      </nav>
      {[...letters].map(([letter, group]) => (
        <section key={letter} aria-labelledby={`letter-${letter.toLowerCase()}`}>
          <h2 className={styles.letter} id={`letter-${letter.toLowerCase()}`}>
            {letter}
          </h2>
          <ul className={styles.grid}>
            {group.map((entry) => (
              <DirectoryRow key={entry.name} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Texas numbers before the list by letter, which has them too with their sources. */
function TexasFirst() {
  const { texas } = useMessages().directory;
  return (
    <section className="no-print" aria-labelledby="texas-first">
      <h2 className={styles.letter} id="texas-first">
        {texas}
      </h2>
      <ul className={styles.grid}>
        {texasEntries().map(({ name, dial, phone }) => (
          <li key={name} className={styles.row}>
            <b>{name}</b>
            <PhoneLink dial={dial} phone={phone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AboutList() {
  return <AboutListOf total={directory().length} />;
}

function Help({ id, title, children }: Words & { readonly id: string; readonly title: string }) {
  return (
    <aside className={`${styles.help} no-print`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </aside>
  );
}

function countKinds(entries: readonly DirectoryEntry[]): Readonly<Record<DirectoryKind, number>> {
  const counts = { insurer: 0, 'state-department': 0, 'residual-market': 0, 'flood-program': 0 };
  for (const { kind } of entries) counts[kind]++;
  return counts;
}

/** A phone number to call. Its menu choice ("option 1") is in English in the data and shown in the visitor's language. */
function PhoneLink({ dial, phone }: Pick<DirectoryEntry, 'dial' | 'phone'>) {
  const { menu } = useMessages().directory.row;
  return <a href={`tel:${dial}`}>{phone.replace('option', () => menu.option).replace('then', () => menu.next)}</a>;
}

/** One company: name, phone number, and its source in a disclosure. */
function DirectoryRow({ entry }: { readonly entry: DirectoryEntry }) {
  const { name, phone, dial, kind, notes } = entry;
  const words = useMessages().directory;
  // Only marks of the printed legend get the star in print.
  const needsCare = notes.some(({ mark }) => mark !== 'second-hand');
  return (
    <li className={styles.row} data-kind={kind} data-marked={needsCare ? '' : undefined}>
      <b>{name}</b>
      <PhoneLink dial={dial} phone={phone} />
      <details>
        <summary>
          <span>
            <span className="hidden">{name}: </span>
            {words.kinds[kind].one} · {words.row.about}
          </span>
        </summary>
        {notes.map((note) => (
          <p key={note.mark}>
            <i>{words.marks[note.mark].label}.</i> {noteWords(note, words)}
          </p>
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
  const words = useMessages().directory;
  const names: Readonly<Record<string, string>> = words.sources;
  const [url, described] = sourceParts(source);
  return (
    <>
      {url && <a href={url}>{new URL(url).hostname.replace(/^www\./, '')}</a>}
      {url && described && ', '}
      {names[described]}
      {source_date === '' ? ` ${words.row.noDate}` : `, ${source_date}`}
    </>
  );
}
