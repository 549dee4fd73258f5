import { useMessages, usePath } from '../../i18n/language-context.tsx';
import styles from './SearchField.module.css';

/**
 * The search field. The server answers it with a page; results while typing are loaded on the first focus.
 * @param slot name under which the server inserts the query
 */
export function SearchField({ slot }: { readonly slot?: string }) {
  const { label, submit } = useMessages().search;
  return (
    <form className={styles.search} action={usePath()('/search')} data-search="">
      <input type="search" name="q" aria-label={label} placeholder={label} data-slot={slot} />
      <button className="btn" type="submit">
        {submit}
      </button>
    </form>
  );
}
