import { type DirectoryKind, directoryKinds } from '#content/directory/record.ts';
import type { DirectoryWords } from '#content/directory/words.ts';
import { say } from '#content/locale/say.ts';
import { useLocale, useWords } from '../../frame/language.tsx';
import styles from './directory.module.css';

/** What the script of the search says. */
export type DirectorySearchWords = Pick<DirectoryWords['search'], 'found' | 'foundFor'>;

interface Props {
  readonly total: number;
  readonly counts: Readonly<Record<DirectoryKind, number>>;
}

/** The search form, what it found, and what to say when it found nothing. The page's script brings it to life. */
export function DirectorySearch({ total, counts }: Props) {
  const { search: words, kinds } = useWords().directory;
  const locale = useLocale();
  const { found, foundFor } = words;
  const script: DirectorySearchWords = { found, foundFor };
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
          <option value="">{say(words.all, { count: total }, locale)}</option>
          {directoryKinds.map((kind) => (
            <option key={kind} value={kind}>
              {say(words.ofKind, { kind: kinds[kind].many, count: counts[kind] }, locale)}
            </option>
          ))}
        </select>
      </div>
      <p role="status" data-count="">
        {say(found, { count: total, total }, locale)}
      </p>
      <div hidden data-empty="">
        <p>{words.none}</p>
        <button type="button" className="btn btn-alt">
          {words.clear}
        </button>
      </div>
      <ul className={styles.grid} hidden data-results="" />
    </search>
  );
}
