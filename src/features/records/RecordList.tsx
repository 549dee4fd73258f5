import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { RecordListMessages } from '#content/en/tools/loss-record/list.ts';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { type AnyRecord, mostTitle } from '#core/records/shape.ts';
import { ToolStart } from '../../components/ToolStart.tsx';
import type { StoredWithState, UnreadRecord } from '../../lib/storage/record-repository.ts';
import { isSample } from '../../lib/storage/sample-record.ts';
import fields from './form/fields.module.css';
import styles from './record.module.css';
import type { Listed, RecordsState } from './use-records.ts';

export interface ListMessages extends Pick<RecordListMessages, 'list' | 'start' | 'sample'> {
  readonly errors: Pick<RecordListMessages['errors'], 'full' | 'refused'>;
}

interface RecordListProps {
  readonly records: Listed<AnyRecord>;
  readonly state: RecordsState<AnyRecord>;
  readonly messages: ListMessages;
  readonly locale: Locale;
  readonly picture: ReactNode;
  /** The form that imports a copy. */
  readonly children: ReactNode;
}

/** The records on this device, with forms to create one and to import a copy. */
export function RecordList({ records, state, messages, locale, picture, children }: RecordListProps) {
  const { list, errors } = messages;
  const ids = records.map(({ id }) => id);
  const { deleted } = state;
  const [back, setBack] = useState<string>();
  const isFirst = records.every(({ id }) => isSample(id));
  const begin = <Begin label={records.length > 0 ? list.beginAnother : list.begin} state={state} messages={messages} />;
  return (
    <>
      {/* The first record starts on the first screen of a phone; what it becomes is shown below. */}
      {isFirst && (
        <>
          {begin}
          <ToolStart words={messages.start} openSample={() => void state.openSample()}>
            {picture}
          </ToolStart>
        </>
      )}
      {records.length > 0 && (
        <section aria-labelledby="records">
          <h2 id="records">{list.title}</h2>
          <ul className={styles.list}>
            {records.map((each) => (
              <ListedRecord
                key={each.id}
                each={each}
                isBack={each.id === back}
                state={state}
                messages={messages}
                locale={locale}
              />
            ))}
          </ul>
          {records.length > 1 && (
            <p>
              <button type="button" className={styles.erase} onClick={() => void state.remove(ids)}>
                {list.deleteAll}
              </button>
            </p>
          )}
        </section>
      )}
      {deleted.length > 0 && (
        <div key={deleted.length}>
          <p role="status" ref={takeFocus} tabIndex={-1}>
            {t(list.deleted, { count: deleted.length }, locale)} {list.untilLeft}
          </p>
          <p>
            <button
              type="button"
              className="btn btn-alt"
              onClick={() => {
                setBack(deleted[0]);
                void state.undo();
              }}
            >
              {list.undo}
            </button>
          </p>
        </div>
      )}
      {!isFirst && begin}
      {state.error && (
        <p className={styles.error} role="alert">
          {state.error === 'full' ? errors.full : errors.refused}
        </p>
      )}
      {children}
    </>
  );
}

/** The pressed button is gone, so its replacement takes the focus. */
const takeFocus = (place: HTMLElement | null) => place?.focus();

interface ListedRecordProps extends Omit<RecordListProps, 'records' | 'picture' | 'children'> {
  readonly each: StoredWithState<AnyRecord> | UnreadRecord;
  /** Whether it was just restored; it then takes the focus. */
  readonly isBack: boolean;
}

function ListedRecord({ each, isBack, state, messages: { list }, locale }: ListedRecordProps) {
  if (!('record' in each)) return <li>{list.unread}</li>;
  const name = each.record.title || list.untitled;
  return (
    <li>
      <b ref={isBack ? takeFocus : null} tabIndex={-1}>
        {name}{' '}
        <small>
          {t(`${list.changed}.`, { moment: locale.moment(each.at) }, locale)} {copyIn(each, list, locale)}
        </small>
      </b>
      <button
        type="button"
        className="btn btn-alt"
        aria-label={t(list.openNamed, { name }, locale)}
        onClick={() => state.show(each.id)}
      >
        {list.open}
      </button>
      <button
        type="button"
        className="btn btn-alt"
        aria-label={t(list.copyNamed, { name }, locale)}
        onClick={() => state.show(each.id, 'send')}
      >
        {list.copy}
      </button>
      <button
        type="button"
        className={styles.erase}
        aria-label={t(list.deleteNamed, { name }, locale)}
        onClick={() => void state.remove([each.id])}
      >
        {list.delete}
      </button>
    </li>
  );
}

/** Whether the record has a current copy elsewhere. */
function copyIn({ at, copied }: StoredWithState<AnyRecord>, list: ListMessages['list'], locale: Locale): string {
  if (copied === 0) return list.never;
  return at > copied ? list.stale : t(list.fresh, { moment: locale.moment(copied) }, locale);
}

function Begin({
  label,
  state,
  messages: { list },
}: Pick<RecordListProps, 'state' | 'messages'> & { readonly label: string }) {
  const id = useId();
  const [title, setTitle] = useState('');
  const begin = (event: FormEvent) => {
    event.preventDefault();
    void state.begin(title);
  };
  return (
    <form className={`${fields.field} ${styles.begin}`} onSubmit={begin}>
      <label htmlFor={id}>{list.name}</label>
      <input
        id={id}
        type="text"
        value={title}
        autoComplete="off"
        maxLength={mostTitle}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setTitle(event.target.value)}
      />
      <button type="submit" className="btn">
        {label}
      </button>
      <p className={styles.hint} id={`${id}-hint`}>
        {list.nameHint}
      </p>
    </form>
  );
}
