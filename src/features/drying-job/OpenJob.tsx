import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import { derive } from '#core/drying-job/derive.ts';
import { jobOf } from '#core/drying-job/record/job-of.ts';
import type { JobEdit, JobRecord } from '#core/drying-job/record/record.ts';
import { shape } from '#core/drying-job/record/shape.ts';
import { mostTitle } from '#core/records/shape.ts';
import { dryingJobs } from '../../lib/storage/job-store.ts';
import { recordIn } from '../../lib/storage/record-address.ts';
import { isKept } from '../records/edit-queue.ts';
import { FieldInput } from '../records/form/FieldInput.tsx';
import { SectionFields } from '../records/form/Fields.tsx';
import { Rows } from '../records/form/Rows.tsx';
import { useRefused } from '../records/form/use-draft.ts';
import { Insurer } from '../records/InsurerSearch.tsx';
import { PrintHead } from '../records/print.tsx';
import styles from '../records/record.module.css';
import { UndoBar } from '../records/UndoBar.tsx';
import type { OpenState } from '../records/use-record.ts';
import { useRecord } from '../records/use-record.ts';
import type { RecordsState } from '../records/use-records.ts';
import { Charts } from './charts/Charts.tsx';
import { Send } from './export/ExportPanel.tsx';
import { jobFormOf } from './form.ts';
import type { PartProps } from './JobSection.tsx';
import { JobSection, sameParts } from './JobSection.tsx';
import { State } from './JobStatus.tsx';
import { Machines } from './plan/EquipmentList.tsx';
import { Rooms } from './plan/Rooms.tsx';
import { Visits } from './visits/Visits.tsx';

/** Points and the meters that read them. */
function PointsAndMeters(props: PartProps) {
  const { words, record } = props;
  return (
    <JobSection name="points" words={words}>
      <Rows
        {...props}
        table="points"
        first={({ goalRule }) => fieldsOfPoint(String(goalRule))}
        unlike={['place', 'dryStandard', 'dryStandardFrom']}
        begin={(last) => ({
          room: last?.room ?? record.rooms.at(0)?.id ?? '',
          meter: last?.meter ?? '',
          scale: last?.scale || 'percent',
          goalRule: last?.goalRule || 'ten-percent',
        })}
      />
      <h3>{words.heads.meters}</h3>
      <Rows {...props} table="meters" />
    </JobSection>
  );
}

const Points = memo(PointsAndMeters, sameParts({ record: ['points', 'rooms', 'meters'] }));

/** What a rule of the goal does not use is folded away. */
function fieldsOfPoint(rule: string): readonly string[] {
  const all = ['room', 'place', 'material', 'meter', 'scale', 'dryStandard', 'dryStandardFrom', 'goalRule'];
  if (rule === 'points') return [...all, 'goalPoints'];
  return rule === 'typed' ? [...all, 'goal'] : all;
}

/** What the head of the report names: the company, the insurer out of the directory, and the job's details. */
function JobDetails(props: PartProps) {
  const { words, locale, state, record } = props;
  return (
    <JobSection name="site" words={words}>
      <p className={`${styles.lead} no-print`}>{words.letterhead}</p>
      {record.site.insurer && (
        <p>
          {words.fields.site.insurer}: <b>{record.site.insurer}</b>
        </p>
      )}
      <Insurer
        words={words.insurer}
        locale={locale}
        address={words.insurersAt}
        chosen={({ name, phone }) => {
          // The list promises the number too, and a job has one line for both.
          const value = [name, phone].filter(Boolean).join(', ');
          void state.edit({ kind: 'fill', section: 'site', field: 'insurer', value });
        }}
      />
      <SectionFields {...props} name="site" />
    </JobSection>
  );
}

const Site = memo(JobDetails, sameParts({ record: ['site'] }));

export interface OpenJobProps {
  readonly id: string;
  readonly list: RecordsState<JobRecord>;
  readonly words: DryingJobMessages;
  readonly locale: Locale;
}

/** The open job, or why there is none to show. */
export function OpenJob({ id, list, words, locale }: OpenJobProps) {
  const state = useRecord(dryingJobs, id);
  const { shown } = state;
  return (
    <>
      {shown === 'looking' && <p>{words.list.looking}</p>}
      {shown === 'gone' && <p className={styles.fault}>{words.list.gone}</p>}
      {typeof shown === 'object' && !isKept(shown) && <p className={styles.fault}>{words.list.unread}</p>}
      {isKept(shown) && (
        <JobPage
          record={shown.record}
          state={state}
          words={words}
          locale={locale}
          erase={() => void list.remove([id])}
        />
      )}
    </>
  );
}

interface JobPageProps {
  readonly record: JobRecord;
  readonly state: OpenState<JobRecord, JobEdit>;
  readonly words: DryingJobMessages;
  readonly locale: Locale;
  readonly erase: () => void;
}

/** One job, part by part: what is done each day stands on top. */
function JobPage({ record, state, words, locale, erase }: JobPageProps) {
  const [open, setOpen] = useState<string | null>(null);
  const form = useMemo(() => jobFormOf(words, locale), [words, locale]);
  const { ways } = state;
  const part = useMemo((): PartProps => {
    const job = jobOf(record);
    return { record, state: ways, words, locale, form, job, derived: derive(job), open, setOpen };
  }, [record, ways, words, locale, form, open]);
  useEffect(() => {
    if (recordIn(window.location.hash).part === 'send') document.getElementById('job-send')?.scrollIntoView();
  }, []);
  return (
    <div className={styles.record}>
      <PrintHead title={record.title} letterhead={words.letterhead} />
      <FieldInput
        field={{ kind: 'text', most: mostTitle }}
        name="title"
        label={words.name}
        value={record.title}
        options={[]}
        suggestions={[]}
        words={words}
        locale={locale}
        edit={(title) => void state.edit({ kind: 'title', title: String(title) })}
      />
      <JobKeeping state={state} words={words} locale={locale} />
      <State {...part} />
      <Visits {...part} />
      <DeferredCharts {...part} />
      <Rooms {...part} />
      <Points {...part} />
      <Machines {...part} />
      <Site {...part} />
      <Send {...part} erase={erase} />
      <UndoBar state={state} words={words} />
    </div>
  );
}

/** What is typed shows at once; the charts follow as soon as nobody types. */
function DeferredCharts(part: PartProps) {
  return <Charts {...useDeferredValue(part)} />;
}

/** Whether the last change is on the device. */
function JobKeeping({
  state: { saving },
  words: { kept, errors },
  locale,
}: {
  readonly state: Pick<OpenState<unknown, never>, 'saving'>;
  readonly words: DryingJobMessages;
  readonly locale: Locale;
}) {
  const isRefused = useRefused();
  const isFault = saving !== 'saved' && saving !== 'saving';
  const fault =
    isFault && (Object.hasOwn(errors, saving) ? errors[saving as keyof typeof errors] : errors['bad-value']);
  return (
    <div className={`${styles.keeping} no-print`}>
      <p>
        <strong>{kept.only}</strong> <span role="status">{isFault ? '' : kept[isRefused ? 'notTaken' : saving]}</span>{' '}
        <button type="button" className={styles.link} onClick={goToSend}>
          {kept.save}
        </button>
      </p>
      {fault && (
        <p className={styles.fault} role="alert">
          {t(fault, { most: shape.mostRows }, locale)}
        </p>
      )}
    </div>
  );
}

/** The address names the open job, so that parts have no addresses of their own. */
function goToSend(): void {
  const part = document.getElementById('job-send');
  part?.focus({ preventScroll: true });
  part?.scrollIntoView();
}
