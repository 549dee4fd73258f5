import type { RefObject } from 'react';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import type { AnyRecord } from '#core/records/shape.ts';
import { holdsFault } from './form/leave-form.ts';
import { type ListMessages, RecordList } from './RecordList.tsx';
import styles from './record.module.css';
import type { Listed, RecordsState } from './use-records.ts';

interface RecordPlaceProps<Of extends AnyRecord, Part> {
  readonly state: RecordsState<Of>;
  readonly words: ListMessages;
  readonly locale: Locale;
  /** Brings what shows an open record. The same at every rendering. */
  readonly load: () => Promise<Part>;
  /** An open record, by its id. */
  readonly show: (part: Part, id: string) => ReactNode;
  /** How a copy comes back. */
  readonly importRecord: (records: Listed<Of>) => ReactNode;
}

/** The records of one kind on this device, or the one that is open. Nothing is sent from here. */
export function RecordPlace<Of extends AnyRecord, Part>(props: RecordPlaceProps<Of, Part>) {
  const { state, words, locale, load, show, importRecord } = props;
  const [part, setPart] = useState<Part | 'failed' | null>(null);
  const place = usePlace();
  const { records, open } = state;

  useEffect(() => {
    if (open === null) return;
    // Whoever only looks at the list does not wait for the forms of a record.
    void load().then(
      (come) => startTransition(() => setPart(() => come)),
      () => setPart('failed'),
    );
  }, [open, load]);

  if (records === 'looking') return <p className={styles.looking}>{words.list.looking}</p>;
  if (records === 'refused') return <p className={styles.fault}>{words.list.refused}</p>;
  if (open === null) {
    return (
      <div ref={place} tabIndex={-1} className={styles.place}>
        <RecordList records={records} state={state} words={words} locale={locale}>
          {importRecord(records)}
        </RecordList>
      </div>
    );
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <p>
        <button type="button" className="btn btn-alt" onClick={() => holdsFault(place.current) || state.show(null)}>
          {words.list.all}
        </button>
      </p>
      {part === 'failed' && <p className={styles.fault}>{words.list.notLoaded}</p>}
      {part === null && <p>{words.list.looking}</p>}
      {part !== null && part !== 'failed' && show(part, open)}
    </div>
  );
}

/** The list and a record stand in each other's place: the button that was pressed goes, and the focus comes here. */
function usePlace(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const arrive = () => {
      place.current?.focus({ preventScroll: true });
      if ((place.current?.getBoundingClientRect().top ?? 0) < 0) place.current?.scrollIntoView();
    };
    window.addEventListener('hashchange', arrive);
    return () => window.removeEventListener('hashchange', arrive);
  }, []);
  return place;
}
