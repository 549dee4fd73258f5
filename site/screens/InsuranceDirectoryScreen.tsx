import { directory } from '#content/directory/directory.ts';
import type { DirectoryEntry, DirectoryKind } from '#content/directory/record.ts';
import { Claim, Sources } from '../document/Claim.tsx';
import { NumberedPage } from '../document/page-record.tsx';
import { Note } from '../document/parts.tsx';
import { AboutList } from '../parts/directory/AboutList.tsx';
import { DirectoryRow } from '../parts/directory/DirectoryRow.tsx';
import { DirectorySearch } from '../parts/directory/DirectorySearch.tsx';
import styles from '../parts/directory/directory.module.css';

const helpLine = 'Texas Department of Insurance';

/** The claim phone directory: complete as a page, searchable once its script runs, short enough to print. */
export function InsuranceDirectoryScreen() {
  const entries = directory();
  return (
    <NumberedPage>
      <div className={`wrap ${styles.page}`}>
        <p className="crumb no-print">
          <a href="/">Home</a> / Insurance directory
        </p>
        <h1>Insurance claim phone directory</h1>
        <CheckFirst entries={entries} />
        <DirectorySearch total={entries.length} counts={countKinds(entries)} />
        <p className={styles.printOnly}>
          * The number needs care: an old or single source, another number seen, or not a plain claims line.
        </p>
        <FullList entries={entries} />
        <AboutList total={entries.length} />
        <Help />
        <Sources />
        <p className="no-print">
          <a href="/">Back to Home</a>
        </p>
      </div>
    </NumberedPage>
  );
}

function CheckFirst({ entries }: { readonly entries: readonly DirectoryEntry[] }) {
  const line = entries.find(({ name }) => name === helpLine);
  if (!line) throw new Error(`The directory lacks the ${helpLine}, whose help line the page gives`);
  return (
    <Note tone="amber" title="Check the number on your policy or ID card first.">
      <p>
        It beats any list. In Texas, the help line of the {line.name},{' '}
        <a className={styles.helpLine} href={`tel:${line.dial}`}>
          {line.phone}
        </a>
        , <Claim fact="tdi-help-line">gives out any company’s phone number, weekdays 8 to 5 Central.</Claim>
      </p>
    </Note>
  );
}

function FullList({ entries }: { readonly entries: readonly DirectoryEntry[] }) {
  const letters = Map.groupBy(entries, ({ name }) => name.charAt(0).toUpperCase());
  return (
    <div data-list="">
      <nav className={`${styles.letters} no-print`} aria-label="Companies by letter">
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

function Help() {
  return (
    <aside className={`${styles.help} no-print`} aria-labelledby="help">
      <h2 id="help">Not sure what to say to your insurer?</h2>
      <p>Ask us. Tell us what happened, and we answer in plain words what to document and what to ask.</p>
      <a className="btn" href="/ask">
        Ask the expert
      </a>
    </aside>
  );
}

function countKinds(entries: readonly DirectoryEntry[]): Readonly<Record<DirectoryKind, number>> {
  const counts = { insurer: 0, 'state-department': 0, 'residual-market': 0, 'flood-program': 0 };
  for (const { kind } of entries) counts[kind]++;
  return counts;
}
