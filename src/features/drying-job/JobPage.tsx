import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import { derive } from '#core/drying-job/derive.ts';
import { jobOf } from '#core/drying-job/record/job-of.ts';
import type { JobEdit, JobRecord } from '#core/drying-job/record/record.ts';
import { mostTitle } from '#core/records/shape.ts';
import { recordIn } from '../../lib/storage/record-address.ts';
import { FieldInput } from '../records/form/FieldInput.tsx';
import { PrintHead } from '../records/PrintHead.tsx';
import styles from '../records/record.module.css';
import { UndoBar } from '../records/UndoBar.tsx';
import type { OpenState } from '../records/use-record.ts';
import { Charts } from './charts/Charts.tsx';
import { Send } from './export/ExportPanel.tsx';
import { jobFormOf } from './form.ts';
import { JobKeeping } from './JobSaveStatus.tsx';
import { Site } from './JobSite.tsx';
import { State } from './JobStatus.tsx';
import { Machines } from './plan/EquipmentList.tsx';
import { Points } from './plan/MoisturePoints.tsx';
import { Rooms } from './plan/Rooms.tsx';
import type { PartProps } from './section-props.ts';
import { Visits } from './visits/Visits.tsx';

interface JobPageProps {
  readonly record: JobRecord;
  readonly state: OpenState<JobRecord, JobEdit>;
  readonly words: DryingJobMessages;
  readonly locale: Locale;
  readonly erase: () => void;
}

/** One job, part by part: what is done each day stands on top. */
export function JobPage({ record, state, words, locale, erase }: JobPageProps) {
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
