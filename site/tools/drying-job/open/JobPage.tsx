import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '#content/locale/locale.ts';
import type { DryingJobWords } from '#content/words/claim-words.ts';
import { derive } from '#core/drying-job/derive.ts';
import { jobOf } from '#core/drying-job/kept/job-of.ts';
import type { JobEdit, JobRecord } from '#core/drying-job/kept/record.ts';
import { mostTitle } from '#core/record/shape.ts';
import { recordIn } from '../../../device/records/record-address.ts';
import { FieldInput } from '../../record/form/FieldInput.tsx';
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
  const job = useMemo(() => jobOf(record), [record]);
  const derived = useMemo(() => derive(job), [job]);
  const part = { record, state, words, locale, form, job, derived, open, setOpen };
  useEffect(() => {
    if (recordIn(window.location.hash).part === 'send') document.getElementById('job-send')?.scrollIntoView();
  }, []);
  return (
    <div className={styles.record}>
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
      {derived.visits.length > 0 && <State {...part} />}
      <Visits {...part} />
      {derived.visits.length > 0 && <Charts {...part} />}
      <Rooms {...part} />
      <Points {...part} />
      <Machines {...part} />
      <Site {...part} />
      <Send {...part} erase={erase} />
      <UndoBar state={state} words={words} />
    </div>
  );
}
