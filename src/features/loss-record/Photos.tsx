import { useRef, useState } from 'react';
import { t } from '#content/i18n/t.ts';
import type { Row } from '#core/loss-record/shape.ts';
import { chunksToFile, originalOf } from '../../lib/storage/chunks.ts';
import { Gone } from '../records/DeletedNotice.tsx';
import { fileSize } from '../records/file-size.ts';
import fields from '../records/form/fields.module.css';
import { OpenRow } from '../records/form/OpenRow.tsx';
import { nameOfRow } from './field-labels.ts';
import { formOf } from './form.ts';
import { AddPhotos } from './photos/AddPhotos.tsx';
import { PhotoStrip } from './photos/PhotoStrip.tsx';
import { Picture } from './photos/Picture.tsx';
import styles from './photos/photos.module.css';
import { canStripLocation, stripJpegLocation } from './photos/strip-jpeg-location.ts';
import { partOf } from './section-context.ts';
import type { PartProps } from './section-props.ts';

/** What the device found out about a photo, and nobody types. */
const firstOfPhoto = () => ['caption', 'room', 'thing', 'shows'];
const found = ['takenFrom', 'file', 'type', 'bytes', 'sha256', 'added'];

/** Every photo and paper of the record; the open one large, with what it shows and where. */
export const Photos = partOf(['photos'], function Photos(props) {
  const { record, state, words, locale, open, setOpen } = props;
  const [room, setRoom] = useState('');
  const photo = record.photos.find(({ id }) => id === open);
  const last = useRef(photo);
  if (photo) last.current = photo;
  return (
    <>
      <details className="no-print">
        <summary>{words.photos.tips}</summary>
        <ul>
          {words.photos.advice.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <p>{words.photos.place}</p>
      </details>
      {record.rooms.length > 0 && (
        <div className={`${fields.field} no-print`}>
          <label htmlFor="record-photos-into">{words.photos.intoRoom}</label>
          <select id="record-photos-into" value={room} onChange={(event) => setRoom(event.target.value)}>
            <option value="">{words.photos.anyRoom}</option>
            {record.rooms.map(({ id }) => (
              <option key={id} value={id}>
                {nameOfRow(record, 'rooms', id, words)}
              </option>
            ))}
          </select>
        </div>
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
          form={formOf(words)}
          key={photo.id}
          table="photos"
          row={photo}
          without={found}
          first={firstOfPhoto}
          close={() => setOpen(null)}
          more={() => <PhotoFacts {...props} photo={photo} />}
        />
      )}
      {!photo && last.current && last.current.id === open && <Gone {...words} />}
      <PhotoStrip record={record} photos={record.photos} words={words} locale={locale} open={setOpen} />
    </>
  );
});

function PhotoFacts({ record, photo, words, locale }: PartProps & { readonly photo: Row<'photos'> }) {
  const save = async (isWithoutPlace: boolean) => {
    const pieces = await originalOf(record.id, photo.id);
    if (!pieces) return;
    const file = await chunksToFile(pieces, photo.file, photo.type);
    const cleaned = isWithoutPlace ? stripJpegLocation(await file.arrayBuffer(), photo.type) : null;
    if (isWithoutPlace && !cleaned) return;
    const { saveBlob } = await import('../../lib/dom/save-file.ts');
    saveBlob(photo.file, cleaned ? new Blob([cleaned], { type: photo.type }) : file);
  };
  const name = nameOfRow(record, 'photos', photo.id, words);
  const size = fileSize(photo.bytes ?? 0, locale);
  return (
    <>
      <div className={styles.large}>
        <Picture record={record.id} photo={photo.id} alt={name} noPreview={words.photos.noPreview} />
      </div>
      {/heic|heif/.test(photo.type) && <p>{words.photos.heic}</p>}
      <p className={styles.facts}>
        {t(words.photos.facts, { file: photo.file, size, hash: photo.sha256 }, locale)}{' '}
        {photo.takenFrom && `${words.fields.photos.takenFrom}: ${words.choices['photos.takenFrom'][photo.takenFrom]}.`}
      </p>
      <p className={styles.buttons}>
        <button type="button" className="btn btn-alt" onClick={() => void save(false)}>
          {words.photos.saveOne}
        </button>
        {canStripLocation(photo.type) && (
          <button type="button" className="btn btn-alt" onClick={() => void save(true)}>
            {words.photos.saveWithoutPlace}
          </button>
        )}
      </p>
    </>
  );
}
