import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import type { LossRecordWords } from '#content/words/claim-words.ts';
import { editionEdit, nextEdition } from '#core/claim/loss-record/calendar.ts';
import type { KeptRecord } from '../../../../device/store/records/record-store.ts';
import { holdOffSweeping, onWayBack } from '../../../../device/store/records/sweep.ts';
import fields from '../../../record/form/fields.module.css';
import styles from '../../../record/record.module.css';
import { wallClock } from '../../photos/taking/wall-clock.ts';
import type { RecordState } from '../../record/use-record.ts';
import { type Hand, takeOnHand } from '../../work/hand.ts';
import { copyName } from '../file-names.ts';
import { Lists } from '../Lists.tsx';
import type { Made, Order } from '../make-file.ts';
import { ReadyFile } from './ReadyFile.tsx';
import { whereTo } from './where-to.ts';

export interface SendFileProps {
  readonly kept: KeptRecord;
  readonly state: RecordState;
  readonly words: LossRecordWords;
  readonly locale: Locale;
}

type Making =
  | { readonly kind: 'idle' | 'failed' | 'canceled' | 'full' }
  | { readonly kind: 'making'; readonly share: number }
  | { readonly kind: 'ready'; readonly made: Made; readonly isWritten: boolean; readonly isCopy: boolean };

/** Makes a file on the device, then saves it or opens the device's own way to send it. */
export function SendFile(props: SendFileProps) {
  const { kept, state, words, locale } = props;
  const { out } = words;
  const [making, setMaking] = useState<Making>({ kind: 'idle' });
  const [isWithoutPlace, setWithoutPlace] = useState(false);
  const hand = useRef<Hand>(null);
  useEffect(() => () => hand.current?.dismiss(), []);
  // The browser's own copy of a file that was made may be swept while the page is left.
  useEffect(() => onWayBack(() => setMaking((now) => (now.kind === 'ready' ? { kind: 'idle' } : now))), []);

  const make = async (kind: Order['kind']) => {
    const name = `${nameOf(props)}.${kind}`;
    // At once, so that nobody saves the file made before in the belief that it is this one.
    setMaking({ kind: 'making', share: 0 });
    const place = await whereTo(kept.record, name);
    if (place === 'nowhere' || place === 'closed') return setMaking({ kind: place === 'closed' ? 'canceled' : 'full' });
    await holdOffSweeping();
    hand.current = takeOnHand();
    // The calendar in the file has a number of its own.
    if (kind === 'zip') await state.edit(editionEdit(nextEdition(kept.record, Date.now())));
    const record = state.now() ?? kept.record;
    try {
      const order = { kind, name, record, words, target: place.target, language: languageOf(locale), isWithoutPlace };
      const made = await hand.current.make(order, (share) => setMaking({ kind: 'making', share }));
      if (place.target && isCopy(kind, isWithoutPlace)) await state.copied();
      setMaking({ kind: 'ready', made, isWritten: place.target !== null, isCopy: isCopy(kind, isWithoutPlace) });
    } catch (error) {
      setMaking({ kind: faultOf(error) });
    } finally {
      hand.current.dismiss();
    }
  };

  return (
    <section className={styles.send} aria-labelledby="record-send">
      <h2 id="record-send">{out.title}</h2>
      <p>
        {out.lead} {out.yours}
      </p>
      <label className={fields.tick}>
        <input
          type="checkbox"
          checked={isWithoutPlace}
          aria-describedby="record-without-place"
          onChange={(event) => setWithoutPlace(event.target.checked)}
        />
        <span>{out.withoutPlace}</span>
      </label>
      <p className={fields.hint} id="record-without-place">
        {out.withoutPlaceHint}
      </p>
      <p className={styles.buttons}>
        <button type="button" className="btn" disabled={making.kind === 'making'} onClick={() => void make('zip')}>
          {out.make}
        </button>
        {making.kind === 'making' && (
          <button type="button" className="btn btn-alt" onClick={() => hand.current?.dismiss()}>
            {out.cancel}
          </button>
        )}
        {making.kind === 'ready' && !making.isWritten && (
          <ReadyFile file={making.made.file} words={words} sent={making.isCopy ? state.copied : null} />
        )}
      </p>
      {making.kind === 'making' && <progress className={styles.progress} value={making.share} aria-label={out.make} />}
      <p role="status">{statusIn(making, words, locale)}</p>
      <p className={styles.buttons}>
        <button
          type="button"
          className="btn btn-alt"
          disabled={making.kind === 'making'}
          onClick={() => void make('pdf')}
        >
          {out.pdf}
        </button>
        <Lists record={kept.record} name={nameOf(props)} words={words} />
      </p>
    </section>
  );
}

/** Only the whole file, with every photo as it came, can be read back as it was. */
function isCopy(kind: Order['kind'], isWithoutPlace: boolean): boolean {
  return kind === 'zip' && !isWithoutPlace;
}

function nameOf({ kept: { record }, words }: SendFileProps): string {
  return copyName(record, wallClock(new Date()).slice(0, 10), words);
}

/** Plain data: functions cannot go to another thread. */
function languageOf({ code, tag, prefix }: Locale): Order['language'] {
  return { code, tag, prefix };
}

function faultOf(error: unknown): 'canceled' | 'full' | 'failed' {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return 'canceled';
  return name === 'QuotaExceededError' ? 'full' : 'failed';
}

function statusIn(making: Making, { out }: LossRecordWords, locale: Locale): string {
  switch (making.kind) {
    case 'idle':
      return '';
    case 'failed':
    case 'canceled':
    case 'full':
      return out[making.kind];
    case 'making':
      return say(out.making, { percent: Math.floor(making.share * 100) }, locale);
    case 'ready': {
      const { file, ...lists } = making.made;
      const left = (['missing', 'damaged', 'asTheyCame'] as const).map((list) => {
        const names = lists[list];
        return names.length > 0 && say(out[list], { count: names.length, names: locale.list(names) }, locale);
      });
      const size = locale.number(file.size / 1e6, 1);
      const done = making.isWritten
        ? say(out.written, { name: file.name, size }, locale)
        : say(out.ready, { size }, locale);
      return [done, ...left].filter(Boolean).join(' ');
    }
  }
}
