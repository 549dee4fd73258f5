import { type DirectoryKind, directoryKinds } from '#content/directory/record.ts';
import { kindWords } from '#content/directory/words.ts';
import styles from './directory.module.css';

interface Props {
  readonly total: number;
  readonly counts: Readonly<Record<DirectoryKind, number>>;
}

/** The search form, what it found, and what to say when it found nothing. The page's script brings it to life. */
export function DirectorySearch({ total, counts }: Props) {
  return (
    <search className={`${styles.search} no-print`}>
      <div className={styles.fields}>
        <label htmlFor="search">Search companies</label>
        <input
          id="search"
          name="q"
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby="search-hint"
        />
        <p className="small" id="search-hint">
          Old names, initials and typing errors are fine. So are digits of a number.
        </p>
        <label htmlFor="kind">Show</label>
        <select id="kind" name="kind">
          <option value="">All ({total})</option>
          {directoryKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindWords[kind].many} ({counts[kind]})
            </option>
          ))}
        </select>
      </div>
      <p role="status" data-count="">
        Showing {total} of {total} companies
      </p>
      <div hidden data-empty="">
        <p>No insurance companies found matching your search.</p>
        <button type="button" className="btn btn-alt">
          Clear Search
        </button>
      </div>
      <ul className={styles.grid} hidden data-results="" />
    </search>
  );
}
