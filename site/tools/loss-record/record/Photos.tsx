import { useState } from 'react';
import { say } from '#content/locale/say.ts';
import type { Row } from '#core/loss-record/shape.ts';
import { originalOf } from '../../../device/records/record-store.ts';
import { nameOfRow } from '../fields/field-words.ts';
import { AddPhotos } from '../photos/AddPhotos.tsx';
import { PhotoStrip } from '../photos/PhotoStrip.tsx';
import { Picture } from '../photos/Picture.tsx';
import styles from '../photos/photos.module.css';
import { OpenRow } from './OpenRow.tsx';
import type { RowsProps } from './Rows.tsx';

/** What the device found out about a photo, and nobody types. */
const found = ['takenFrom', 'file', 'type', 'bytes', 'sha256', 'added'];

/** Every photo and paper of the record; the open one large, with what it shows and where. */
export function Photos(props: Omit<RowsProps, 'table'>) {
  const { record, state, words, locale, open, setOpen } = props;
  const [room, setRoom] = useState('');
  const photo = record.photos.find(({ id }) => id === open);
  return (
    <>
      <details>
        <summary>{words.photos.tips}</summary>
        <ul>
          {words.photos.advice.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </details>
      {record.rooms.length > 0 && (
        <p>
          <label>
            {words.photos.intoRoom}{' '}
            <select value={room} onChange={(event) => setRoom(event.target.value)}>
              <option value="">{words.photos.anyRoom}</option>
              {record.rooms.map(({ id }) => (
                <option key={id} value={id}>
                  {nameOfRow(record, 'rooms', id, words)}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
      <AddPhotos
        links={{ room: record.rooms.some(({ id }) => id === room) ? room : '' }}
        state={state}
        words={words}
        locale={locale}
      />
      {photo && (
        <OpenRow
          {...props}
          key={photo.id}
          table="photos"
          row={photo}
          without={found}
          close={() => setOpen(null)}
          more={() => <PhotoFacts {...props} photo={photo} />}
        />
      )}
      <PhotoStrip record={record} photos={record.photos} words={words} locale={locale} open={setOpen} />
    </>
  );
}

function PhotoFacts({ record, photo, words, locale }: Omit<RowsProps, 'table'> & { readonly photo: Row<'photos'> }) {
  const save = async () => {
    const bytes = await originalOf(record.id, photo.id);
    if (!bytes) return;
    const { saveBlob } = await import('../copy/save-blob.ts');
    saveBlob(photo.file, new Blob([bytes], { type: photo.type }));
  };
  const name = nameOfRow(record, 'photos', photo.id, words);
  const size = locale.number((photo.bytes ?? 0) / 1e6, 1);
  return (
    <>
      <div className={styles.large}>
        <Picture record={record.id} photo={photo.id} alt={name} noPreview={words.photos.noPreview} />
      </div>
      {/heic|heif/.test(photo.type) && <p>{words.photos.heic}</p>}
      <p className={styles.facts}>
        {say(words.photos.facts, { file: photo.file, size, hash: photo.sha256 }, locale)}{' '}
        {photo.takenFrom && `${words.fields.photos.takenFrom}: ${words.choices['photos.takenFrom'][photo.takenFrom]}.`}
      </p>
      <p>
        <button type="button" className="btn btn-alt" onClick={() => void save()}>
          {words.photos.saveOne}
        </button>
      </p>
    </>
  );
}
