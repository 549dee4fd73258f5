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
      <form data-directory="">
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
        <fieldset>
          <legend>Show</legend>
          <Choice value="" label="All" count={total} />
          {directoryKinds.map((kind) => (
            <Choice key={kind} value={kind} label={kindWords[kind].many} count={counts[kind]} />
          ))}
        </fieldset>
      </form>
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

function Choice({ value, label, count }: { readonly value: string; readonly label: string; readonly count: number }) {
  return (
    <label>
      <input type="radio" name="kind" value={value} defaultChecked={value === ''} /> {label} ({count})
    </label>
  );
}
