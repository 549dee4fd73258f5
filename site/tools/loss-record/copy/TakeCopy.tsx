import { useState } from 'react';
import type { RecordListWords } from '#content/en/claim/loss-record/list.ts';
import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import type { LossRecordWords } from '#content/words/claim-words.ts';
import { shape } from '#core/loss-record/shape.ts';
import type { LoadWords } from '../../record/load-words.ts';
import styles from '../../record/record.module.css';
import { labelOf } from '../fields/field-words.ts';
import photos from '../photos/photos.module.css';
import type { TakenIn, Way } from './zip/take-in.ts';
import type { Copy, Unpacked } from './zip/unpack.ts';

interface TakeCopyProps {
  /** Ids of the records on the device. */
  readonly known: readonly string[];
  readonly words: RecordListWords;
  readonly loadWords: LoadWords<LossRecordWords>;
  readonly locale: Locale;
  readonly taken: (id: string) => void;
}

type Step =
  | { readonly kind: 'idle' | 'reading' | 'failed' }
  | { readonly kind: 'found'; readonly copy: Copy; readonly all: LossRecordWords }
  | { readonly kind: 'refused'; readonly error: Extract<Unpacked, { readonly ok: false }>['error'] }
  | { readonly kind: 'taken'; readonly outcome: TakenIn };

/** Takes a copy back: says what is in it before anything is kept, and asks how it shall come in. */
export function TakeCopy({ known, words, loadWords, locale, taken }: TakeCopyProps) {
  const { taking } = words;
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setStep({ kind: 'reading' });
    try {
      const [{ unpack }, all] = await Promise.all([import('./zip/unpack.ts'), loadWords()]);
      const unpacked = await unpack(file);
      setStep(unpacked.ok ? { kind: 'found', copy: unpacked.copy, all } : { kind: 'refused', error: unpacked.error });
    } catch {
      setStep({ kind: 'failed' });
    }
  };
  const take = async (copy: Copy, way: Way) => {
    setStep({ kind: 'reading' });
    try {
      const { takeIn } = await import('./zip/take-in.ts');
      const outcome = await takeIn(copy, way);
      setStep({ kind: 'taken', outcome });
      if (outcome.ok && outcome.damaged.length === 0) taken(outcome.id);
    } catch {
      setStep({ kind: 'failed' });
    }
  };
  return (
    <section className={styles.section} aria-labelledby="record-taking">
      <h2 id="record-taking">{taking.title}</h2>
      <p className={styles.lead}>{taking.lead}</p>
      <label className={`btn btn-alt ${photos.file}`}>
        {taking.choose}
        <input
          type="file"
          accept=".zip,.json,application/zip,application/json"
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      <p role="status">{statusIn(step, words, locale)}</p>
      {step.kind === 'found' && (
        <p className={styles.buttons}>
          {waysFor(known.includes(step.copy.record.id)).map((way, at) => (
            <button
              key={way}
              type="button"
              className={at ? 'btn btn-alt' : 'btn'}
              onClick={() => void take(step.copy, way)}
            >
              {way === 'new' ? taking.newRecord : taking[way]}
            </button>
          ))}
          <button type="button" className="btn btn-alt" onClick={() => setStep({ kind: 'idle' })}>
            {taking.cancel}
          </button>
        </p>
      )}
    </section>
  );
}

function waysFor(isKnown: boolean): readonly Way[] {
  return isKnown ? ['merge', 'replace'] : ['new'];
}

function statusIn(step: Step, words: RecordListWords, locale: Locale): string {
  const { taking, errors } = words;
  switch (step.kind) {
    case 'idle':
      return '';
    case 'reading':
      return taking.reading;
    case 'failed':
      return taking.failed;
    case 'refused':
      return taking.errors[step.error];
    case 'found':
      return foundIn(step.copy, step.all, locale);
    case 'taken': {
      const { outcome } = step;
      if (!outcome.ok) {
        const said = Object.hasOwn(errors, outcome.error)
          ? errors[outcome.error as keyof typeof errors]
          : errors.refused;
        return say(said, { most: shape.mostRows }, locale);
      }
      const { damaged } = outcome;
      const names = locale.list(damaged.slice(0, mostNamed));
      return [taking.done, damaged.length > 0 && say(taking.damaged, { count: damaged.length, names }, locale)]
        .filter(Boolean)
        .join(' ');
    }
  }
}

/** Names that are read out; a copy without photos lacks hundreds. */
const mostNamed = 10;

function foundIn({ record, leftOut, isSalvaged }: Copy, words: LossRecordWords, locale: Locale): string {
  const { taking, list, sections } = words;
  const counts = { rooms: record.rooms.length, things: record.things.length, photos: record.photos.length };
  const content = say(taking.found, { name: record.title || list.untitled, ...counts }, locale);
  const found = isSalvaged ? `${taking.salvaged} ${content}` : content;
  if (leftOut.length === 0) return found;
  const places = leftOut.slice(0, mostNamed).map(({ place, row, field }) => {
    if (place === 'title') return words.entry.title;
    return [sections[place].title, row || '', field && labelOf(place, field, words)].filter(Boolean).join(' ');
  });
  return `${found} ${say(taking.leftOut, { count: leftOut.length, places: locale.list(places) }, locale)}`;
}
