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
import { isLoaded } from '../records/edit-queue.ts';
import { FieldInput } from '../records/form/FieldInput.tsx';
import { SectionFields } from '../records/form/Fields.tsx';
import { Rows } from '../records/form/Rows.tsx';
import { useHasInvalidFields } from '../records/form/use-draft.ts';
import { Insurer } from '../records/InsurerSearch.tsx';
import { PrintHead } from '../records/print.tsx';
import styles from '../records/record.module.css';
import { UndoBar } from '../records/UndoBar.tsx';
import { type OpenState, useRecord } from '../records/use-record.ts';
import type { RecordsState } from '../records/use-records.ts';
import { Charts } from './charts/Charts.tsx';
import { ExportPanel } from './export/ExportPanel.tsx';
import { jobFormOf } from './form.ts';
import { JobSection, type SectionProps, sameSectionProps } from './JobSection.tsx';
import { JobStatus } from './JobStatus.tsx';
import { goToSection, JobBar, JobSteps } from './JobSteps.tsx';
import { EquipmentList } from './plan/EquipmentList.tsx';
import { Rooms } from './plan/Rooms.tsx';
import { Visits } from './visits/Visits.tsx';

function PointsSection(props: SectionProps) {
  const { messages, record } = props;
  return (
    <JobSection name="points" messages={messages}>
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
      <h3>{messages.heads.meters}</h3>
      <Rows {...props} table="meters" />
    </JobSection>
  );
}

const Points = memo(PointsSection, sameSectionProps({ record: ['points', 'rooms', 'meters'] }));

/** Hides the fields that the goal rule does not use. */
function fieldsOfPoint(rule: string): readonly string[] {
  const all = ['room', 'place', 'material', 'meter', 'scale', 'dryStandard', 'dryStandardFrom', 'goalRule'];
  if (rule === 'points') return [...all, 'goalPoints'];
  return rule === 'typed' ? [...all, 'goal'] : all;
}

/** Details for the report's heading: letterhead, insurer and site. */
function JobDetails(props: SectionProps) {
  const { messages, locale, state, record } = props;
  return (
    <JobSection name="site" messages={messages}>
      <p className={`${styles.lead} no-print`}>{messages.letterhead}</p>
      {record.site.insurer && (
        <p>
          {messages.fields.site.insurer}: <b>{record.site.insurer}</b>
        </p>
      )}
      <Insurer
        messages={messages.insurer}
        locale={locale}
        address={messages.insurersAt}
        chosen={({ name, phone }) => {
          // A job has one field for the name and phone number.
          const value = [name, phone].filter(Boolean).join(', ');
          void state.edit({ kind: 'fill', section: 'site', field: 'insurer', value });
        }}
      />
      <SectionFields {...props} name="site" />
    </JobSection>
  );
}

const Site = memo(JobDetails, sameSectionProps({ record: ['site'] }));

export interface OpenJobProps {
  readonly id: string;
  readonly list: RecordsState<JobRecord>;
  readonly messages: DryingJobMessages;
  readonly locale: Locale;
}

/** The open job, or why it cannot be shown. */
export function OpenJob({ id, list, messages, locale }: OpenJobProps) {
  const state = useRecord(dryingJobs, id);
  const { shown } = state;
  return (
    <>
      {shown === 'looking' && <p>{messages.list.looking}</p>}
      {shown === 'gone' && <p className={styles.error}>{messages.list.gone}</p>}
      {typeof shown === 'object' && !isLoaded(shown) && <p className={styles.error}>{messages.list.unread}</p>}
      {isLoaded(shown) && (
        <JobPage
          record={shown.record}
          state={state}
          messages={messages}
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
  readonly messages: DryingJobMessages;
  readonly locale: Locale;
  readonly erase: () => void;
}

/** One job, section by section: first what has to be set up, in order; on a job that is set up, the visits. */
function JobPage({ record, state, messages, locale, erase }: JobPageProps) {
  const [open, setOpen] = useState<string | null>(null);
  const form = useMemo(() => jobFormOf(messages, locale), [messages, locale]);
  const { actions } = state;
  // Decided once, so that no section moves while something is typed into it.
  const [isSetUp] = useState(() => record.visits.length > 0 || (record.rooms.length > 0 && record.points.length > 0));
  const part = useMemo((): SectionProps => {
    const job = jobOf(record);
    return { record, state: actions, messages, locale, form, job, derived: derive(job), open, setOpen };
  }, [record, actions, messages, locale, form, open]);
  useEffect(() => {
    if (recordIn(window.location.hash).part === 'send') document.getElementById('job-send')?.scrollIntoView();
  }, []);
  return (
    <div>
      <PrintHead title={record.title} letterhead={messages.letterhead} />
      <FieldInput
        field={{ kind: 'text', most: mostTitle }}
        name="title"
        label={messages.name}
        value={record.title}
        options={[]}
        suggestions={[]}
        messages={messages}
        locale={locale}
        edit={(title) => void state.edit({ kind: 'title', title: String(title) })}
      />
      <JobSaveStatus state={state} messages={messages} locale={locale} />
      <JobSteps record={record} messages={messages} />
      {isSetUp && <DailyWork {...part} />}
      <Site {...part} />
      <Rooms {...part} />
      <Points {...part} />
      <EquipmentList {...part} />
      {!isSetUp && <DailyWork {...part} />}
      <ExportPanel {...part} erase={erase} />
      <UndoBar state={state} messages={messages} />
      <JobBar messages={messages} />
    </div>
  );
}

/** What each day on site needs: the verdict, the visits and the charts. */
function DailyWork(part: SectionProps) {
  return (
    <>
      <JobStatus {...part} />
      <Visits {...part} />
      <DeferredCharts {...part} />
    </>
  );
}

/** Charts render deferred, so that typing stays responsive. */
function DeferredCharts(part: SectionProps) {
  return <Charts {...useDeferredValue(part)} />;
}

function JobSaveStatus({
  state: { saving },
  messages: { kept, errors },
  locale,
}: {
  readonly state: Pick<OpenState<unknown, never>, 'saving'>;
  readonly messages: DryingJobMessages;
  readonly locale: Locale;
}) {
  const isRefused = useHasInvalidFields();
  const hasError = saving !== 'saved' && saving !== 'saving';
  const error =
    hasError && (Object.hasOwn(errors, saving) ? errors[saving as keyof typeof errors] : errors['bad-value']);
  return (
    <div className={`${styles.saveStatus} no-print`}>
      <p>
        <strong>{kept.only}</strong> <span role="status">{hasError ? '' : kept[isRefused ? 'notTaken' : saving]}</span>{' '}
        <button type="button" className={styles.link} onClick={() => goToSection('send')}>
          {kept.save}
        </button>
      </p>
      {error && (
        <p className={styles.error} role="alert">
          {t(error, { most: shape.mostRows }, locale)}
        </p>
      )}
    </div>
  );
}
