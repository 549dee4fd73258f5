import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Locale } from '#content/locale/locale.ts';
import type { DryingJobWords } from '#content/words/claim-words.ts';
import { derive } from '#core/drying-job/derive.ts';
import { jobOf } from '#core/drying-job/kept/job-of.ts';
import type { JobEdit, JobRecord } from '#core/drying-job/kept/record.ts';
import { mostTitle } from '#core/record/shape.ts';
import { recordIn } from '../../../device/store/late/record-address.ts';
import { FieldInput } from '../../record/form/FieldInput.tsx';
import { PrintHead } from '../../record/print/PrintHead.tsx';
import styles from '../../record/record.module.css';
import { UndoBar } from '../../record/UndoBar.tsx';
import type { OpenState } from '../../record/use-record.ts';
import { Charts } from '../charts/Charts.tsx';
import { Machines } from '../plan/Machines.tsx';
import { Points } from '../plan/Points.tsx';
import { Rooms } from '../plan/Rooms.tsx';
import { Send } from '../send/Send.tsx';
import { Visits } from '../visits/Visits.tsx';
import { jobFormOf } from './form.ts';
import { JobKeeping } from './JobKeeping.tsx';
import type { PartProps } from './part.ts';
import { Site } from './Site.tsx';
import { State } from './State.tsx';

interface JobPageProps {
  readonly record: JobRecord;
  readonly state: OpenState<JobRecord, JobEdit>;
  readonly words: DryingJobWords;
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
