import { useRef, useState } from 'react';
import { t } from '#content/i18n/t.ts';
import type { Row } from '#core/loss-record/shape.ts';
import { chunksToFile, originalOf } from '../../lib/storage/chunks.ts';
import { fileSize } from '../records/files.ts';
import fields from '../records/form/fields.module.css';
import { OpenRow } from '../records/form/OpenRow.tsx';
import { DeletedNotice } from '../records/UndoBar.tsx';
import { formOf, nameOfRow } from './field-labels.ts';
import { AddPhotos } from './photos/AddPhotos.tsx';
import { PhotoStrip } from './photos/PhotoStrip.tsx';
import { Picture } from './photos/photo-controls.tsx';
import styles from './photos/photos.module.css';
import { canStripLocation, stripPhotoLocation } from './photos/strip-location.ts';
import { memoSection, type SectionProps } from './Section.tsx';

/** Detected fields of a photo that nobody types. */
const firstOfPhoto = () => ['caption', 'room', 'thing', 'shows'];
const found = ['takenFrom', 'file', 'type', 'bytes', 'sha256', 'added'];

/** All photos and documents; the open one large, with its fields. */
export const Photos = memoSection(['photos'], function Photos(props) {
  const { record, state, messages, locale, open, setOpen } = props;
  const [room, setRoom] = useState('');
  const photo = record.photos.find(({ id }) => id === open);
  const last = useRef(photo);
  if (photo) last.current = photo;
  return (
    <>
      <details className="no-print">
        <summary>{messages.photos.tips}</summary>
        <ul>
          {messages.photos.advice.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <p>{messages.photos.place}</p>
      </details>
      {record.rooms.length > 0 && (
        <div className={`${fields.field} no-print`}>
          <label htmlFor="record-photos-into">{messages.photos.intoRoom}</label>
          <select id="record-photos-into" value={room} onChange={(event) => setRoom(event.target.value)}>
            <option value="">{messages.photos.anyRoom}</option>
            {record.rooms.map(({ id }) => (
              <option key={id} value={id}>
                {nameOfRow(record, 'rooms', id, messages)}
              </option>
            ))}
          </select>
        </div>
      )}
      <AddPhotos
        links={{ room: record.rooms.some(({ id }) => id === room) ? room : '' }}
        state={state}
        messages={messages}
        locale={locale}
      />
      {photo && (
        <OpenRow
          {...props}
          form={formOf(messages)}
          key={photo.id}
          table="photos"
          row={photo}
          without={found}
          first={firstOfPhoto}
          close={() => setOpen(null)}
          more={() => <PhotoFacts {...props} photo={photo} />}
        />
      )}
      {!photo && last.current && last.current.id === open && <DeletedNotice {...messages} />}
      <PhotoStrip record={record} photos={record.photos} messages={messages} locale={locale} open={setOpen} />
    </>
  );
});

function PhotoFacts({ record, photo, messages, locale }: SectionProps & { readonly photo: Row<'photos'> }) {
  const save = async (isWithoutLocation: boolean) => {
    const pieces = await originalOf(record.id, photo.id);
    if (!pieces) return;
    const file = await chunksToFile(pieces, photo.file, photo.type);
    const cleaned = isWithoutLocation ? stripPhotoLocation(await file.arrayBuffer(), photo.type) : null;
    if (isWithoutLocation && !cleaned) return;
    const { saveBlob } = await import('../../lib/dom/save-file.ts');
    saveBlob(photo.file, cleaned ? new Blob([cleaned], { type: photo.type }) : file);
  };
  const name = nameOfRow(record, 'photos', photo.id, messages);
  const size = fileSize(photo.bytes ?? 0, locale);
  return (
    <>
      <div className={styles.large}>
        <Picture record={record.id} photo={photo.id} alt={name} noPreview={messages.photos.noPreview} />
      </div>
      {/heic|heif/.test(photo.type) && <p>{messages.photos.heic}</p>}
      <p className={styles.facts}>
        {t(messages.photos.facts, { file: photo.file, size, hash: photo.sha256 }, locale)}{' '}
        {photo.takenFrom &&
          `${messages.fields.photos.takenFrom}: ${messages.choices['photos.takenFrom'][photo.takenFrom]}.`}
      </p>
      <p className={styles.buttons}>
        <button type="button" className="btn btn-alt" onClick={() => void save(false)}>
          {messages.photos.saveOne}
        </button>
        {canStripLocation(photo.type) && (
          <button type="button" className="btn btn-alt" onClick={() => void save(true)}>
            {messages.photos.saveWithoutPlace}
          </button>
        )}
      </p>
    </>
  );
}
