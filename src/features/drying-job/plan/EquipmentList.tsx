import { memo, useEffect, useState } from 'react';
import { t } from '#content/i18n/t.ts';
import type { JobRecord, JobRow } from '#core/drying-job/record/record.ts';
import { FileButton } from '../../loss-record/photos/FileButton.tsx';
import { Picture } from '../../loss-record/photos/Picture.tsx';
import { Rows } from '../../records/form/Rows.tsx';
import styles from '../../records/record.module.css';
import { JobSection } from '../JobSection.tsx';
import own from '../photos.module.css';
import { sameParts } from '../same-parts.ts';
import type { PartProps } from '../section-props.ts';
import { nowOnWall } from '../visits/local-now.ts';
import { Days } from './Days.tsx';

const load = () => import('../save-equipment-photo.ts');

/** The photos of a machine, and the two ways to one more. */
export function MachinePhotos({ machine, record, words, locale, state }: PartProps & { readonly machine: string }) {
  const [said, setSaid] = useState('');
  const [isKeeping, setKeeping] = useState(false);
  useEffect(() => {
    // Whoever has no signal any more when the photo is taken still can keep it.
    load().catch(() => undefined);
  }, []);
  const take = async (files: readonly File[]) => {
    setKeeping(true);
    const lines: string[] = [];
    try {
      const { saveEquipmentPhoto, mostMegabytes } = await load();
      for (const file of files) {
        const came = await saveEquipmentPhoto(file, machine, state);
        lines.push(t(words.photos[came], { name: file.name, most: mostMegabytes }, locale));
      }
    } catch {
      // Without a line what keeps photos may not come, if it did not when the machine was opened.
      lines.push(...files.slice(lines.length).map(({ name }) => t(words.photos.failed, { name }, locale)));
    } finally {
      setSaid(lines.join(' '));
      setKeeping(false);
    }
  };
  return (
    <>
      <h3>{words.photos.title}</h3>
      <Strip
        photos={record.photos.filter((photo) => photo.machine === machine)}
        {...{ record, words, locale, state }}
      />
      <p className={styles.buttons}>
        <FileButton
          label={words.photos.camera}
          accept="image/*"
          isCamera
          disabled={isKeeping}
          take={(files) => void take(files)}
        />
        <FileButton
          label={words.tables.photos.add}
          accept="image/*"
          disabled={isKeeping}
          take={(files) => void take(files)}
        />
      </p>
      <p role="status">{said}</p>
    </>
  );
}

interface StripProps extends Pick<PartProps, 'record' | 'words' | 'locale' | 'state'> {
  readonly photos: readonly JobRow<'photos'>[];
}

function Strip({ photos, record, words, locale, state }: StripProps) {
  if (photos.length === 0) return <p className={styles.none}>{words.tables.photos.none}</p>;
  return (
    <ul className={own.strip}>
      {photos.map(({ id, file }) => (
        <li key={id}>
          <Picture record={record.id} photo={id} alt={file} noPreview={words.photos.noPreview} />
          <span>{file}</span>
          <button
            type="button"
            className={styles.plain}
            aria-label={t(words.entry.deleteNamed, { name: file }, locale)}
            onClick={() => void state.undoable({ kind: 'remove', table: 'photos', id })}
          >
            {words.entry.delete}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Machines, what was moved or stood still, and their days. */
function MachinesAndDays(props: PartProps) {
  const { words, record } = props;
  return (
    <JobSection name="machines" words={words}>
      <Rows
        {...props}
        table="machines"
        first={() => ['kind', 'serial', 'room', 'placedAt', 'removedAt']}
        unlike={['serial']}
        begin={(last) => ({
          kind: last?.kind || 'air-mover',
          room: last?.room ?? record.rooms.at(0)?.id ?? '',
          placedAt: last?.placedAt || nowOnWall(),
        })}
        more={({ id }) => <MachinePhotos {...props} machine={id} />}
        along={({ id }) => ofMachine(record, id)}
        aside={({ removedAt }) => (removedAt ? `${words.fields.machines.removedAt} ✓` : '')}
      />
      <h3>{words.heads.moves}</h3>
      <Rows {...props} table="moves" begin={() => ({ at: nowOnWall() })} />
      <h3>{words.heads.stops}</h3>
      <Rows {...props} table="stops" begin={() => ({ from: nowOnWall() })} />
      <h3>{words.heads.days}</h3>
      <Days {...props} />
    </JobSection>
  );
}

/** What was noted of a machine alone. */
function ofMachine(record: JobRecord, machine: string) {
  return (['photos', 'moves', 'stops'] as const).flatMap((table) =>
    record[table].filter((row) => row.machine === machine).map(({ id }) => ({ table, id })),
  );
}

export const Machines = memo(
  MachinesAndDays,
  sameParts({
    record: ['machines', 'photos', 'moves', 'stops', 'rooms', 'plan'],
    derived: ['equipment'],
  }),
);
