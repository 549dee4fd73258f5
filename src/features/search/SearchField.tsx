import { useMessages, usePath } from '../../i18n/language-context.tsx';
import styles from './SearchField.module.css';

/**
 * The field of the site's search. The server answers it with a page; what finds while somebody types comes with its first focus.
 * @param slot the name under which the server puts what was asked into the field
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
