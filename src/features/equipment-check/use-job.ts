import { useRef, useState } from 'react';
import type { JobRecord } from '#core/drying-job/record/record.ts';
import { loadCompare } from './load-compare.ts';

/** The chosen job, or the error that occurred when reading it. */
export type JobState =
  | { readonly kind: 'none' }
  | { readonly kind: 'job'; readonly record: JobRecord; readonly leftOut: number }
  | { readonly kind: 'error'; readonly error: 'not-a-record' | 'newer' | 'not-loaded' };

const none: JobState = { kind: 'none' };
const notLoaded: JobState = { kind: 'error', error: 'not-loaded' };

/** The jobs of this device and the component that lists them, which are not part of the initial load. */
async function loadSavedJobs() {
  const { SavedJobs, savedJobs } = await import('./SavedJobs.tsx');
  return { SavedJobs, jobs: await savedJobs() };
}

/** The drying job of this window. `settled` resolves to the last chosen one, once it is read. */
export function useJob() {
  const [job, setJob] = useState(none);
  const [saved, setSaved] = useState<Awaited<ReturnType<typeof loadSavedJobs>> | null>(null);
  const latest = useRef(Promise.resolve(none));
  const choose = async (reading: Promise<JobState>) => {
    latest.current = reading;
    const read = await reading;
    // Another job may have been chosen meanwhile.
    if (latest.current === reading) setJob(read);
    return read;
  };
  return {
    job,
    /** The jobs of this device, once requested. */
    saved,
    loadSaved: () => void loadSavedJobs().then(setSaved, () => choose(Promise.resolve(notLoaded))),
    importFile: (file: Blob) => choose(readJob(file)),
    chooseSaved: (record: JobRecord) => choose(Promise.resolve({ kind: 'job', record, leftOut: 0 })),
    drop: () => choose(Promise.resolve(none)),
    settled: () => latest.current,
  };
}

function readJob(file: Blob): Promise<JobState> {
  return loadCompare().then(
    async ({ readJobFile }): Promise<JobState> => {
      const read = await readJobFile(file);
      if (read.ok) return { kind: 'job', record: read.record, leftOut: read.leftOut };
      return { kind: 'error', error: read.error };
    },
    () => notLoaded,
  );
}
