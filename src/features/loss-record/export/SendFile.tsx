import { useRef, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { saveBlob, saveJson } from '../../../lib/dom/save-file.ts';
import { fileSize } from '../../records/files.ts';
import fields from '../../records/form/fields.module.css';
import styles from '../../records/record.module.css';
import { wallClock } from '../../records/wall-clock.ts';
import lossStyles from '../loss-record.module.css';
import { copyName, photoPaths } from './file-names.ts';
import type { FileRequest } from './make-file.ts';
import { csvOf, sheetOf } from './sheets.ts';

import { type MakeFileState, type SendFileProps, useMakeFile } from './use-make-file.ts';

/** Creates a file on the device and saves or shares it. */
export function SendFile(props: SendFileProps) {
  const { stored, state, messages, locale } = props;
  const { out } = messages;
  const [isWithoutLocation, setWithoutLocation] = useState(false);
  const { making, make, cancel } = useMakeFile(props);
  const name = copyName(stored.record, wallClock(new Date()).slice(0, 10), messages);
  const start = (kind: FileRequest['kind']) => void make(kind, `${name}.${kind}`, isWithoutLocation);
  const saveRecord = () => {
    saveJson(`${name}.json`, stored.record);
    // Only a file with every photo can be imported completely.
    if (stored.record.photos.length === 0) void state.copied();
  };
  return (
    <section className={`${lossStyles.send} no-print`} aria-labelledby="record-send">
      <h2 id="record-send">{out.title}</h2>
      <p>
        {out.lead} {out.yours}
      </p>
      <label className={fields.tick}>
        <input
          type="checkbox"
          checked={isWithoutLocation}
          aria-describedby="record-without-place"
          onChange={(event) => setWithoutLocation(event.target.checked)}
        />
        <span>{out.stripJpegLocation}</span>
      </label>
      <p className={fields.hint} id="record-without-place">
        {out.withoutPlaceHint}
      </p>
      <Make {...props} making={making} start={start} cancel={cancel} />
      {making.kind === 'making' && (
        <progress className={lossStyles.progress} value={making.share} aria-label={out.make} />
      )}
      <p role="status">{statusIn(making, messages, locale)}</p>
      <div className={styles.buttons}>
        <button
          type="button"
          className="btn btn-alt"
          aria-disabled={making.kind === 'making'}
          onClick={() => start('pdf')}
        >
          {out.pdf}
        </button>
        <button type="button" className="btn btn-alt" onClick={saveRecord}>
          {out.json}
        </button>
        <Lists record={stored.record} name={name} messages={messages} />
      </div>
      <p className={fields.hint}>{out.jsonHint}</p>
    </section>
  );
}

interface MakeProps extends Pick<SendFileProps, 'state' | 'messages'> {
  readonly making: MakeFileState;
  readonly start: (kind: FileRequest['kind']) => void;
  readonly cancel: () => void;
}

/** The main export button with cancel, save and share. */
function Make({ state, messages: { out }, messages, making, start, cancel }: MakeProps) {
  const button = useRef<HTMLButtonElement>(null);
  const file = making.kind === 'ready' && !making.isWritten ? making.made.file : null;
  return (
    <p className={styles.buttons}>
      <button
        type="button"
        // Only one primary button: saving is the next step.
        className={file ? 'btn btn-alt' : 'btn'}
        ref={button}
        aria-disabled={making.kind === 'making'}
        onClick={() => start('zip')}
      >
        {out.make}
      </button>
      {making.kind === 'making' && (
        <button
          type="button"
          className="btn btn-alt"
          onClick={() => {
            // This button disappears when the work ends.
            button.current?.focus();
            cancel();
          }}
        >
          {out.cancel}
        </button>
      )}
      {file && (
        <ReadyFile
          file={file}
          messages={messages}
          sent={making.kind === 'ready' && making.isCopy ? state.copied : null}
        />
      )}
    </p>
  );
}

function statusIn(making: MakeFileState, { out }: LossRecordMessages, locale: Locale): string {
  switch (making.kind) {
    case 'idle':
      return '';
    case 'failed':
    case 'canceled':
    case 'full':
      return out[making.kind];
    case 'making':
      return t(out.making, { percent: Math.floor(making.share * 100) }, locale);
    case 'ready': {
      const { file, ...lists } = making.made;
      const left = (['missing', 'damaged', 'asTheyCame'] as const).map((list) => {
        const names = lists[list];
        return names.length > 0 && t(out[list], { count: names.length, names: locale.list(names) }, locale);
      });
      const values = { name: file.name, size: fileSize(file.size, locale) };
      const done = t(making.isWritten ? out.written : out.ready, values, locale);
      return [done, ...left].filter(Boolean).join(' ');
    }
  }
}

interface ListsProps {
  readonly record: LossRecord;
  readonly name: string;
  readonly messages: LossRecordMessages;
}

/** The belongings list alone, as XLSX and CSV. */
function Lists({ record, name, messages }: ListsProps) {
  const sheet = () => sheetOf('things', record, photoPaths(record, messages), messages);
  const [isFailed, setFailed] = useState(false);
  const saveSheet = async () => {
    setFailed(false);
    try {
      const { workbookOf } = await import('./workbook.ts');
      saveBlob(`${name}.xlsx`, await workbookOf([{ name: messages.sections.things.title, sheet: sheet() }], messages));
    } catch {
      setFailed(true);
    }
  };
  if (record.things.length === 0) return null;
  return (
    <>
      <button type="button" className="btn btn-alt" onClick={() => void saveSheet()}>
        {messages.out.things}
      </button>
      <button
        type="button"
        className="btn btn-alt"
        onClick={() => saveBlob(`${name}.csv`, new Blob([csvOf(sheet())], { type: 'text/csv' }))}
      >
        {messages.out.csv}
      </button>
      <p className={styles.hint}>{messages.out.csvHint}</p>
      <span role="status">{isFailed && messages.out.failed}</span>
    </>
  );
}

interface ReadyFileProps {
  readonly file: File;
  readonly messages: LossRecordMessages;
  /** Called after saving or sharing; null if the file cannot be imported again. */
  readonly sent: (() => Promise<void>) | null;
}

/** Saves the file, or shares it where the device supports that. */
function ReadyFile({ file, messages, sent }: ReadyFileProps) {
  const canShare = navigator.canShare?.({ files: [file] }) === true;
  const [shared, setShared] = useState<'canceled' | 'refused' | null>(null);
  const share = async () => {
    setShared(null);
    try {
      await navigator.share({ files: [file], title: file.name });
      await sent?.();
    } catch (error) {
      setShared(error instanceof DOMException && error.name === 'AbortError' ? 'canceled' : 'refused');
    }
  };
  return (
    <>
      <button
        type="button"
        className="btn"
        onClick={() => {
          saveBlob(file.name, file);
          void sent?.();
        }}
      >
        {messages.out.save}
      </button>
      {canShare && (
        <button type="button" className="btn btn-alt" onClick={() => void share()}>
          {messages.out.share}
        </button>
      )}
      <span role="status">{shared && messages.out.shared[shared]}</span>
    </>
  );
}
