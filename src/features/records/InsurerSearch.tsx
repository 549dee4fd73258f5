import { useId, useRef, useState } from 'react';
import type { RecordFormsMessages } from '#content/en/tools/loss-record/record.ts';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import fields from './form/fields.module.css';

import styles from './record.module.css';

/** Results that fit above a phone's keyboard. */
const shown = 6;

interface InsurerProps {
  readonly messages: RecordFormsMessages['insurer'];
  readonly locale: Locale;
  readonly address: string;
  readonly chosen: (insurer: ListedInsurer) => void;
}

/** Search field for the insurer directory, which is fetched on demand. */
export function Insurer({ messages, locale, address, chosen }: InsurerProps) {
  const [list, setList] = useState<Insurers | 'closed' | 'looking' | 'failed'>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const look = () => {
    setList('looking');
    void loadInsurers(address).then(setList, () => setList('failed'));
  };
  const close = () => {
    setList('closed');
    opener.current?.focus();
  };
  const choose = (insurer: ListedInsurer) => {
    chosen(insurer);
    close();
  };
  const isOpen = typeof list === 'object';
  return (
    <>
      <p>
        <button
          type="button"
          className="btn btn-alt"
          ref={opener}
          aria-expanded={isOpen}
          onClick={isOpen ? close : look}
        >
          {isOpen ? messages.close : messages.find}
        </button>
      </p>
      <p role="status">{list === 'failed' || list === 'looking' ? messages[list] : ''}</p>
      {isOpen && <Search list={list} messages={messages} locale={locale} choose={choose} />}
    </>
  );
}

interface SearchProps extends Pick<InsurerProps, 'messages' | 'locale'> {
  readonly list: Insurers;
  readonly choose: (chosen: ListedInsurer) => void;
}

function Search({ list, messages: labels, locale, choose }: SearchProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const found = query.trim() === '' ? [] : list.find(query).slice(0, shown);
  return (
    <div className={`${styles.open} no-print`}>
      <div className={fields.field}>
        <label htmlFor={id}>{labels.name}</label>
        <input
          id={id}
          type="search"
          name="find"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the visitor has just pressed the button that asks for it
          autoFocus
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <p role="status">{query.trim() !== '' && found.length === 0 ? labels.none : ''}</p>
      <ul className={styles.found}>
        {found.map((each) => (
          <li key={each.name}>
            <button
              type="button"
              className={styles.rowButton}
              aria-label={t(labels.choose, { name: each.name, phone: each.phone }, locale)}
              onClick={() => choose(each)}
            >
              <b>{each.name}</b> {each.phone}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{labels.check}</p>
    </div>
  );
}

interface ListedInsurer {
  readonly name: string;
  readonly phone: string;
}

/** The directory with its search, best match first. */
interface Insurers {
  readonly find: (query: string) => readonly ListedInsurer[];
}

/** Fetches the directory and its search module. Rejects on a network error. */
async function loadInsurers(address: string): Promise<Insurers> {
  const [{ prepare }, response] = await Promise.all([import('../directory/directory-search.ts'), fetch(address)]);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const { entries }: { readonly entries: readonly ListedInsurer[] } = await response.json();
  const search = prepare(entries);
  return { find: (query) => search(query).rows.flatMap((at) => entries[at] ?? []) };
}
