import { useRef, useState } from 'react';
import type { LossRecordWords } from '#content/en/claim/loss-record.ts';
import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import { type KeptRecord, originalOf } from '../../../device/records/record-store.ts';
import { wallClock } from '../photos/camera-time.ts';
import styles from '../record/record.module.css';
import type { RecordState } from '../record/use-record.ts';
import { copyName, photoPaths } from './file-names.ts';
import { saveBlob } from './save-blob.ts';
import { csvOf, sheetOf } from './sheets.ts';

interface SendFileProps {
  readonly kept: KeptRecord;
  readonly state: RecordState;
  readonly words: LossRecordWords;
  readonly locale: Locale;
}

type Making =
  | { readonly kind: 'idle' | 'failed' | 'canceled' }
  | { readonly kind: 'making'; readonly share: number }
  | { readonly kind: 'ready'; readonly file: File; readonly missing: number };

/** Makes the file on the device, then saves it or opens the device's own way to send it. */
export function SendFile(props: SendFileProps) {
  const { kept, state, words, locale } = props;
  const { out } = words;
  const [making, setMaking] = useState<Making>({ kind: 'idle' });
  const stop = useRef(new AbortController());
  const { record } = kept;

  const make = async () => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    setMaking({ kind: 'making', share: 0 });
    try {
      const { packRecord } = await import('./pack.ts');
      const { zip, missing } = await packRecord(record, words, locale, {
        original: (photo) => originalOf(record.id, photo),
        progress: (share) => setMaking({ kind: 'making', share }),
        signal,
      });
      const file = new File([zip], `${nameOf(props)}.zip`, { type: 'application/zip' });
      setMaking({ kind: 'ready', file, missing });
    } catch {
      setMaking({ kind: signal.aborted ? 'canceled' : 'failed' });
    }
  };

  return (
    <section className={styles.send} aria-labelledby="record-send">
      <h2 id="record-send">{out.title}</h2>
      <p>
        {out.lead} {out.yours}
      </p>
      <p className={styles.buttons}>
        <button type="button" className="btn" disabled={making.kind === 'making'} onClick={() => void make()}>
          {out.make}
        </button>
        {making.kind === 'making' && (
          <button type="button" className="btn btn-alt" onClick={() => stop.current.abort()}>
            {out.cancel}
          </button>
        )}
        {making.kind === 'ready' && <Ready file={making.file} words={words} sent={state.copied} />}
      </p>
      {making.kind === 'making' && <progress className={styles.progress} value={making.share} aria-label={out.make} />}
      <p role="status">{statusIn(making, words, locale)}</p>
      <Lists {...props} />
    </section>
  );
}

function Ready({
  file,
  words,
  sent,
}: {
  readonly file: File;
  readonly words: LossRecordWords;
  readonly sent: () => Promise<void>;
}) {
  const canShare = navigator.canShare?.({ files: [file] }) === true;
  const share = async () => {
    try {
      await navigator.share({ files: [file], title: file.name });
      await sent();
    } catch {
      // Whoever closes the device's own sheet has sent nothing, and sees that.
    }
  };
  return (
    <>
      <button
        type="button"
        className="btn"
        onClick={() => {
          saveBlob(file.name, file);
          void sent();
        }}
      >
        {words.out.save}
      </button>
      {canShare && (
        <button type="button" className="btn btn-alt" onClick={() => void share()}>
          {words.out.share}
        </button>
      )}
    </>
  );
}

/** The list of things alone, for whoever asks for nothing else. */
function Lists(props: SendFileProps) {
  const { kept, words } = props;
  const { record } = kept;
  const sheet = () => sheetOf('things', record, photoPaths(record, words), words);
  const saveSheet = async () => {
    const { workbookOf } = await import('./workbook.ts');
    const book = await workbookOf([{ name: words.sections.things.title, sheet: sheet() }], words);
    saveBlob(`${nameOf(props)}.xlsx`, book);
  };
  if (record.things.length === 0) return null;
  return (
    <p className={styles.buttons}>
      <button type="button" className="btn btn-alt" onClick={() => void saveSheet()}>
        {words.out.things}
      </button>
      <button
        type="button"
        className="btn btn-alt"
        onClick={() => saveBlob(`${nameOf(props)}.csv`, new Blob([csvOf(sheet())], { type: 'text/csv' }))}
      >
        {words.out.csv}
      </button>
    </p>
  );
}

function nameOf({ kept: { record }, words }: SendFileProps): string {
  return copyName(record, wallClock(new Date()).slice(0, 10), words);
}

function statusIn(making: Making, { out }: LossRecordWords, locale: Locale): string {
  switch (making.kind) {
    case 'idle':
      return '';
    case 'failed':
      return out.failed;
    case 'canceled':
      return out.canceled;
    case 'making':
      return say(out.making, { percent: Math.floor(making.share * 100) }, locale);
    case 'ready': {
      const size = locale.number(making.file.size / 1e6, 1);
      const missing = making.missing > 0 ? say(out.missing, { count: making.missing }, locale) : '';
      return [say(out.ready, { size }, locale), missing].filter(Boolean).join(' ');
    }
  }
}
