import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { shots } from '#core/loss-record/shape.ts';
import { wallClock } from '../records/wall-clock.ts';
import { FileButton, Smaller } from './photos/AddPhotos.tsx';
import { PhotosHere } from './photos/PhotoStrip.tsx';
import styles from './photos/photos.module.css';
import { useAdding } from './photos/use-add-photos.ts';
import type { RecordState } from './Section.tsx';
import { dayOfRow, partOf, Rows, Section } from './Section.tsx';

/** The rooms, each with the views that it still lacks. */
export const Rooms = partOf(['rooms', 'photos'], function Rooms(props) {
  const { record, state, words, locale } = props;
  return (
    <Section name="rooms" words={words}>
      <Rows
        {...props}
        table="rooms"
        unlike={['name']}
        first={() => ['name', 'waterIn']}
        aside={({ id }) => shotsHad(record, id, words, locale)}
        more={({ id }) => (
          <>
            <Shots room={id} record={record} state={state} words={words} locale={locale} />
            <PhotosHere {...props} links={{ room: id }} isHere={(photo) => photo.room === id} />
          </>
        )}
      />
    </Section>
  );
});

interface ShotsProps {
  readonly room: string;
  readonly record: LossRecord;
  readonly state: Pick<RecordState, 'id' | 'keptBeside'>;
  readonly words: LossRecordMessages;
  readonly locale: Locale;
}

/** How many of the views that adjusters look for a room has: "3 of 6 views". */
function shotsHad(record: LossRecord, room: string, { photos }: LossRecordMessages, locale: Locale): string {
  return t(photos.have, { have: takenIn(record, room).size, all: shots.length }, locale);
}

/** The views that adjusters look for: those that the room has are ticked, each of the others is a press away. */
function Shots({ room, record, state, words, locale }: ShotsProps) {
  const { photos, choices } = words;
  const { isAdding, status, take, takeSmaller } = useAdding(state, words, locale);
  const taken = takenIn(record, room);
  const missing = shots.length - taken.size;
  return (
    <>
      <h3>{photos.shots}</h3>
      <ul className={styles.shots}>
        {shots.map((shot) => {
          const isTaken = taken.has(shot);
          return (
            <li key={shot} data-have={isTaken || undefined}>
              <span>
                {choices['photos.shows'][shot]} <small>{isTaken ? photos.shotHave : photos.shotMissing}</small>
              </span>
              <FileButton
                label={photos.camera}
                named={t(photos.shotNamed, { shot: choices['photos.shows'][shot] }, locale)}
                accept="image/*"
                isCamera
                disabled={isAdding}
                take={(files) => void take(files, { room, shows: shot })}
              />
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.status}>
        {status} {missing > 0 && t(photos.missing, { count: missing }, locale)}
      </p>
      <Smaller take={takeSmaller} words={words} />
    </>
  );
}

function takenIn(record: LossRecord, room: string): ReadonlySet<string> {
  const shown = record.photos.filter((photo) => photo.room === room).map(({ shows }) => shows);
  return new Set(shots.filter((shot) => shown.includes(shot)));
}

/** Machines and readings, day by day, each with a photo of its display. */
export const Drying = partOf(
  ['drying'],
  function Drying(props) {
    return (
      <Section name="drying" words={props.words}>
        <Rows
          {...props}
          table="drying"
          begin={(last) => ({ at: wallClock(new Date()), room: last?.room ?? '' })}
          unlike={['at', 'reading']}
          aside={dayOfRow(props.locale)}
          more={({ id, room }) => (
            <PhotosHere {...props} links={{ drying: id, room: String(room) }} isHere={({ drying }) => drying === id} />
          )}
        />
      </Section>
    );
  },
  true,
);
