import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { JobRecord } from '#core/drying-job/kept/record.ts';
import type { EquipmentCheck as Check } from '#core/equipment-check/check.ts';
import { blankCheck, type CheckError, type TypedCheck } from '#core/equipment-check/input.ts';
import { forgetCheck, keepCheck, readCheck } from './kept-check.ts';
import { type Comparing, loadComparing } from './load-comparing.ts';

/** What can be wrong after a press. */
export type Fault = CheckError | 'not-loaded';

/** What the last press gave. */
export type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'fault'; readonly error: Fault; readonly field: string }
  | {
      readonly kind: 'check';
      readonly check: Check;
      readonly Answer: Comparing['CheckAnswer'];
      readonly typed: TypedCheck;
      readonly record: JobRecord | null;
    };

/** A job that was read out of a file, or why it was not. */
export type JobFile =
  | { readonly kind: 'none' }
  | { readonly kind: 'job'; readonly record: JobRecord; readonly leftOut: number }
  | { readonly kind: 'fault'; readonly error: 'not-a-record' | 'newer' | 'not-loaded' };

const none = { kind: 'none' } as const;

/** The state of the check: what was typed and is kept, the file of this window, and what the press gave. */
export function useCheck() {
  const [typed, setTyped] = useState(blankCheck);
  const [cleared, setCleared] = useState<TypedCheck | null>(null);
  const [job, setJob] = useState<JobFile>(none);
  const [outcome, setOutcome] = useState<Outcome>(none);
  const [lasts, setLasts] = useState(true);
  const [isComparing, setIsComparing] = useState(false);
  const record = job.kind === 'job' ? job.record : null;

  useEffect(() => {
    void readCheck().then(({ kept, lasts }) => {
      setLasts(lasts);
      // What was typed while the device was asked wins.
      if (kept) setTyped((current) => (current === blankCheck ? kept : current));
    });
  }, []);

  const keep = (next: TypedCheck) => {
    setTyped(next);
    setCleared(null);
    void keepCheck(next);
  };

  return {
    typed,
    job,
    outcome,
    lasts,
    isComparing,
    canUndo: cleared !== null,
    isOld: outcome.kind === 'check' && (outcome.typed !== typed || outcome.record !== record),
    edit: (change: Partial<TypedCheck>) => keep({ ...typed, ...change }),
    takeFile: async (file: Blob) => setJob(await jobIn(file)),
    dropFile: () => setJob(none),
    /** Compares once the rules are here. What it gives is on the page when it resolves. */
    compare: async (): Promise<Outcome> => {
      setIsComparing(true);
      const next = await outcomeOf(typed, record);
      flushSync(() => {
        setIsComparing(false);
        setOutcome(next);
      });
      return next;
    },
    clear: () => {
      setTyped({ ...blankCheck });
      setCleared(typed);
      setJob(none);
      setOutcome(none);
      void forgetCheck();
    },
    undo: () => cleared && keep(cleared),
  };
}

export type CheckState = ReturnType<typeof useCheck>;

function outcomeOf(typed: TypedCheck, record: JobRecord | null): Promise<Outcome> {
  return loadComparing().then(
    ({ compare, CheckAnswer: Answer }): Outcome => {
      const found = compare(typed, record);
      if (found.ok) return { kind: 'check', check: found.check, Answer, typed, record };
      return { kind: 'fault', error: found.error, field: found.fields[0] ?? '' };
    },
    (): Outcome => ({ kind: 'fault', error: 'not-loaded', field: '' }),
  );
}

function jobIn(file: Blob): Promise<JobFile> {
  return loadComparing().then(
    async ({ jobInFile }): Promise<JobFile> => {
      const read = await jobInFile(file);
      if (read.ok) return { kind: 'job', record: read.record, leftOut: read.leftOut };
      return { kind: 'fault', error: read.error };
    },
    () => ({ kind: 'fault', error: 'not-loaded' }),
  );
}
