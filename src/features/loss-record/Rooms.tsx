import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { shots } from '#core/loss-record/shape.ts';
import { FileButton } from '../../components/FileButton.tsx';
import { wallClock } from '../records/wall-clock.ts';
import { KeepSmallerCopies } from './photos/AddPhotos.tsx';
import { RowPhotos } from './photos/PhotoStrip.tsx';
import styles from './photos/photos.module.css';
import { useAddPhotos } from './photos/use-add-photos.ts';
import { dayOfRow, memoSection, type RecordState, Rows, Section } from './Section.tsx';

/** Rooms with the views that are still missing. */
export const Rooms = memoSection(['rooms', 'photos'], function Rooms(props) {
  const { record, state, messages, locale } = props;
  return (
    <Section name="rooms" messages={messages}>
      <Rows
        {...props}
        table="rooms"
        unlike={['name']}
        first={() => ['name', 'waterIn']}
        aside={({ id }) => shotsHad(record, id, messages, locale)}
        more={({ id }) => (
          <>
            <Shots room={id} record={record} state={state} messages={messages} locale={locale} />
            <RowPhotos {...props} links={{ room: id }} isOfRow={(photo) => photo.room === id} />
          </>
        )}
      />
    </Section>
  );
});

interface ShotsProps {
  readonly room: string;
  readonly record: LossRecord;
  readonly state: Pick<RecordState, 'id' | 'applySaved'>;
  readonly messages: LossRecordMessages;
  readonly locale: Locale;
}

/** How many of the recommended views a room has: "3 of 6 views". */
function shotsHad(record: LossRecord, room: string, { photos }: LossRecordMessages, locale: Locale): string {
  return t(photos.have, { have: takenIn(record, room).size, all: shots.length }, locale);
}

/** Checklist of the views adjusters look for, each with a camera button. */
function Shots({ room, record, state, messages, locale }: ShotsProps) {
  const { photos, choices } = messages;
  const { isAdding, status, take, addSmaller } = useAddPhotos(state, messages, locale);
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
      <KeepSmallerCopies take={addSmaller} messages={messages} />
    </>
  );
}

function takenIn(record: LossRecord, room: string): ReadonlySet<string> {
  const shown = record.photos.filter((photo) => photo.room === room).map(({ shows }) => shows);
  return new Set(shots.filter((shot) => shown.includes(shot)));
}

/** Drying equipment and readings by day, with photos of their displays. */
export const Drying = memoSection(
  ['drying'],
  function Drying(props) {
    return (
      <Section name="drying" messages={props.messages}>
        <Rows
          {...props}
          table="drying"
          begin={(last) => ({ at: wallClock(new Date()), room: last?.room ?? '' })}
          unlike={['at', 'reading']}
          aside={dayOfRow(props.locale)}
          more={({ id, room }) => (
            <RowPhotos {...props} links={{ drying: id, room: String(room) }} isOfRow={({ drying }) => drying === id} />
          )}
        />
      </Section>
    );
  },
  true,
);
