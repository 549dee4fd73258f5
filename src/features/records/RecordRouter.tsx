import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import type { AnyRecord } from '#core/records/shape.ts';
import { SampleBar } from '../../components/ToolStart.tsx';
import { isSample } from '../../lib/storage/sample-record.ts';
import { focusInvalidField } from './form/leave-form.ts';
import { type ListMessages, RecordList } from './RecordList.tsx';
import styles from './record.module.css';
import type { Listed, RecordsState } from './use-records.ts';

interface RecordRouterProps<Of extends AnyRecord, Module> {
  readonly state: RecordsState<Of>;
  readonly messages: ListMessages;
  readonly locale: Locale;
  /** Loads the module that shows an open record. Must be a stable reference. */
  readonly load: () => Promise<Module>;
  readonly show: (module: Module, id: string) => ReactNode;
  readonly picture: ReactNode;
  /** The form that imports a copy. */
  readonly importRecord: (records: Listed<Of>) => ReactNode;
}

/** The list of records of one kind, or the open record. Nothing is sent from here. */
export function RecordRouter<Of extends AnyRecord, Module>(props: RecordRouterProps<Of, Module>) {
  const { state, messages, locale, load, show, picture, importRecord } = props;
  const [module, setModule] = useState<Module | 'failed' | null>(null);
  const place = useFocusOnNavigation();
  const { records, open } = state;

  useEffect(() => {
    if (open === null) return;
    // The list does not wait for the form modules.
    void load().then(
      (come) => startTransition(() => setModule(() => come)),
      () => setModule('failed'),
    );
  }, [open, load]);

  if (records === 'looking') return <p className={styles.looking}>{messages.list.looking}</p>;
  if (records === 'refused') return <p className={styles.error}>{messages.list.refused}</p>;
  if (open === null) {
    return (
      <div ref={place} tabIndex={-1} className={styles.place}>
        <RecordList records={records} state={state} messages={messages} locale={locale} picture={picture}>
          {importRecord(records)}
        </RecordList>
      </div>
    );
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <p>
        <button
          type="button"
          className="btn btn-alt"
          onClick={() => focusInvalidField(place.current) || state.show(null)}
        >
          {messages.list.all}
        </button>
      </p>
      {isSample(open) && <SampleBar {...messages.sample} onRemove={() => void state.remove([open])} />}
      {module === 'failed' && <p className={styles.error}>{messages.list.notLoaded}</p>}
      {module === null && <p>{messages.list.looking}</p>}
      {module !== null && module !== 'failed' && show(module, open)}
    </div>
  );
}

/** Moves the focus here when the list and a record replace each other, since the pressed button is gone. */
function useFocusOnNavigation(): RefObject<HTMLDivElement | null> {
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
