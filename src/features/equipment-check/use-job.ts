import { useRef, useState } from 'react';
import type { JobRecord } from '#core/drying-job/record/record.ts';
import { loadComparing } from './load-compare.ts';

/** A job that was read, or why it was not. */
export type JobGiven =
  | { readonly kind: 'none' }
  | { readonly kind: 'job'; readonly record: JobRecord; readonly leftOut: number }
  | { readonly kind: 'fault'; readonly error: 'not-a-record' | 'newer' | 'not-loaded' };

const none: JobGiven = { kind: 'none' };
const notLoaded: JobGiven = { kind: 'fault', error: 'not-loaded' };

/** The jobs of this device and what shows them: neither is part of the first load. */
async function keptOnDevice() {
  const { SavedJobs, savedJobs } = await import('./SavedJobs.tsx');
  return { SavedJobs, jobs: await savedJobs() };
}

/** The job of this window. `settled` resolves to the one that was asked for last, once it is read. */
export function useJob() {
  const [job, setJob] = useState(none);
  const [kept, setKept] = useState<Awaited<ReturnType<typeof keptOnDevice>> | null>(null);
  const latest = useRef(Promise.resolve(none));
  const take = async (reading: Promise<JobGiven>) => {
    latest.current = reading;
    const read = await reading;
    // Another one may have been chosen meanwhile.
    if (latest.current === reading) setJob(read);
    return read;
  };
  return {
    job,
    /** The jobs of this device, once somebody asked for them. */
    kept,
    look: () => void keptOnDevice().then(setKept, () => take(Promise.resolve(notLoaded))),
    importFile: (file: Blob) => take(jobIn(file)),
    takeKept: (record: JobRecord) => take(Promise.resolve({ kind: 'job', record, leftOut: 0 })),
    drop: () => take(Promise.resolve(none)),
    settled: () => latest.current,
  };
}

function jobIn(file: Blob): Promise<JobGiven> {
  return loadComparing().then(
    async ({ jobInFile }): Promise<JobGiven> => {
      const read = await jobInFile(file);
      if (read.ok) return { kind: 'job', record: read.record, leftOut: read.leftOut };
      return { kind: 'fault', error: read.error };
    },
    () => notLoaded,
  );
}
