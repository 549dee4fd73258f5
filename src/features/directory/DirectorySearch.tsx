import type { DirectoryMessages } from '#content/directory/common-words.ts';
import { type DirectoryEntry, type DirectoryKind, directoryKinds } from '#content/directory/record.ts';
import { t } from '#content/i18n/t.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import styles from './directory.module.css';

/** Messages of the search script. */
export type DirectorySearchMessages = Pick<
  DirectoryMessages['search'],
  'found' | 'foundFor' | 'near' | 'unlisted' | 'closed' | 'closedOn'
>;

interface Props {
  readonly total: number;
  /** The state's line that gives out any company's number. */
  readonly help: Pick<DirectoryEntry, 'phone' | 'dial'>;
  readonly counts: Readonly<Record<DirectoryKind, number>>;
}

/** The search form, its results and its empty state. `directory.ts` makes it work. */
export function DirectorySearch({ total, help, counts }: Props) {
  const { search: words, kinds } = useMessages().directory;
  const locale = useLocale();
  const { found, foundFor, near, unlisted, closed, closedOn } = words;
  const script: DirectorySearchMessages = { found, foundFor, near, unlisted, closed, closedOn };
  return (
    <search className={`${styles.search} no-print`} data-words={JSON.stringify(script)}>
      <div className={styles.fields}>
        <label htmlFor="search">{words.label}</label>
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
          {words.hint}
        </p>
        <label htmlFor="kind">{words.kind}</label>
        <select id="kind" name="kind">
          <option value="">{t(words.all, { count: total }, locale)}</option>
          {directoryKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(words.ofKind, { kind: kinds[kind].many, count: counts[kind] }, locale)}
            </option>
          ))}
        </select>
      </div>
      <p role="status" data-count="">
        {t(found, { count: total, total }, locale)}
      </p>
      <p role="status" data-note="" />
      <div hidden data-empty="">
        <p>{words.none}</p>
        <p>
          {words.helpLine} <a href={`tel:${help.dial}`}>{help.phone}</a>
        </p>
        <button type="button" className="btn btn-alt">
          {words.clear}
        </button>
      </div>
      <ul className={styles.grid} hidden data-results="" />
    </search>
  );
}
