import { memo, useEffect, useState } from 'react';
import { t } from '#content/i18n/t.ts';
import type { JobRecord, JobRow } from '#core/drying-job/record/record.ts';
import { dayConventions } from '#core/drying-job/record/shape.ts';
import { FileButton } from '../../../components/FileButton.tsx';
import { Picture } from '../../loss-record/photos/photo-controls.tsx';
import { Rows } from '../../records/form/Rows.tsx';
import styles from '../../records/record.module.css';
import { wallClock } from '../../records/wall-clock.ts';
import jobStyles from '../drying-job.module.css';
import { momentText } from '../form.ts';
import { JobSection, type SectionProps, sameSectionProps, WideTable } from '../JobSection.tsx';

const load = () => import('./save-equipment-photo.ts');

/** Photos of one piece of equipment, with buttons to add more. */
export function EquipmentPhotos({
  machine,
  record,
  messages,
  locale,
  state,
}: SectionProps & { readonly machine: string }) {
  const [status, setStatus] = useState('');
  const [isKeeping, setKeeping] = useState(false);
  useEffect(() => {
    // Preload, so that photos can still be saved when the connection is lost.
    load().catch(() => undefined);
  }, []);
  const take = async (files: readonly File[]) => {
    setKeeping(true);
    const lines: string[] = [];
    try {
      const { saveEquipmentPhoto, mostMegabytes } = await load();
      for (const file of files) {
        const status = await saveEquipmentPhoto(file, machine, state);
        lines.push(t(messages.photos[status], { name: file.name, most: mostMegabytes }, locale));
      }
    } catch {
      // Offline, the module cannot load unless it was preloaded.
      lines.push(...files.slice(lines.length).map(({ name }) => t(messages.photos.failed, { name }, locale)));
    } finally {
      setStatus(lines.join(' '));
      setKeeping(false);
    }
  };
  return (
    <>
      <h3>{messages.photos.title}</h3>
      <Strip
        photos={record.photos.filter((photo) => photo.machine === machine)}
        {...{ record, messages, locale, state }}
      />
      <p className={styles.buttons}>
        <FileButton
          label={messages.photos.camera}
          accept="image/*"
          isCamera
          disabled={isKeeping}
          take={(files) => void take(files)}
        />
        <FileButton
          label={messages.tables.photos.add}
          accept="image/*"
          disabled={isKeeping}
          take={(files) => void take(files)}
        />
      </p>
      <p role="status">{status}</p>
    </>
  );
}

interface StripProps extends Pick<SectionProps, 'record' | 'messages' | 'locale' | 'state'> {
  readonly photos: readonly JobRow<'photos'>[];
}

function Strip({ photos, record, messages, locale, state }: StripProps) {
  if (photos.length === 0) return <p className={styles.none}>{messages.tables.photos.none}</p>;
  return (
    <ul className={jobStyles.strip}>
      {photos.map(({ id, file }) => (
        <li key={id}>
          <Picture record={record.id} photo={id} alt={file} noPreview={messages.photos.noPreview} />
          <span>{file}</span>
          <button
            type="button"
            className={styles.plain}
            aria-label={t(messages.entry.deleteNamed, { name: file }, locale)}
            onClick={() => void state.undoable({ kind: 'remove', table: 'photos', id })}
          >
            {messages.entry.delete}
          </button>
        </li>
      ))}
    </ul>
  );
}

function EquipmentSection(props: SectionProps) {
  const { messages, record } = props;
  return (
    <JobSection name="machines" messages={messages}>
      <Rows
        {...props}
        table="machines"
        first={() => ['kind', 'serial', 'room', 'placedAt', 'removedAt']}
        unlike={['serial']}
        begin={(last) => ({
          kind: last?.kind || 'air-mover',
          room: last?.room ?? record.rooms.at(0)?.id ?? '',
          placedAt: last?.placedAt || wallClock(new Date()),
        })}
        more={({ id }) => <EquipmentPhotos {...props} machine={id} />}
        along={({ id }) => ofMachine(record, id)}
        aside={({ removedAt }) => (removedAt ? `${messages.fields.machines.removedAt} ✓` : '')}
      />
      <h3>{messages.heads.moves}</h3>
      <Rows {...props} table="moves" begin={() => ({ at: wallClock(new Date()) })} />
      <h3>{messages.heads.stops}</h3>
      <Rows {...props} table="stops" begin={() => ({ from: wallClock(new Date()) })} />
      <h3>{messages.heads.days}</h3>
      <Days {...props} />
    </JobSection>
  );
}

/** Rows that belong to this piece of equipment alone. */
function ofMachine(record: JobRecord, machine: string) {
  return (['photos', 'moves', 'stops'] as const).flatMap((table) =>
    record[table].filter((row) => row.machine === machine).map(({ id }) => ({ table, id })),
  );
}

export const EquipmentList = memo(
  EquipmentSection,
  sameSectionProps({
    record: ['machines', 'photos', 'moves', 'stops', 'rooms', 'plan'],
    derived: ['equipment'],
  }),
);

/** Days on site of each piece of equipment by all conventions, the contract's first. */
export function Days({ derived, messages, locale, form, record }: SectionProps) {
  const { asOf, machines, totals } = derived.equipment;
  if (asOf === null) return <p>{messages.days.noVisit}</p>;
  const first = record.plan.days || 'periodsOf24h';
  const conventions = [first, ...dayConventions.filter((each) => each !== first)];
  const digits = (convention: string) => (convention === 'exactDays' ? 2 : 0);
  return (
    <WideTable name={messages.heads.days}>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.days.machine}</th>
            {conventions.map((each) => (
              <th key={each} scope="col" className={jobStyles.figure}>
                {messages.choices['plan.days'][each]}
              </th>
            ))}
            <th scope="col" className={jobStyles.figure}>
              {messages.days.onSite}
            </th>
            <th scope="col" className={jobStyles.figure}>
              {messages.days.run}
            </th>
          </tr>
        </thead>
        <tbody>
          {machines.map((machine) => (
            <tr key={machine.machineId}>
              <th scope="row">{form.nameOf(record, 'machines', machine.machineId)}</th>
              {conventions.map((each) => (
                <td key={each} className={jobStyles.figure}>
                  {locale.number(machine[each], digits(each))}
                </td>
              ))}
              <td className={jobStyles.figure}>{locale.number(machine.hoursOnSite, 2)}</td>
              <td className={jobStyles.figure}>{locale.number(machine.hoursRun, 2)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map((total) => (
            <tr key={total.kind}>
              <th scope="row">
                {t(messages.days.all, { kind: form.choiceOf('machines', 'kind', total.kind) }, locale)}
              </th>
              {conventions.map((each) => (
                <td key={each} className={jobStyles.figure}>
                  {locale.number(total[each], digits(each))}
                </td>
              ))}
              <td />
              <td />
            </tr>
          ))}
        </tfoot>
      </table>
      <p>{t(messages.days.asOf, { moment: momentText(asOf, locale) }, locale)}</p>
    </WideTable>
  );
}
