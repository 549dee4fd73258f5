import { useRef, useState } from 'react';
import type { JobRecord } from '#core/drying-job/kept/record.ts';
import { loadComparing } from './load-comparing.ts';

/** A job that was read, or why it was not. */
export type JobGiven =
  | { readonly kind: 'none' }
  | { readonly kind: 'job'; readonly record: JobRecord; readonly leftOut: number }
  | { readonly kind: 'fault'; readonly error: 'not-a-record' | 'newer' | 'not-loaded' };

const none: JobGiven = { kind: 'none' };

/** The job of this window. `settled` resolves to the one that was asked for last, once it is read. */
export function useJob() {
  const [job, setJob] = useState(none);
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
    takeFile: (file: Blob) => take(jobIn(file)),
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
    () => ({ kind: 'fault', error: 'not-loaded' }),
  );
}
